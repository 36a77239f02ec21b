import { renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useFadeFilter } from '../filters/useFadeFilter';
import { useDailyPopup } from '../storage/useDailyPopup';
import { pass, reducedMotion, setMedia, setTabHidden, sleep } from '../testing/browser';
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

/** Each hook, its value until a time in ms, its value after that, and with reduced motion. */
const hooks: [
  name: string,
  useHook: Hook,
  before: unknown,
  ms: number,
  after: unknown,
  end: unknown,
][] = [
  ['useTimeout', useCalls, 0, 1000, 1, 1],
  ['useDelayedFlag', () => useDelayedFlag(300), false, 300, true, true],
  ['useFadeFilter', useFade, 'All,true', 400, 'Design,false', 'Design,false'],
  ['useCountUp', () => useCountUp(20, 3000, true), 19, 3000, 20, 20],
  ['useTypewriter', () => useTypewriter(typing), '', 2100, 'D', 'Developer.'],
];
/** Hooks that pause in a hidden tab; the others follow the clock. */
const moving = ['useCountUp', 'useTypewriter'];

function choose(useHook: Hook) {
  const hook = renderHook(useHook, { initialProps: 'All' });
  hook.rerender('Design');
  return hook;
}

test.each(hooks)('%s keeps its time in a hidden tab', async (name, useHook, before, ms, after) => {
  await pass(1000);
  const { result } = choose(useHook);
  await pass(ms / 2);
  setTabHidden(true);
  if (moving.includes(name)) await pass(60_000);
  else sleep(ms / 2 - 1);
  setTabHidden(false);
  if (moving.includes(name)) await pass(ms / 2 - 1);
  expect(result.current).toBe(before);
  await pass(1);
  expect(result.current).toBe(after);
});

const notStarted: (typeof hooks)[number] = [
  'useCountUp before it is started',
  () => useCountUp(20, 3000, false),
  0,
  0,
  0,
  20,
];

test.each([...hooks.slice(1), notStarted])(
  '%s stays at its end with reduced motion',
  async (_name, useHook, _before, _ms, _after, end) => {
    setMedia(reducedMotion, true);
    const { result } = choose(useHook);
    expect(result.current).toBe(end);
    await pass(5000);
    expect(result.current).toBe(end);
    expect(vi.getTimerCount()).toBe(0);
  },
);

test.each<Hook>([...hooks.map(([, useHook]) => useHook), () => useDailyPopup('day', 90_000)])(
  '%s leaves no timer behind',
  (useHook) => {
    const { unmount } = choose(useHook);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  },
);
