import type { BotCheckService } from '@portfolio/content';
import { useEffect, useRef, useState } from 'react';
import type { HiddenField } from '../connection';
import type { TurnstileState, TurnstileWidget } from './turnstile';

/** Id of the element inside the form that the provider draws into. */
export const botCheckId = 'bot-check';

/** `idle` until the form is touched. */
export type BotCheckPhase = 'idle' | TurnstileState;

/** The field that a form sends in place of a token when there is none to be had, and what it says. */
const botCheckField = 'bot-check';
const unsolved = 'not solved';

/** Whether a token may still come. */
const isPending = (phase: BotCheckPhase) => phase === 'waiting' || phase === 'shown';

/** The bot check of a form. It never keeps a message back for longer than the provider takes to answer. */
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

  const goOn = () => {
    for (const resolve of run.current.waiting.splice(0)) resolve();
  };
  const onState = (state: BotCheckPhase) => {
    run.current.phase = state;
    setPhase(state);
    if (!isPending(state)) goOn();
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
    /** Loads the check; call it when the form is first touched. Further calls do nothing. */
    start,
    /**
     * Resolves when the form may be sent: with nothing once there is a token, which the widget puts into the form, or else
     * with the field that says why there is none.
     */
    result: async (): Promise<HiddenField | undefined> => {
      if (service.provider === 'none') return undefined;
      start();
      if (isPending(run.current.phase)) {
        await new Promise<void>((resolve) => run.current.waiting.push(resolve));
      }
      const { phase: outcome } = run.current;
      if (outcome === 'passed') return undefined;
      return { name: botCheckField, value: isPending(outcome) ? unsolved : outcome };
    },
    /** Lets what waits for the check go on without it. */
    skip: goOn,
    /** Asks for a new token. */
    renew: () => run.current.widget?.reset(),
  };
}
