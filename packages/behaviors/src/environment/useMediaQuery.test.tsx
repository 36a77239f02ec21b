import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setMedia } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useMediaQuery } from './useMediaQuery';

test('is false on the server, and right once the page is alive', async () => {
  setMedia('(min-width: 70rem)', true);
  const Probe = () => <p>{`${useMediaQuery('(min-width: 70rem)')}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('false');
  expect(page.container.textContent).toBe('true');
});

test('follows the query, and another query when that is given', () => {
  const { result, rerender } = renderHook(({ query }) => useMediaQuery(query), {
    initialProps: { query: '(min-width: 70rem)' },
  });
  expect(result.current).toBe(false);
  setMedia('(min-width: 70rem)', true);
  expect(result.current).toBe(true);
  rerender({ query: 'print' });
  expect(result.current).toBe(false);
});
