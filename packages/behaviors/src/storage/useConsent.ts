import { useIsHydrated } from '../environment/useIsHydrated';
import { useTimeout } from '../time/useTimeout';
import { readMemory, writeMemory, writeStored } from './storage';
import { useStoredText } from './useStoredText';

/** A visitor's choice on third parties; `null` while there is none. */
export type ConsentChoice = 'accepted' | 'rejected' | null;

export interface KnownConsent {
  /** The choice; anything unknown in the storage counts as none. */
  choice: ConsentChoice;
  /** `false` on the server and until hydration: `choice` is `null` then because nobody has looked, so nothing may load yet. */
  isKnown: boolean;
}

export interface ConsentOptions {
  /** On this site `cookiesAccepted`, which holds `true` or `rejected`. */
  storageKey: string;
  /** How long the banner stays after the choice, in ms (1000 on this site). */
  hideDelayMs: number;
}

export interface Consent extends KnownConsent {
  /** Whether the banner stands there: from hydration on, until a while after the choice. */
  isBannerShown: boolean;
  /** Whether it stands there because the visitor asked for it. */
  isReopened: boolean;
  accept(): void;
  reject(): void;
  /** Shows the banner again, for the footer's link. The earlier choice holds until there is a new one. */
  reopen(): void;
}

/** Follows the visitor's choice, for parts that depend on it without showing the banner. */
export function useConsentChoice(storageKey: string): KnownConsent {
  const stored = useStoredText(storageKey);
  return {
    choice: stored === 'true' ? 'accepted' : stored === 'rejected' ? 'rejected' : null,
    isKnown: useIsHydrated(),
  };
}

/**
 * The cookie banner's state. A choice applies at once, everywhere and in all tabs; the banner goes a moment later. Where
 * storage is blocked the choice holds until the page is left. Every component that uses it with the same options sees the same
 * banner, without a provider above them: a context that changes right after hydration would make React bring everything below
 * it alive in one go.
 */
export function useConsent({ storageKey, hideDelayMs }: ConsentOptions): Consent {
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
    isKnown,
    isBannerShown: isKnown && (choice === null || banner === 'reopened' || banner === 'hiding'),
    isReopened: banner === 'reopened',
    accept: () => choose('true'),
    reject: () => choose('rejected'),
    reopen: () => setBanner('reopened'),
  };
}
