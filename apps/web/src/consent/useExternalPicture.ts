import { useConsentChoice, useTimeout } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { useState } from 'react';

/**
 * A picture that another site draws and that the page is about: it loads unless the visitor chose Reject, then it waits for a
 * click, and after an error or too long a silence there is a fallback.
 *
 * @returns `state`; `isWanted`, whether the address may be put into the page; and what to call when things happen.
 */
export function useExternalPicture() {
  const { choice, isKnown } = useConsentChoice(settings.cookies.storageKey);
  const [outcome, setOutcome] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [isAskedFor, setIsAskedFor] = useState(false);

  const isWaiting = choice === 'rejected' && !isAskedFor;
  const state = isWaiting ? ('waiting' as const) : outcome;
  useTimeout(
    () => setOutcome('failed'),
    isKnown && state === 'loading' ? settings.externalPictures.giveUpMs : null,
  );

  return {
    state,
    isWanted: isKnown && !isWaiting,
    onLoad: () => setOutcome('shown'),
    onError: () => setOutcome('failed'),
    onRetry: () => setOutcome('loading'),
    onShow: () => setIsAskedFor(true),
  };
}
