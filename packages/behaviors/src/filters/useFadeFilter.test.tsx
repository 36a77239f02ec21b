import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { advance } from '../testing/browser';
import { useFadeFilter } from './useFadeFilter';

test.each<[title: string, steps: (string | number)[], applied: string, isFading: boolean]>([
  ['a second choice restarts the fade', ['Web', 300, 'AI', 399], 'All', true],
  ['the second choice applies', ['Web', 300, 'AI', 400], 'AI', false],
  ['returning to the applied choice cancels the fade', ['Web', 300, 'All'], 'All', false],
  ['a cancelled choice never applies', ['Web', 300, 'All', 1000], 'All', false],
  ['re-rendering does not extend the fade', ['Web', 200, 'Web', 200], 'Web', false],
])('%s: %j', async (_, steps, applied, isFading) => {
  const { result, rerender } = renderHook((choice) => useFadeFilter(choice, 400), {
    initialProps: 'All',
  });
  for (const step of steps) await (typeof step === 'string' ? rerender(step) : advance(step));
  expect(result.current).toEqual({ applied, isFading });
});
