import { hrefTo } from '@portfolio/content';
import { messages } from '@portfolio/messages';
import { ErrorScreen } from '@portfolio/ui';
import { Component, Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '../routes';
import { clearCaches } from '../browser/registerServiceWorker';
import { PageLoadError, type PageStore } from './pageStore';
import { useRouteChange } from './useRouteChange';

/** Keeps the footer below the fold while a page loads. */
const windowHeight = { minBlockSize: '100vh' };

interface BoundaryProps {
  match: RouteMatch;
  store: PageStore;
  children: ReactNode;
}

interface BoundaryState {
  error?: unknown;
  /** True if the page's HTML document cannot be fetched; a reload would not help. */
  isUnreachable?: boolean;
}

/** Key of the page that this document was opened with. */
let firstKey: string | undefined;

/**
 * Handles a page that failed to load or render. The boundary first reloads the document, because a deployment may have removed old files.
 * If a reload cannot help, the boundary renders an error screen.
 */
class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};
  /** True if this document was opened with this page; a reload would not help. */
  private readonly isFirst = (firstKey ??= this.props.match.key) === this.props.match.key;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    if (!this.canReload()) return;
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => (ok ? this.retry() : this.setState({ isUnreachable: true })),
      () => this.setState({ isUnreachable: true }),
    );
  }

  /** Forgets the failed fetch so that the next visit tries again. */
  override componentWillUnmount() {
    if (this.state.error) this.props.store.forget(this.props.match);
  }

  canReload = () =>
    this.state.error instanceof PageLoadError && !this.state.isUnreachable && !this.isFirst;

  /** When offline, fetches the page again, because a reload would show the browser's error page. */
  retry = () => {
    if (navigator.onLine) {
      // Reloads even if the caches cannot be cleared, for example because storage is blocked.
      void clearCaches(import.meta.env.BASE_URL)
        .catch(() => undefined)
        .then(() => window.location.reload());
      return;
    }
    this.props.store.forget(this.props.match);
    this.setState({ error: undefined, isUnreachable: false });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    return this.canReload() ? <div style={windowHeight} /> : <FailedPage onRetry={this.retry} />;
  }
}

function FailedPage({ onRetry }: { onRetry: () => void }) {
  useRouteChange({ title: messages.error.title, description: '', canonicalPath: null });
  return <ErrorScreen onRetry={onRetry} homeHref={hrefTo('home')} />;
}

function AwaitedPage({ match, store }: { match: RouteMatch; store: PageStore }) {
  const { page, data } = use(store.load(match));
  useRouteChange(page.head(data));
  return <page.Component data={data} />;
}

/** Renders the current page. The previous page stays visible until the new page has loaded. */
export function RouteView({ store }: { store: PageStore }) {
  const match = matchRoute(useLocation().pathname);
  return (
    // The fallback is visible only if Back leads to a page that must be fetched again.
    <Suspense fallback={<div style={windowHeight} />}>
      <PageErrorBoundary key={match.key} match={match} store={store}>
        <AwaitedPage match={match} store={store} />
      </PageErrorBoundary>
    </Suspense>
  );
}
