import { settings } from '@portfolio/content';
import { loadScript } from '../../services/loadScript';
import { waitFor } from '../../services/waitFor';

/** The part of Turnstile's interface that is used here, as its documentation has it. */
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

/** The least width of the `flexible` widget, which is 65 px high; the `compact` one has 150 × 140 px. */
const flexibleWidthPx = 300;

/** Where the check stands: on its way, to be solved, solved, not to be reached, or not passed. */
export type TurnstileState = 'waiting' | 'shown' | 'passed' | 'unavailable' | 'failed';

export type TurnstileWidget = ReturnType<typeof startTurnstile>;

/**
 * Loads Turnstile and draws its widget as soon as it can be. Never throws.
 *
 * @param container the element that the widget is drawn into; its form gets the token as a hidden field
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
  const stopped = new AbortController();
  let widgetId: string | undefined;
  const tell = (state: TurnstileState) => {
    if (!stopped.signal.aborted) onState(state);
  };
  const renew = () => {
    if (widgetId === undefined || stopped.signal.aborted) return;
    tell('shown');
    window.turnstile?.reset(widgetId);
  };

  // A script that does not come needs no answer here: `waitFor` below gives up on it by the clock, which also finds what some
  // blockers send in its place, an empty file.
  if (!window.turnstile) loadScript(scriptUrl).catch(() => undefined);
  waitFor(() => window.turnstile, { ...settings.botCheck, signal: stopped.signal }).then(
    (turnstile) => {
      if (stopped.signal.aborted) return;
      tell('shown');
      widgetId = turnstile.render(container, {
        sitekey: siteKey,
        theme: 'light',
        size: container.clientWidth < flexibleWidthPx ? 'compact' : 'flexible',
        'refresh-expired': 'manual',
        callback: () => tell('passed'),
        'expired-callback': renew,
        'timeout-callback': renew,
        'error-callback': () => {
          tell('failed');
          return true; // It is dealt with.
        },
        'unsupported-callback': () => tell('failed'),
      });
    },
    () => tell('unavailable'),
  );
  tell('waiting');

  return {
    /** Asks for a new token: each is good for one attempt. */
    reset: renew,
    /** Takes the widget out of the page. */
    stop: () => {
      stopped.abort();
      if (widgetId !== undefined) window.turnstile?.remove(widgetId);
    },
  };
}
