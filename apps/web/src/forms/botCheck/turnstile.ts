import { settings } from '@portfolio/content';
import { loadScript } from '../../services/loadScript';
import { waitFor } from '../../services/waitFor';

interface TurnstileApi {
  render(container: HTMLElement, options: object): string;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

/** Minimum width of Turnstile's `flexible` widget. */
const flexibleWidthPx = 300;

export type TurnstileState = 'waiting' | 'shown' | 'passed' | 'unavailable' | 'failed';

export type TurnstileWidget = ReturnType<typeof startTurnstile>;

/**
 * Loads Turnstile and renders its widget. Never throws.
 * @param container element for the widget; the form around it receives the token as a hidden field
 */
export function startTurnstile({
  container,
  siteKey,
  onState,
}: {
  container: HTMLElement;
  siteKey: string;
  onState: (state: TurnstileState) => void;
}) {
  const controller = new AbortController();
  let widgetId: string | undefined;
  const report = (state: TurnstileState) => {
    if (!controller.signal.aborted) onState(state);
  };
  const renew = () => {
    if (widgetId === undefined || controller.signal.aborted) return;
    report('shown');
    window.turnstile?.reset(widgetId);
  };

  // `waitFor` below handles failures, and times out if a blocker serves an empty script.
  if (!window.turnstile) loadScript(scriptUrl).catch(() => undefined);
  waitFor(() => window.turnstile, { ...settings.botCheck, signal: controller.signal }).then(
    (turnstile) => {
      if (controller.signal.aborted) return;
      report('shown');
      widgetId = turnstile.render(container, {
        sitekey: siteKey,
        theme: 'light',
        size: container.clientWidth < flexibleWidthPx ? 'compact' : 'flexible',
        'refresh-expired': 'manual',
        callback: () => report('passed'),
        'expired-callback': renew,
        'timeout-callback': renew,
        'error-callback': () => {
          report('failed');
          return true; // Marks the error as handled.
        },
        'unsupported-callback': () => report('failed'),
      });
    },
    () => report('unavailable'),
  );
  report('waiting');

  return {
    /** Requests a new token; each token works once. */
    reset: renew,
    stop: () => {
      controller.abort();
      if (widgetId !== undefined) window.turnstile?.remove(widgetId);
    },
  };
}
