import { UiProvider, type UiProviderProps } from '@portfolio/ui';
import { artBase } from './artBase';
import { MultilingualLink, RouterLink } from './navigation/RouterLink';
import { RouteView } from './navigation/RouteView';
import type { PageStore } from './navigation/pageStore';
import { PageStoreContext } from './navigation/usePageChange';
import { Shell } from './shell/Shell';

interface AppProps extends Pick<UiProviderProps, 'hasDrawing'> {
  store: PageStore;
}

/** Renders the shared shell and the current page. Requires a router. */
export function App({ store, hasDrawing }: AppProps) {
  return (
    <UiProvider
      artBase={artBase}
      hasDrawing={hasDrawing}
      base={import.meta.env.BASE_URL}
      link={import.meta.env.VITE_HAS_LANGUAGES !== 'no' ? MultilingualLink : RouterLink}
    >
      <PageStoreContext value={store}>
        <Shell store={store}>
          <RouteView store={store} />
        </Shell>
      </PageStoreContext>
    </UiProvider>
  );
}
