import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass, reducedMotion, setMedia, setTabHidden, sleep } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useLoader } from './useLoader';

function Loader({ durationMs }: { durationMs: number }) {
  return <p>{useLoader(durationMs) ? 'loading' : 'loaded'}</p>;
}

test('is loading on the server and hydrates without a warning', async () => {
  const page = await hydrate(<Loader durationMs={1200} />);
  expect(page.serverText).toBe('loading');
  expect(page.container.textContent).toBe('loading');
});

test.each([
  ['projects', 1200],
  ['internships', 1000],
  ['certificates', 1500],
])('the loader of the %s stands for %d ms', async (_page, durationMs) => {
  const { result } = renderHook(() => useLoader(durationMs));
  await pass(durationMs - 1);
  expect(result.current).toBe(true);
  await pass(1);
  expect(result.current).toBe(false);
});

test('with reduced motion there is none', async () => {
  setMedia(reducedMotion, true);
  const page = await hydrate(<Loader durationMs={1200} />);
  expect(page.container.textContent).toBe('loaded');
});

test('it follows the clock while the tab is hidden', () => {
  const { result } = renderHook(() => useLoader(1200));
  setTabHidden(true);
  sleep(1200);
  setTabHidden(false);
  expect(result.current).toBe(false);
});

test('it counts from when the page came alive', async () => {
  await pass(1000);
  const page = await hydrate(<Loader durationMs={1200} />);
  await pass(1199);
  expect(page.container.textContent).toBe('loading');
  await pass(1);
  expect(page.container.textContent).toBe('loaded');
});
