import { UiProvider, type UiProviderProps } from '@portfolio/ui';
import { artBase } from './artBase';
import { RouterLink } from './navigation/RouterLink';
import { RouteView } from './navigation/RouteView';
import type { PageStore } from './navigation/pageStore';
import { Shell } from './shell/Shell';

interface AppProps extends Pick<UiProviderProps, 'hasDrawing'> {
  store: PageStore;
}

/** The site inside a router: what stands on every page, and the page of the current address. */
export function App({ store, hasDrawing }: AppProps) {
  return (
    <UiProvider
      artBase={artBase}
      hasDrawing={hasDrawing}
      base={import.meta.env.BASE_URL}
      link={RouterLink}
    >
      <Shell store={store}>
        <RouteView store={store} />
      </Shell>
    </UiProvider>
  );
}
