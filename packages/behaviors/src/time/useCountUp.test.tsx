import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { pass, reducedMotion, setMedia, setTabHidden } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useCountUp, type CountUpOptions } from './useCountUp';

function renderCount(options: Partial<CountUpOptions> = {}) {
  return renderHook((props) => useCountUp({ to: 20, durationMs: 3000, ...props }), {
    initialProps: options,
    wrapper: StrictMode,
  });
}

test('the server page has the final number', async () => {
  const Probe = () => <p>{`${useCountUp({ to: 20, durationMs: 3000 })}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('20');
  expect(page.container.textContent).toBe('0');
});

test('counts up to 20 certificates over 3 s, and stops there', async () => {
  const { result } = renderCount();
  await pass(1500);
  expect(result.current).toBe(10);
  await pass(1499);
  expect(result.current).toBe(19);
  await pass(1);
  expect(result.current).toBe(20);
  expect(vi.getTimerCount()).toBe(0);
});

test('reaches numbers that do not divide the time', async () => {
  const { result } = renderCount({ to: 7 });
  await pass(2999);
  expect(result.current).toBe(6);
  await pass(1);
  expect(result.current).toBe(7);
});

test('waits at 0 until it is started', async () => {
  const { result, rerender } = renderCount({ isStarted: false });
  await pass(5000);
  expect(result.current).toBe(0);
  rerender({ isStarted: true });
  await pass(3000);
  expect(result.current).toBe(20);
});

test('stands still while the tab is hidden', async () => {
  const { result } = renderCount();
  await pass(1500);
  setTabHidden(true);
  await pass(60_000);
  setTabHidden(false);
  expect(result.current).toBe(10);
  await pass(1500);
  expect(result.current).toBe(20);
});

test('with reduced motion the number is final at once, started or not', () => {
  setMedia(reducedMotion, true);
  const { result } = renderCount({ isStarted: false });
  expect(result.current).toBe(20);
  expect(vi.getTimerCount()).toBe(0);
});

test('counting to 0 is over before it begins', () => {
  const { result } = renderCount({ to: 0 });
  expect(result.current).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
