import { listen, readStored, subscribeToStorage } from '@portfolio/behaviors';
import { settings, type AnalyticsService } from '@portfolio/content';
import { routeChangeEvent } from '../../navigation/routeChange';
import { loadScript } from '../loadScript';
import { counterFor } from './counters';

/** Returns true if the visitor has opted out of tracking (Do Not Track, Global Privacy Control). */
export function optsOutOfTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Waits until the visitor accepts cookies. A later rejection reloads the page, because a script cannot be unloaded. */
function waitForConsent(): Promise<void> {
  const { storageKey, hideDelayMs } = settings.cookies;
  return new Promise((resolve) => {
    let isAccepted = false;
    const check = () => {
      const choice = readStored(storageKey);
      if (choice === 'true') {
        isAccepted = true;
        resolve();
      } else if (choice === 'rejected' && isAccepted) {
        setTimeout(() => window.location.reload(), hideDelayMs);
      }
    };
    subscribeToStorage(check);
    check();
  });
}

async function waitUntilIdle(): Promise<void> {
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

/** Loads the configured analytics and counts page views. Does nothing in development, or if the visitor has opted out of tracking. */
export async function countPageViews(service: AnalyticsService): Promise<void> {
  if (service.provider === 'none' || import.meta.env.DEV || optsOutOfTracking()) return;
  if (service.provider === 'script' && service.needsConsent) await waitForConsent();
  await waitUntilIdle();
  const { src, attributes, prepare, count } = counterFor(service);
  prepare?.();
  try {
    await loadScript(src, attributes, false);
  } catch {
    return; // The script is blocked or unreachable.
  }
  if (!count) return;
  let { href } = window.location;
  count();
  listen(window, routeChangeEvent, () => {
    count(href);
    ({ href } = window.location);
  });
}
