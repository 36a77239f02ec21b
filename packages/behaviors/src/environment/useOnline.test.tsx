import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setOnline } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useOnline } from './useOnline';

test('is true on the server, whatever the visitor has', async () => {
  setOnline(false);
  const Probe = () => <p>{`${useOnline()}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('true');
  expect(page.container.textContent).toBe('false');
});

test('follows the network', () => {
  const { result } = renderHook(() => useOnline());
  expect(result.current).toBe(true);
  setOnline(false);
  expect(result.current).toBe(false);
  setOnline(true);
  expect(result.current).toBe(true);
});
