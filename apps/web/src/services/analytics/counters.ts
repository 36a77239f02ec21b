import type { AnalyticsService } from '@portfolio/content';

interface Counter {
  src: string;
  attributes: Readonly<Record<string, string>>;
  prepare?(): void;
  /** Counts the current page view; omitted if the script counts automatically. `from` is the previous page on this site. */
  count?(from?: string): void;
}

type PlausibleQueue = ((...call: unknown[]) => void) & {
  q?: unknown[][];
  o?: object;
  init?(options?: object): void;
};

declare global {
  interface Window {
    plausible?: PlausibleQueue;
    umami?: { track(change?: (view: object) => object): Promise<unknown> };
    goatcounter?: { count?(view: Record<string, string>): void };
  }
}

/** Runs the snippet from Plausible's dashboard. Older versions of Plausible's script ignore the snippet. */
function preparePlausible() {
  const queue: PlausibleQueue = (...call) => void (queue.q ??= []).push(call);
  queue.init = (options = {}) => void (queue.o = options);
  window.plausible ??= queue;
  window.plausible.init?.();
}

/** Omits the query, which only filters the page. */
const path = () => window.location.pathname;

/** Returns a provider's counter, configured according to the provider's documentation. */
export function counterFor(service: Exclude<AnalyticsService, { provider: 'none' }>): Counter {
  switch (service.provider) {
    case 'plausible':
      // The script detects route changes itself, and ignores the query.
      return {
        src: service.scriptUrl,
        attributes: { 'data-domain': service.domain },
        prepare: preparePlausible,
      };
    case 'umami':
      return {
        src: service.scriptUrl,
        attributes: {
          'data-website-id': service.websiteId,
          // Automatic counting would count each letter typed into a filter, because the URL contains filters.
          'data-auto-track': 'false',
          // Without this, Umami would store a visitor id.
          'data-identity-stitching': 'false',
        },
        count: (from) =>
          void window.umami?.track(
            from === undefined
              ? undefined
              : (view) => ({ ...view, url: path(), title: document.title, referrer: from }),
          ),
      };
    case 'goatcounter':
      return {
        src: service.scriptUrl,
        attributes: {
          'data-goatcounter': service.endpoint,
          'data-goatcounter-settings': '{"no_onload":true}',
        },
        count: (from) =>
          window.goatcounter?.count?.({
            path: path(),
            ...(from !== undefined && { referrer: from }),
          }),
      };
    case 'script':
      return { src: service.src, attributes: service.attributes };
  }
}
