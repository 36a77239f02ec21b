import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance } from '../testing/browser';
import { useCountUp } from './useCountUp';

const renderCount = (to = 20, isStarted = true) =>
  renderHook((props) => useCountUp(to, 3000, props.isStarted), {
    initialProps: { isStarted },
  });

test('counts up to 20 over 3 s', async () => {
  const { result } = renderCount();
  await advance(1500);
  expect(result.current).toBe(10);
  await advance(1499);
  expect(result.current).toBe(19);
  await advance(1);
  expect(result.current).toBe(20);
  expect(vi.getTimerCount()).toBe(0);
});

test('waits at 0 until it is started', async () => {
  const { result, rerender } = renderCount(20, false);
  await advance(5000);
  expect(result.current).toBe(0);
  rerender({ isStarted: true });
  await advance(3000);
  expect(result.current).toBe(20);
});

test('counting to 0 ends at once', () => {
  const { result } = renderCount(0);
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
