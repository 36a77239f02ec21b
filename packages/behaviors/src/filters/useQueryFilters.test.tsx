import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { pass } from '../testing/browser';
import { freeText, oneOf, portions } from './queryFilters';
import { useQueryFilters } from './useQueryFilters';

const definition = {
  category: oneOf(['All', 'Backend', 'AI & Accessibility'], 'All'),
  q: freeText(),
  shown: portions(3, 3),
};

/** A page with a router that follows at once; `visit` is the Back button, a link, a typed address. */
function renderPage(address = '') {
  const setSearch = vi.fn<(search: string, history: string) => void>();
  const hook = renderHook(() => {
    const [search, setAddress] = useState(address);
    setSearch.mockImplementation(setAddress);
    return {
      ...useQueryFilters(definition, { search, setSearch }),
      search,
      visit: setAddress,
    };
  });
  return { ...hook, setSearch };
}

test.each([
  '',
  '?category=Nonsense',
  '?category=backend',
  '?shown=4',
  '?shown=-3',
  '?shown=1e9',
  '?shown=',
  '?%E0%A4%A',
])('what is not named or not allowed in "%s" has its default', (address) => {
  expect(renderPage(address).result.current.values).toEqual({ category: 'All', q: '', shown: 3 });
});

test('a default is left out of the address, and parameters that are not ours stay', () => {
  const { result } = renderPage('?utm_source=mail&category=Backend&q=java');
  act(() => result.current.set('category', 'All'));
  expect(result.current.search).toBe('?utm_source=mail&q=java');
});

test('choosing what is chosen already adds no step, however the address is written', () => {
  const { result, setSearch } = renderPage('?category=AI%20%26%20Accessibility');
  act(() => result.current.set('category', 'AI & Accessibility'));
  expect(setSearch).not.toHaveBeenCalled();
});

test('typing shows at once, and the address follows when it rests, without a step for Back', async () => {
  const { result, setSearch } = renderPage();
  for (const q of ['j', 'ja', 'jav', 'java']) {
    act(() => result.current.set('q', q));
    expect(result.current.values.q).toBe(q);
    await pass(100);
  }
  expect(setSearch).not.toHaveBeenCalled();
  await pass(250);
  expect(setSearch.mock.calls).toEqual([['?q=java', 'replace']]);
});

test('several changes in a row add up', () => {
  const { result } = renderPage();
  act(() => {
    result.current.set('q', 'java');
    result.current.set('category', 'Backend');
  });
  expect(result.current.search).toBe('?q=java&category=Backend');
});

test('the Back button wins over a search that the address has not followed yet', async () => {
  const { result, setSearch } = renderPage('?q=old');
  act(() => result.current.set('q', 'old and new'));
  act(() => result.current.visit(''));
  expect(result.current.values.q).toBe('');
  await pass(1000);
  expect(setSearch).not.toHaveBeenCalled();
});

test('a router that lags behind does not take letters away', async () => {
  const setSearch = vi.fn();
  const { result, rerender } = renderHook(
    ({ search }) => useQueryFilters(definition, { search, setSearch }),
    { initialProps: { search: '' } },
  );
  act(() => result.current.set('q', 'ja'));
  await pass(250);
  act(() => result.current.set('q', 'java'));
  await pass(250);
  expect(setSearch.mock.calls.map(([search]) => search)).toEqual(['?q=ja', '?q=java']);
  rerender({ search: '?q=ja' });
  expect(result.current.values.q).toBe('java');
  rerender({ search: '?q=java' });
  expect(result.current.values.q).toBe('java');
});

test('a search left half typed does not change the address of the next page', async () => {
  const { result, setSearch, unmount } = renderPage();
  act(() => result.current.set('q', 'java'));
  unmount();
  await pass(1000);
  expect(setSearch).not.toHaveBeenCalled();
});

test('a filter may write itself in its own way, and have nothing for its default', () => {
  const size = {
    default: undefined,
    parse: (text: string): number | undefined => Number.parseInt(text, 10),
    format: (value: number | undefined) => `${value}px`,
  };
  const setSearch = vi.fn();
  const { result } = renderHook(() => useQueryFilters({ size }, { search: '', setSearch }));
  act(() => result.current.set('size', 3));
  expect(setSearch).toHaveBeenLastCalledWith('?size=3px', 'push');
  act(() => result.current.set('size', undefined));
  expect(setSearch).toHaveBeenLastCalledWith('', 'push');
});
