import { useIsHydrated } from '../environment/useClientValue';
import { useTimeout } from '../time/useTimeout';
import { readMemory, useStoredText, writeMemory, writeStored } from './storage';

/**
 * Returns the visitor's consent to third-party content.
 *
 * @returns `choice`, which is `null` if no valid choice is stored, and `isKnown`, which is `false` on the server and until hydration; load
 * nothing while `isKnown` is `false`
 */
export function useConsentChoice(storageKey: string) {
  const stored = useStoredText(storageKey);
  const choice = stored === 'true' ? 'accepted' : stored === 'rejected' ? 'rejected' : null;
  return { choice, isKnown: useIsHydrated() } as const;
}

/**
 * Manages the cookie banner. A choice applies at once, in every component and tab; the banner hides shortly after. Uses no React context,
 * because a context that changes right after hydration would make React hydrate everything below its provider in one task.
 *
 * @param storageKey storage key of the choice. The stored value is `true` for acceptance and `rejected` for rejection
 * @param hideDelayMs delay before the banner hides after a choice, in ms
 */
export function useConsent({
  storageKey,
  hideDelayMs,
}: {
  storageKey: string;
  hideDelayMs: number;
}) {
  const { choice, isKnown } = useConsentChoice(storageKey);
  const bannerKey = `${storageKey}:banner`;
  const banner = useStoredText(bannerKey, readMemory);
  const setBanner = (next: 'asNeeded' | 'reopened' | 'hiding') => writeMemory(bannerKey, next);
  useTimeout(() => setBanner('asNeeded'), banner === 'hiding' ? hideDelayMs : null);

  const choose = (value: string) => {
    writeStored(storageKey, value);
    setBanner('hiding');
  };
  return {
    choice,
    /** True if the visitor has not chosen, has reopened the banner or has just chosen; `false` until hydration. */
    isBannerShown: isKnown && (choice === null || banner === 'reopened' || banner === 'hiding'),
    isReopened: banner === 'reopened',
    accept: () => choose('true'),
    reject: () => choose('rejected'),
    /** Shows the banner again. The earlier choice applies until the visitor makes a new one. */
    reopen: () => setBanner('reopened'),
  };
}
