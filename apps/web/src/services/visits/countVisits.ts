import { listen, readStored, subscribeToStorage } from '@portfolio/behaviors';
import { settings, type AnalyticsService } from '@portfolio/content';
import { pageChangeEvent } from '../../navigation/pageChange';
import { loadScript } from '../loadScript';
import { counterFor } from './counters';

/** Returns true if the browser asks not to be tracked (Do Not Track, Global Privacy Control). */
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

/** Resolves when the page has loaded and the browser is idle. */
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

/**
 * Loads the owner's analytics and counts this page and later ones. Does nothing in development, or if the browser asks for
 * privacy (Do Not Track, Global Privacy Control). Ignores a blocked script.
 */
export async function countVisits(service: AnalyticsService): Promise<void> {
  if (service.provider === 'none' || import.meta.env.DEV || asksForPrivacy()) return;
  if (service.provider === 'script' && service.needsConsent) await consent();
  await idle();
  const { src, attributes, prepare, count } = counterFor(service);
  prepare?.();
  try {
    await loadScript(src, attributes, false);
  } catch {
    return; // Blocked or unreachable.
  }
  if (!count) return;
  let { href } = window.location;
  count();
  listen(window, pageChangeEvent, () => {
    count(href);
    ({ href } = window.location);
  });
}
