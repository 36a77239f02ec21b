import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { reducedMotion, setMedia } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { ReducedMotionContext, useReducedMotion } from './useReducedMotion';

test('is false on the server, and right once the page is alive', async () => {
  setMedia(reducedMotion, true);
  const Probe = () => <p>{`${useReducedMotion()}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('false');
  expect(page.container.textContent).toBe('true');
});

test('follows the system setting', () => {
  const { result } = renderHook(() => useReducedMotion());
  setMedia(reducedMotion, true);
  expect(result.current).toBe(true);
  setMedia(reducedMotion, false);
  expect(result.current).toBe(false);
});

test.each([true, false])('a motion switch set to %s overrules the system', (isReduced) => {
  setMedia(reducedMotion, !isReduced);
  const { result } = renderHook(() => useReducedMotion(), {
    wrapper: ({ children }) => (
      <ReducedMotionContext value={isReduced}>{children}</ReducedMotionContext>
    ),
  });
  expect(result.current).toBe(isReduced);
});
