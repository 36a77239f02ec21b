import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass, reducedMotion, setMedia } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useDelayedFlag } from './useDelayedFlag';

test('is down on the server and hydrates without a warning', async () => {
  const Probe = () => <p>{`${useDelayedFlag(300)}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('false');
  await pass(300);
  expect(page.container.textContent).toBe('true');
});

test('sets the skill bars off 300 ms after load', async () => {
  const { result } = renderHook(() => useDelayedFlag(300));
  await pass(299);
  expect(result.current).toBe(false);
  await pass(1);
  expect(result.current).toBe(true);
});

test('with reduced motion it is up at once', () => {
  setMedia(reducedMotion, true);
  const { result } = renderHook(() => useDelayedFlag(300));
  expect(result.current).toBe(true);
});

test('null leaves it down', async () => {
  setMedia(reducedMotion, true);
  const { result } = renderHook(() => useDelayedFlag(null));
  await pass(5000);
  expect(result.current).toBe(false);
});
