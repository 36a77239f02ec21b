import { renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFadeFilter } from '../filters/useFadeFilter';
import { useDailyPopup } from '../storage/useDailyPopup';
import { advance, reducedMotion, setMedia, setTabHidden, shiftClock } from '../testing/browser';
import { useCountUp } from './useCountUp';
import { useDelayedFlag } from './useDelayedFlag';
import { useTimeout } from './useTimeout';
import { useTypewriter } from './useTypewriter';

const typing = { phrases: ['Developer.', 'Designer.'], characterMs: 100, pauseMs: 2000 };

function useCalls() {
  const [calls, setCalls] = useState(0);
  useTimeout(() => setCalls(calls + 1), 1000);
  return calls;
}
const useFade = (choice: string) => Object.values(useFadeFilter(choice, 400)).join();

type Hook = (choice: string) => unknown;

const waits: [name: string, useHook: Hook, before: unknown, ms: number, after: unknown][] = [
  ['useTimeout', useCalls, 0, 1000, 1],
  ['useDelayedFlag', () => useDelayedFlag(300), false, 300, true],
  ['useFadeFilter', useFade, 'All,true', 400, 'Design,false'],
];

function choose(useHook: Hook) {
  const hook = renderHook(useHook, { initialProps: 'All' });
  hook.rerender('Design');
  return hook;
}

test.each(waits)('%s stays on time in a hidden tab', async (_, useHook, before, ms, after) => {
  await advance(1000);
  const { result } = choose(useHook);
  await advance(ms / 2);
  setTabHidden(true);
  shiftClock(ms / 2 - 1);
  setTabHidden(false);
  expect(result.current).toBe(before);
  await advance(1);
  expect(result.current).toBe(after);
});

const moving: [name: string, useHook: Hook, end: unknown][] = [
  ['useDelayedFlag', () => useDelayedFlag(300), true],
  ['useFadeFilter', useFade, 'Design,false'],
  ['useCountUp', () => useCountUp(20, 3000, true), 20],
  ['useCountUp before it is started', () => useCountUp(20, 3000, false), 20],
  ['useTypewriter', () => useTypewriter(typing).text, 'Developer.'],
];

test.each(moving)('%s returns its final value with reduced motion', async (_name, useHook, end) => {
  setMedia(reducedMotion, true);
  const { result } = choose(useHook);
  expect(result.current).toBe(end);
  await advance(5000);
  expect(result.current).toBe(end);
  expect(vi.getTimerCount()).toBe(0);
});

test.each<Hook>([
  useCalls,
  useFade,
  () => useCountUp(20, 3000, true),
  () => useTypewriter(typing).text,
  () => useDailyPopup('day', 90_000),
])('%s leaves no timer behind', (useHook) => {
  const { unmount } = choose(useHook);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
