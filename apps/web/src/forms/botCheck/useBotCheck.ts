import type { BotCheckService } from '@portfolio/content';
import { useEffect, useRef, useState } from 'react';
import type { HiddenField } from '../connection';
import type { TurnstileState, TurnstileWidget } from './turnstile';

export const botCheckId = 'bot-check';

/** `idle` until the form gets focus. */
export type BotCheckPhase = 'idle' | TurnstileState;

/** Field sent if there is no token. The value is the reason. */
const botCheckField = 'bot-check';
const unsolvedReason = 'not solved';

const isPending = (phase: BotCheckPhase) => phase === 'waiting' || phase === 'shown';

/** Manages a form's bot check. A message waits until the check has a result or the visitor skips the check. */
export function useBotCheck(service: BotCheckService) {
  const [phase, setPhase] = useState<BotCheckPhase>('idle');
  const run = useRef({
    phase: 'idle' as BotCheckPhase,
    widget: undefined as TurnstileWidget | undefined,
    waiting: [] as (() => void)[],
  });

  useEffect(() => {
    const { current } = run;
    return () => {
      current.widget?.stop();
      Object.assign(current, { phase: 'idle', widget: undefined });
    };
  }, []);

  const stopWaiting = () => {
    for (const resolve of run.current.waiting.splice(0)) resolve();
  };
  const onState = (state: BotCheckPhase) => {
    run.current.phase = state;
    setPhase(state);
    if (!isPending(state)) stopWaiting();
  };

  const start = () => {
    if (service.provider === 'none' || run.current.phase !== 'idle') return;
    onState('waiting');
    import('./turnstile').then(
      ({ startTurnstile }) => {
        const container = document.getElementById(botCheckId);
        if (container) {
          run.current.widget = startTurnstile({ container, siteKey: service.siteKey, onState });
        }
      },
      () => onState('unavailable'),
    );
  };

  return {
    isConfigured: service.provider !== 'none',
    phase,
    /** Loads the check. Call this when the form gets focus; later calls do nothing. */
    start,
    /** Resolves when the form may be sent. If the check did not pass, the value is a hidden field with the reason. */
    result: async (): Promise<HiddenField | undefined> => {
      if (service.provider === 'none') return undefined;
      start();
      if (isPending(run.current.phase)) {
        await new Promise<void>((resolve) => run.current.waiting.push(resolve));
      }
      const { phase: outcome } = run.current;
      if (outcome === 'passed') return undefined;
      return { name: botCheckField, value: isPending(outcome) ? unsolvedReason : outcome };
    },
    skip: stopWaiting,
    renew: () => run.current.widget?.reset(),
  };
}
