import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pass } from '../testing/browser';
import { useCountUp } from './useCountUp';

const renderCount = (to = 20, isStarted = true) =>
  renderHook((props) => useCountUp(to, 3000, props.isStarted), {
    initialProps: { isStarted },
  });

test.each([
  [20, 19],
  // A number that does not divide the duration evenly.
  [7, 6],
])('counts up to %i over 3 s, and stops there', async (to, last) => {
  const { result } = renderCount(to);
  await pass(1500);
  expect(result.current).toBe(Math.floor(to / 2));
  await pass(1499);
  expect(result.current).toBe(last);
  await pass(1);
  expect(result.current).toBe(to);
  expect(vi.getTimerCount()).toBe(0);
});

test('waits at 0 until it is started', async () => {
  const { result, rerender } = renderCount(20, false);
  await pass(5000);
  expect(result.current).toBe(0);
  rerender({ isStarted: true });
  await pass(3000);
  expect(result.current).toBe(20);
});

test('counting to 0 ends at once', () => {
  const { result } = renderCount(0);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
