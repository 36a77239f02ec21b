import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { play, writeInOtherTab, type Step } from '../testing/browser';
import { useConsent, useConsentChoice } from './useConsent';

const storageKey = 'cookiesAccepted';
const renderConsent = () => renderHook(() => useConsent({ storageKey, hideDelayMs: 1000 }));
type Consent = ReturnType<typeof useConsent>;

const accept = (consent: Consent) => consent.accept();
const reject = (consent: Consent) => consent.reject();
const reopen = (consent: Consent) => consent.reopen();
const otherTab = (value: string) => () => writeInOtherTab(storageKey, value);
const state = (choice: 'accepted' | 'rejected' | null, isBannerShown: boolean) => ({
  choice,
  isBannerShown,
});

test.each<[title: string, steps: Step<Consent>[]]>([
  [
    'reopening the banner keeps the choice until the next one',
    [
      otherTab('true'),
      state('accepted', false),
      reopen,
      state('accepted', true),
      reject,
      state('rejected', true),
      1000,
      state('rejected', false),
    ],
  ],
  ['the last of two quick choices counts', [accept, 500, reject, 500, state('rejected', false)]],
  [
    'reopening a closing banner keeps it open',
    [accept, 500, reopen, 5000, state('accepted', true)],
  ],
  [
    'a choice in another tab hides the banner here',
    [state(null, true), otherTab('rejected'), state('rejected', false)],
  ],
  ...['false', ''].map((stored): [string, Step<Consent>[]] => [
    `a stored "${stored}" counts as no choice`,
    [otherTab(stored), state(null, true)],
  ]),
])('%s', (_, steps) => play(renderConsent().result, steps));

test('a choice in one component updates the others', async () => {
  const banner = renderConsent();
  const link = renderConsent();
  const follower = renderHook(() => useConsentChoice(storageKey));
  expect(follower.result.current).toEqual({ choice: null, isKnown: true });
  await play(link.result, [accept, 1000, reopen]);
  await play(banner.result, [state('accepted', true), reject]);
  expect(link.result.current.choice).toBe('rejected');
  expect(follower.result.current).toEqual({ choice: 'rejected', isKnown: true });
});
