import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { breakStorage, pass, writeInOtherTab } from '../testing/browser';
import { useConsent, useConsentChoice } from './useConsent';

const asSpecified = { storageKey: 'cookiesAccepted', hideDelayMs: 1000 };
const renderConsent = () => renderHook(() => useConsent(asSpecified));

test.each(['false', 'yes', '', '{"a":1}'])('"%s" in the storage is no choice', (stored) => {
  localStorage.setItem('cookiesAccepted', stored);
  const { result } = renderConsent();
  expect(result.current.choice).toBeNull();
  expect(result.current.isBannerShown).toBe(true);
});

test('reopening shows the banner again, and the earlier choice holds until there is a new one', async () => {
  localStorage.setItem('cookiesAccepted', 'true');
  const { result } = renderConsent();
  act(() => result.current.reopen());
  expect(result.current.isBannerShown).toBe(true);
  expect(result.current.choice).toBe('accepted');
  act(() => result.current.reject());
  expect(result.current.choice).toBe('rejected');
  await pass(1000);
  expect(result.current.isBannerShown).toBe(false);
});

test('of two quick choices the last one counts', async () => {
  const { result } = renderConsent();
  act(() => result.current.accept());
  await pass(500);
  act(() => result.current.reject());
  await pass(500);
  expect(result.current.choice).toBe('rejected');
  expect(result.current.isBannerShown).toBe(false);
});

test('one part of the page can reopen the banner that another shows', () => {
  localStorage.setItem('cookiesAccepted', 'true');
  const banner = renderConsent();
  const link = renderConsent();
  act(() => link.result.current.reopen());
  expect(banner.result.current.isBannerShown).toBe(true);
  act(() => banner.result.current.reject());
  expect(link.result.current.choice).toBe('rejected');
});

test('reopening while the banner is on its way out keeps it', async () => {
  const { result } = renderConsent();
  act(() => result.current.accept());
  await pass(500);
  act(() => result.current.reopen());
  await pass(5000);
  expect(result.current.isBannerShown).toBe(true);
});

test('a choice in another tab applies here and takes the banner away', () => {
  const { result } = renderConsent();
  writeInOtherTab('cookiesAccepted', 'rejected');
  expect(result.current.choice).toBe('rejected');
  expect(result.current.isBannerShown).toBe(false);
});

test('parts of the page that only follow the choice hear of it at once', () => {
  const follower = renderHook(() => useConsentChoice('cookiesAccepted'));
  const { result } = renderConsent();
  expect(follower.result.current).toEqual({ choice: null, isKnown: true });
  act(() => result.current.accept());
  expect(follower.result.current).toEqual({ choice: 'accepted', isKnown: true });
});

test.each(['blocked', 'full', 'absent'] as const)(
  'with storage that is %s the choice holds until the page is left',
  async (how) => {
    breakStorage(how);
    const { result } = renderConsent();
    expect(result.current.isBannerShown).toBe(true);
    act(() => result.current.reject());
    await pass(1000);
    expect(result.current.choice).toBe('rejected');
    expect(result.current.isBannerShown).toBe(false);
  },
);
