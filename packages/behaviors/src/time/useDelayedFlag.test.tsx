import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass, reducedMotion, setMedia, setTabHidden, sleep } from '../testing/browser';
import { useDelayedFlag } from './useDelayedFlag';

test('is set after its delay, counted from when the page came alive', async () => {
  await pass(1000);
  const { result } = renderHook(() => useDelayedFlag(300));
  await pass(299);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});

test('follows the clock while the tab is hidden', () => {
  const { result } = renderHook(() => useDelayedFlag(1200));
  setTabHidden(true);
  sleep(1200);
  setTabHidden(false);
  expect(result.current).toBe(true);
});

test('is set at once with reduced motion', () => {
  setMedia(reducedMotion, true);
  const { result } = renderHook(() => useDelayedFlag(300));
  expect(result.current).toBe(true);
});
