import { hrefTo } from '@portfolio/content';
import { ErrorScreen } from '@portfolio/ui';
import { Component, Suspense, use, ViewTransition, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '../routes';
import { clearCaches } from '../browser/registerServiceWorker';
import type { PageStore } from './pageStore';
import { useRouteChange } from './useRouteChange';

interface BoundaryProps {
  match: RouteMatch;
  store: PageStore;
  children: ReactNode;
}

/** Shows the error screen in place of a page that could not be fetched or drawn; leaving for another page clears it. */
class PageErrorBoundary extends Component<BoundaryProps, { error?: unknown; failedKey?: string }> {
  override state: { error?: unknown; failedKey?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** Tied to the page that failed, so that the next one starts afresh. */
  static getDerivedStateFromProps(
    props: BoundaryProps,
    state: { error?: unknown; failedKey?: string },
  ) {
    if (state.error && !state.failedKey) return { failedKey: props.match.key };
    if (state.failedKey && state.failedKey !== props.match.key) {
      return { error: undefined, failedKey: undefined };
    }
    return null;
  }

  /**
   * Online, the whole document is fetched anew: after a deployment only that brings the names of the new files. Offline that
   * would leave the visitor with the browser's own error page, so the missing part alone is asked for again.
   */
  retry = () => {
    if (navigator.onLine) {
      // Where storage is blocked there is no cache to clear either; the document is fetched anew all the same.
      void clearCaches(import.meta.env.BASE_URL)
        .catch(() => undefined)
        .then(() => window.location.reload());
      return;
    }
    this.props.store.forget(this.props.match);
    this.setState({ error: undefined, failedKey: undefined });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <ErrorScreen
        title={WORDS.error.title}
        message={WORDS.error.message}
        onRetry={this.retry}
        homeHref={hrefTo('home')}
      />
    );
  }
}

/** Waits for the page, then shows it. */
function AwaitedPage({ match, store }: { match: RouteMatch; store: PageStore }) {
  const { page, data } = use(store.load(match));
  useRouteChange(page.head(data));
  return <page.Component data={data} />;
}

/**
 * The page of the current address. While the next one is being fetched, the present one stays; then it fades into the next
 * where the browser can do that and motion is allowed (`globalCss` sees to that). What changes within a page does not fade:
 * filters have their own way.
 */
export function RouteView({ store }: { store: PageStore }) {
  const match = matchRoute(useLocation().pathname);
  return (
    <PageErrorBoundary match={match} store={store}>
      <Suspense>
        <ViewTransition key={match.key} default="none" enter="auto" exit="auto">
          <AwaitedPage match={match} store={store} />
        </ViewTransition>
      </Suspense>
    </PageErrorBoundary>
  );
}
