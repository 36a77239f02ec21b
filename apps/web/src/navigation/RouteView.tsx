import { hrefTo } from '@portfolio/content';
import { ErrorScreen } from '@portfolio/ui';
import { Component, Suspense, use, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute, type RouteMatch } from '../routes';
import { clearCaches } from '../browser/registerServiceWorker';
import { PageLoadError, type PageStore } from './pageStore';
import { useRouteChange } from './useRouteChange';

interface BoundaryProps {
  match: RouteMatch;
  store: PageStore;
  children: ReactNode;
}

interface BoundaryState {
  error?: unknown;
  /** Its document cannot be fetched either. */
  isOutOfReach?: boolean;
}

/** The page that this document was opened with. */
let firstKey: string | undefined;

/**
 * Stands in for a page that could not be fetched or drawn. One that could not be fetched is most often one of an older deployment,
 * whose files are gone: then its document is opened, which names the new ones. Only where that is out of reach too, there is the error
 * screen.
 */
class PageErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};
  /** Opening the document again would not mend the page that it was opened with. */
  private readonly isFirst = (firstKey ??= this.props.match.key) === this.props.match.key;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch() {
    if (!this.mayReload()) return;
    fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => (ok ? this.retry() : this.setState({ isOutOfReach: true })),
      () => this.setState({ isOutOfReach: true }),
    );
  }

  /** A failed fetch stands until it is forgotten: whoever comes back gets another one. */
  override componentWillUnmount() {
    if (this.state.error) this.props.store.forget(this.props.match);
  }

  /** Whether opening the page's document may help, and is still to be tried. */
  mayReload = () =>
    this.state.error instanceof PageLoadError && !this.state.isOutOfReach && !this.isFirst;

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
    this.setState({ error: undefined, isOutOfReach: false });
  };

  override render() {
    if (!this.state.error) return this.props.children;
    // As high as a window: on a page that shrinks browsers keep the footer in view, and after the reload too.
    return this.mayReload() ? (
      <div style={{ minBlockSize: '100vh' }} />
    ) : (
      <FailedPage onRetry={this.retry} />
    );
  }
}

/** A page like any other: it has its title, takes the focus and is announced. */
function FailedPage({ onRetry }: { onRetry: () => void }) {
  useRouteChange({ title: WORDS.error.title, description: '', canonicalPath: null });
  return <ErrorScreen onRetry={onRetry} homeHref={hrefTo('home')} />;
}

/** Waits for the page, then shows it. */
function AwaitedPage({ match, store }: { match: RouteMatch; store: PageStore }) {
  const { page, data } = use(store.load(match));
  useRouteChange(page.head(data));
  return <page.Component data={data} />;
}

/**
 * The page of the current address. While the next one is being fetched, the present one stays; then the next fades in where motion
 * is allowed (`globalCss` sees to that).
 */
export function RouteView({ store }: { store: PageStore }) {
  const match = matchRoute(useLocation().pathname);
  return (
    <Suspense>
      <PageErrorBoundary key={match.key} match={match} store={store}>
        <AwaitedPage match={match} store={store} />
      </PageErrorBoundary>
    </Suspense>
  );
}
