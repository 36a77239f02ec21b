import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { pass, reducedMotion, setMedia, setTabHidden, sleep } from '../testing/browser';
import { useFadeFilter } from './useFadeFilter';

const renderFilter = () =>
  renderHook(({ value }) => useFadeFilter(value, 400), {
    initialProps: { value: 'All' },
    wrapper: StrictMode,
  });
const fading = (applied: string) => ({ applied, isFading: true });
const shown = (applied: string) => ({ applied, isFading: false });

test('a second choice while fading starts the fade again, and is the one that applies', async () => {
  const { result, rerender } = renderFilter();
  rerender({ value: 'Web Design' });
  await pass(300);
  rerender({ value: 'AI Projects' });
  await pass(399);
  expect(result.current).toEqual(fading('All'));
  await pass(1);
  expect(result.current).toEqual(shown('AI Projects'));
});

test('going back to what is applied calls the fade off', async () => {
  const { result, rerender } = renderFilter();
  rerender({ value: 'Web Design' });
  await pass(300);
  rerender({ value: 'All' });
  expect(result.current).toEqual(shown('All'));
  await pass(1000);
  expect(result.current).toEqual(shown('All'));
});

test('rendering again for another reason does not stretch the fade', async () => {
  const { result, rerender } = renderFilter();
  rerender({ value: 'Web Design' });
  await pass(200);
  rerender({ value: 'Web Design' });
  await pass(200);
  expect(result.current).toEqual(shown('Web Design'));
});

test('a choice made before the tab was hidden has applied when the visitor returns', () => {
  const { result, rerender } = renderFilter();
  rerender({ value: 'Web Design' });
  setTabHidden(true);
  sleep(400);
  setTabHidden(false);
  expect(result.current).toEqual(shown('Web Design'));
});

test('with reduced motion a choice applies at once', () => {
  setMedia(reducedMotion, true);
  const { result, rerender } = renderFilter();
  rerender({ value: 'Web Design' });
  expect(result.current).toEqual(shown('Web Design'));
  expect(vi.getTimerCount()).toBe(0);
});
