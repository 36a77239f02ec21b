import { useConsentChoice } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { useEffect, useState, type ComponentType } from 'react';

/** Where a service stands. `ready` once its script has started. */
export type ServiceOutcome = 'loading' | 'ready' | 'failed';

/** What the part of the page gets that loads and shows a service; its code comes with the service, not before. */
export interface ServicePartProps {
  /** How often the visitor has asked for it. */
  asked: number;
  onOutcome(outcome: ServiceOutcome): void;
}

/**
 * The gate before another company's service: after Accept it loads by itself; before a choice and after Reject it loads when the visitor
 * asks for it.
 *
 * @param wasAsked whether the visitor has asked for it on an earlier page; left out where asking is for the page alone
 * @param failure said when a service that was asked for does not come
 * @returns the part to render with `partProps`, while there is one; what to call when it is asked for, also after a failure; and what
 * to tell whoever has asked
 */
export function useService<Props extends ServicePartProps>({
  wasAsked,
  failure,
  load,
}: {
  wasAsked?: () => boolean;
  failure: string;
  load: () => Promise<{ Part: ComponentType<Props> }>;
}) {
  const { choice, isKnown } = useConsentChoice(settings.cookies.storageKey);
  const [asked, setAsked] = useState(0);
  const [outcome, setOutcome] = useState<ServiceOutcome>();
  const [attempt, setAttempt] = useState(0);
  const [Part, setPart] = useState<ComponentType<Props>>();

  const isWanted = isKnown && (asked > 0 || choice === 'accepted' || wasAsked?.() === true);

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setPart(() => module.Part),
      () => isCurrent && setOutcome('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, attempt, load]);

  const ask = () => {
    setAsked(asked + 1);
    if (outcome === 'failed') {
      setOutcome(undefined);
      setAttempt(attempt + 1);
    }
  };
  const words = { loading: WORDS.services.loading, ready: '', failed: failure };
  return {
    Part: outcome === 'failed' ? undefined : Part,
    partKey: attempt,
    partProps: { asked, onOutcome: setOutcome },
    ask,
    outcome,
    status: asked > 0 ? words[outcome ?? 'loading'] : '',
  };
}
