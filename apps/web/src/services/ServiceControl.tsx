import { useConsentChoice } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { ServiceButton } from '@portfolio/ui';
import { useEffect, useState, type ComponentType } from 'react';

/** Where a service stands. `ready` once its script has started. */
export type ServiceOutcome = 'loading' | 'ready' | 'failed';

/** What the part of the page gets that loads and shows a service; its code comes with the service, not before. */
export interface ServicePartProps {
  /** How often the visitor has pressed the service's button. */
  asked: number;
  onOutcome(outcome: ServiceOutcome): void;
}

/** Props of `ServiceControl`. */
interface ServiceControlProps {
  /** Whether the visitor has asked for it on an earlier page; left out where asking is for the page alone. */
  wasAsked?(): boolean;
  label: string;
  /** Said when a service that was asked for does not come. */
  failure: string;
  /** Whether the part itself stands in the button's place once it is there. */
  isReplaced?: boolean;
  load(): Promise<{ Part: ComponentType<ServicePartProps> }>;
}

/**
 * A button for another company's service, and the gate before it: after Accept the service loads by itself; before a choice and
 * after Reject it loads when the visitor presses the button.
 */
export function ServiceControl({
  wasAsked,
  label,
  failure,
  isReplaced,
  load,
}: ServiceControlProps) {
  const { choice, isKnown } = useConsentChoice(settings.cookies.storageKey);
  const [asked, setAsked] = useState(0);
  const [outcome, setOutcome] = useState<ServiceOutcome>();
  const [attempt, setAttempt] = useState(0);
  const [Part, setPart] = useState<ComponentType<ServicePartProps>>();

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
  return (
    <ServiceButton
      label={label}
      onClick={ask}
      status={asked > 0 ? words[outcome ?? 'loading'] : ''}
      isReplaced={isReplaced && outcome === 'ready'}
    >
      {Part && outcome !== 'failed' && <Part key={attempt} asked={asked} onOutcome={setOutcome} />}
    </ServiceButton>
  );
}
