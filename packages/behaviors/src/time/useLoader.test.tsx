import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass, setTabHidden, sleep } from '../testing/browser';
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
