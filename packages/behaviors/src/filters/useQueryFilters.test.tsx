import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { play, type Step } from '../testing/browser';
import { freeText, oneOf, portions } from './queryFilters';
import { useQueryFilters } from './useQueryFilters';

const definition = {
  category: oneOf(['All', 'Backend', 'AI & Accessibility'], 'All'),
  q: freeText(),
  shown: portions(3, 3),
};

const setSearch = vi.fn<(search: string, history: string) => void>();
beforeEach(() => void setSearch.mockReset());

/** A page with a router that follows at once; `visit` is the Back button, a link, a typed address. */
function renderPage(address = '') {
  return renderHook(() => {
    const [search, visit] = useState(address);
    setSearch.mockImplementation(visit);
    return { ...useQueryFilters(definition, { search, setSearch }), search, visit };
  });
}
type Page = ReturnType<typeof renderPage>['result']['current'];

const type = (q: string) => (page: Page) => page.set('q', q);
const choose = (category: 'All' | 'Backend' | 'AI & Accessibility') => (page: Page) =>
  page.set('category', category);
const javaReplaced: [string, string] = ['?q=java', 'replace'];
/** What the router has been asked for by now. */
const sent =
  (...calls: [string, string][]) =>
  () =>
    expect(setSearch.mock.calls).toEqual(calls);

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

test.each<[what: string, address: string, steps: Step<Page>[]]>([
  [
    'a default is left out of the address, and parameters that are not ours stay',
    '?utm_source=mail&category=Backend&q=java',
    [choose('All'), { search: '?utm_source=mail&q=java' }],
  ],
  [
    'choosing what is chosen already adds no step, however the address is written',
    '?category=AI%20%26%20Accessibility',
    [choose('AI & Accessibility'), sent()],
  ],
  [
    'typing shows at once, and the address follows when it rests, without a step for Back',
    '',
    [type('ja'), 100, type('java'), { values: { q: 'java' } }, 249, sent(), 1, sent(javaReplaced)],
  ],
  [
    'several changes in a row add up',
    '',
    [
      (page) => {
        page.set('q', 'java');
        page.set('category', 'Backend');
      },
      { search: '?q=java&category=Backend' },
    ],
  ],
  [
    'the Back button wins over a search that the address has not followed yet',
    '?q=old',
    [type('old and new'), ({ visit }) => visit(''), { values: { q: '' } }, 1000, sent()],
  ],
])('%s', (_, address, steps) => play(renderPage(address).result, steps));

test('a router that lags behind does not take letters away', async () => {
  const { result, rerender } = renderHook(
    (search) => useQueryFilters(definition, { search, setSearch }),
    { initialProps: '' },
  );
  await play(result, [
    ({ set }) => set('q', 'ja'),
    250,
    ({ set }) => set('q', 'java'),
    250,
    sent(['?q=ja', 'replace'], javaReplaced),
    () => rerender('?q=ja'),
    { values: { q: 'java' } },
    () => rerender('?q=java'),
    { values: { q: 'java' } },
  ]);
});

test('a search left half typed does not change the address of the next page', async () => {
  const { result, unmount } = renderPage();
  await play(result, [type('java'), unmount, 1000, sent()]);
});

test('a filter may write itself in its own way, and have nothing for its default', () => {
  const size = {
    default: undefined,
    parse: (text: string): number | undefined => Number.parseInt(text, 10),
    format: (value: number | undefined) => `${value}px`,
  };
  const { result } = renderHook(() => useQueryFilters({ size }, { search: '', setSearch }));
  act(() => result.current.set('size', 3));
  expect(setSearch).toHaveBeenLastCalledWith('?size=3px', 'push');
  act(() => result.current.set('size', undefined));
  expect(setSearch).toHaveBeenLastCalledWith('', 'push');
});
