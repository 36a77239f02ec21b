import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFadeFilter } from '../filters/useFadeFilter';
import { useDailyPopup } from '../storage/useDailyPopup';
import { useCountUp } from './useCountUp';
import { useDelayedFlag } from './useDelayedFlag';
import { useTypewriter } from './useTypewriter';

const phrases = ['Developer.', 'Designer.'];

test.each([
  ['useCountUp', () => useCountUp(20, 3000, true)],
  ['useDailyPopup', () => useDailyPopup('day', 90_000)],
  ['useDelayedFlag', () => useDelayedFlag(300)],
  ['useFadeFilter', (value: number) => useFadeFilter(`${value}`, 400)],
  ['useTypewriter', () => useTypewriter({ phrases, characterMs: 100, pauseMs: 2000 })],
])('%s leaves no timer behind', (_name, useHook) => {
  const { rerender, unmount } = renderHook<unknown, number>(useHook, { initialProps: 1 });
  rerender(2);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
