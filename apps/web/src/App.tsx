import { OverlayProvider } from '@portfolio/behaviors';
import { UiProvider } from '@portfolio/ui';
import { RouterLink } from './navigation/RouterLink';
import { RouteView } from './navigation/RouteView';
import type { PageStore } from './navigation/pageStore';
import { Shell } from './shell/Shell';

/** The site inside a router: what stands on every page, and the page of the current address. */
export function App({ store, artBase }: { store: PageStore; artBase: string }) {
  return (
    <UiProvider artBase={artBase} base={import.meta.env.BASE_URL} link={RouterLink}>
      <OverlayProvider>
        <Shell store={store}>
          <RouteView store={store} />
        </Shell>
      </OverlayProvider>
    </UiProvider>
  );
}
