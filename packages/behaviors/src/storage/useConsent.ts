import { useIsHydrated } from '../environment/useClientValue';
import { useTimeout } from '../time/useTimeout';
import { readMemory, useStoredText, writeMemory, writeStored } from './storage';

/**
 * Follows the visitor's choice on third parties, for parts that depend on it without showing the banner.
 *
 * @returns `choice`, where anything unknown in the storage counts as none; `isKnown`, `false` on the server and until hydration:
 *   nobody has looked yet, so nothing may load
 */
export function useConsentChoice(storageKey: string) {
  const stored = useStoredText(storageKey);
  const choice = stored === 'true' ? 'accepted' : stored === 'rejected' ? 'rejected' : null;
  return { choice, isKnown: useIsHydrated() } as const;
}

/**
 * The cookie banner's state. A choice applies at once, everywhere and in all tabs; the banner goes a moment later. Where
 * storage is blocked the choice holds until the page is left. Every component that uses it with the same options sees the same
 * banner, without a provider above them: a context that changes right after hydration would make React bring everything below
 * it alive in one go.
 *
 * @param storageKey holds `true` or `rejected`
 * @param hideDelayMs how long the banner stays after the choice, in ms
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
    /** From hydration on, until a while after the choice. */
    isBannerShown: isKnown && (choice === null || banner === 'reopened' || banner === 'hiding'),
    /** Whether the banner stands there because the visitor asked for it. */
    isReopened: banner === 'reopened',
    accept: () => choose('true'),
    reject: () => choose('rejected'),
    /** Shows the banner again, for the footer's link. The earlier choice holds until there is a new one. */
    reopen: () => setBanner('reopened'),
  };
}
