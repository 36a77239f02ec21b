import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setTabHidden } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { usePageVisible } from './usePageVisible';

test('is true on the server, and right once the page is alive', async () => {
  setTabHidden(true);
  const Probe = () => <p>{`${usePageVisible()}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('true');
  expect(page.container.textContent).toBe('false');
});

test('follows the tab', () => {
  const { result } = renderHook(() => usePageVisible());
  expect(result.current).toBe(true);
  setTabHidden(true);
  expect(result.current).toBe(false);
  setTabHidden(false);
  expect(result.current).toBe(true);
});
