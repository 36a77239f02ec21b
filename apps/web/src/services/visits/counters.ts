import type { AnalyticsService } from '@portfolio/content';

/** How a provider's script is loaded and told of pages. */
interface Counter {
  /** Address of the script. */
  src: string;
  /** Attributes of its element. */
  attributes: Readonly<Record<string, string>>;
  /** Prepares the window before the script runs. */
  prepare?(): void;
  /** Counts the page that is open; left out where the script does so. `from` is the page that the visitor came from within the site. */
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

/** The snippet that Plausible's dashboard shows; scripts with an older address ignore it. */
function preparePlausible() {
  const queue: PlausibleQueue = (...call) => void (queue.q ??= []).push(call);
  queue.init = (options = {}) => void (queue.o = options);
  window.plausible ??= queue;
  window.plausible.init?.();
}

/** Path of the open page. Its query only filters what is shown. */
const path = () => window.location.pathname;

/** Returns how a provider counts, as it documents it. */
export function counters(service: Exclude<AnalyticsService, { provider: 'none' }>): Counter {
  switch (service.provider) {
    case 'plausible':
      // The script itself follows the browser's history, by path.
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
          // By itself it would count each letter typed into a filter, which the address keeps.
          'data-auto-track': 'false',
          // By itself it would store an id of the visitor.
          'data-identity-stitching': 'false',
          ...(service.hostUrl && { 'data-host-url': service.hostUrl }),
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
