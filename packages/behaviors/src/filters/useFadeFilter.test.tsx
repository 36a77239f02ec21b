import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass } from '../testing/browser';
import { useFadeFilter } from './useFadeFilter';

test.each<[title: string, steps: (string | number)[], applied: string, isFading: boolean]>([
  ['a second choice starts the fade again', ['Web', 300, 'AI', 399], 'All', true],
  ['and is the one that applies', ['Web', 300, 'AI', 400], 'AI', false],
  ['going back to what is applied calls the fade off', ['Web', 300, 'All'], 'All', false],
  ['and nothing comes of it', ['Web', 300, 'All', 1000], 'All', false],
  ['drawing it again does not stretch the fade', ['Web', 200, 'Web', 200], 'Web', false],
])('%s: choices and times in ms %j', async (_, steps, applied, isFading) => {
  const { result, rerender } = renderHook((choice) => useFadeFilter(choice, 400), {
    initialProps: 'All',
  });
  for (const step of steps) await (typeof step === 'string' ? rerender(step) : pass(step));
  expect(result.current).toEqual({ applied, isFading });
});
