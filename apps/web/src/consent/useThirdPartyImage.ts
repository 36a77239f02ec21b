import { useConsentChoice, useTimeout } from '@portfolio/behaviors';
import { settings } from '@portfolio/content';
import { useState } from 'react';

/**
 * Loads a third-party image. If the visitor rejected cookies, the image loads on click.
 * @returns `state`, `isWanted` (true if the image may be rendered) and event handlers
 */
export function useThirdPartyImage() {
  const { choice, isKnown } = useConsentChoice(settings.cookies.storageKey);
  const [outcome, setOutcome] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [isRequested, setIsRequested] = useState(false);

  const isWaiting = choice === 'rejected' && !isRequested;
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
    onShow: () => setIsRequested(true),
  };
}
