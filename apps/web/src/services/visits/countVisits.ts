import { listen, readStored, subscribeToStorage } from '@portfolio/behaviors';
import { settings, type AnalyticsService } from '@portfolio/content';
import { pageChangeEvent } from '../../navigation/pageChange';
import { counters } from './counters';

/** Whether the visitor's browser asks not to be counted. */
export function asksForPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Resolves after Accept in the cookie banner. Reject afterwards reloads the page, because a script cannot be unloaded. */
function consent(): Promise<void> {
  const { storageKey, hideDelayMs } = settings.cookies;
  return new Promise((resolve) => {
    let isAccepted = false;
    const look = () => {
      const choice = readStored(storageKey);
      if (choice === 'true') {
        isAccepted = true;
        resolve();
      } else if (choice === 'rejected' && isAccepted) {
        setTimeout(() => window.location.reload(), hideDelayMs);
      }
    };
    subscribeToStorage(look);
    look();
  });
}

/** Resolves when the page has loaded and the browser has nothing else to do. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  // Safari has no idle callback.
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(resolve, { timeout: 3000 })
      : setTimeout(resolve, 300),
  );
}

/** Adds a script to the page. @returns resolves to `false` if it is blocked or unreachable */
function addScript(src: string, attributes: Readonly<Record<string, string>>): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
    script.async = true;
    script.src = src;
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

/**
 * Loads the owner's analytics and counts this page and every page that the visitor goes on to. Does nothing where the browser asks for
 * privacy (Do Not Track, Global Privacy Control), and stays silent where the script is blocked.
 */
export async function countVisits(service: AnalyticsService): Promise<void> {
  if (service.provider === 'none' || asksForPrivacy()) return;
  if (service.provider === 'script' && service.needsConsent) await consent();
  await idle();
  const { src, attributes, prepare, count } = counters(service);
  prepare?.();
  if (!(await addScript(src, attributes)) || !count) return;
  let { href } = window.location;
  count();
  listen(window, pageChangeEvent, () => {
    count(href);
    ({ href } = window.location);
  });
}
