import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance } from '../testing/browser';
import { useCountUp } from './useCountUp';

test.each<[to: number, steps: (number | boolean)[], count: number, isCounting: boolean]>([
  [20, [true, 1500], 10, true],
  [20, [true, 2999], 19, true],
  [20, [true, 3000], 20, false],
  [20, [5000], 0, false],
  [20, [5000, true, 3000], 20, false],
  [0, [true], 0, false],
])('to %i over 3 s, after %j, shows %i', async (to, steps, count, isCounting) => {
  const { result, rerender } = renderHook((isStarted) => useCountUp(to, 3000, isStarted), {
    initialProps: false,
  });
  for (const step of steps) await (typeof step === 'number' ? advance(step) : rerender(step));
  expect(result.current).toBe(count);
  expect(vi.getTimerCount()).toBe(isCounting ? 1 : 0);
});
