import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { play, type Step } from '../testing/browser';
import { freeText, oneOf, visibleCount } from './queryFilters';
import { useQueryFilters } from './useQueryFilters';

const definition = {
  category: oneOf(['All', 'Backend', 'AI & Accessibility'], 'All'),
  q: freeText(),
  shown: visibleCount(3, 3),
};

const setSearch = vi.fn<(search: string, history: string) => void>();
beforeEach(() => void setSearch.mockReset());

/** Renders a page with a router that updates at once. `visit` simulates the Back button, a link or a typed URL. */
function renderPage(url = '') {
  return renderHook(() => {
    const [search, visit] = useState(url);
    setSearch.mockImplementation(visit);
    return { ...useQueryFilters(definition, { search, setSearch }), search, visit };
  });
}
type Page = ReturnType<typeof renderPage>['result']['current'];

const type = (q: string) => (page: Page) => page.set('q', q);
const choose = (category: 'All' | 'Backend' | 'AI & Accessibility') => (page: Page) =>
  page.set('category', category);
const javaRequest: [string, string] = ['?q=java', 'replace'];
const expectRequests =
  (...calls: [string, string][]) =>
  () =>
    expect(setSearch.mock.calls).toEqual(calls);

test.each(['', '?category=Nonsense', '?shown=4', '?shown=1e9', '?%E0%A4%A'])(
  '"%s" uses the default for missing and disallowed values',
  (url) => {
    expect(renderPage(url).result.current.values).toEqual({ category: 'All', q: '', shown: 3 });
  },
);

test.each(['?category=BACKEND', '?category=%20Backend'])(
  '"%s" selects the choice, ignoring case and spaces',
  (url) => {
    expect(renderPage(url).result.current.values.category).toBe('Backend');
  },
);

test('an unknown choice is reported until the visitor chooses another', async () => {
  const { result } = renderPage('?category=Nonsense');
  expect(result.current.unknown).toEqual({ category: 'Nonsense' });
  await play(result, [choose('All'), { search: '', unknown: {} }]);
});

test.each<[title: string, url: string, steps: Step<Page>[]]>([
  [
    'defaults are omitted from the URL',
    '?category=Backend&q=java',
    [choose('All'), { search: '?q=java' }],
  ],
  [
    'other parameters stay in the URL',
    '?utm_source=mail&category=Backend',
    [choose('All'), { search: '?utm_source=mail' }],
  ],
  [
    'choosing the current value adds no history entry',
    '?category=AI%20%26%20Accessibility',
    [choose('AI & Accessibility'), expectRequests()],
  ],
  [
    'typing updates the URL without history entries',
    '',
    [
      type('ja'),
      100,
      type('java'),
      { values: { q: 'java' } },
      249,
      expectRequests(),
      1,
      expectRequests(javaRequest),
    ],
  ],
  [
    'several changes in a row are combined',
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
    'the Back button overrides a search not yet in the URL',
    '?q=old',
    [type('old and new'), ({ visit }) => visit(''), { values: { q: '' } }, 1000, expectRequests()],
  ],
])('%s', (_, url, steps) => play(renderPage(url).result, steps));

test('no typed letter is lost if the router is slow', async () => {
  const { result, rerender } = renderHook(
    (search) => useQueryFilters(definition, { search, setSearch }),
    { initialProps: '' },
  );
  await play(result, [
    ({ set }) => set('q', 'ja'),
    250,
    ({ set }) => set('q', 'java'),
    250,
    expectRequests(['?q=ja', 'replace'], javaRequest),
    () => rerender('?q=ja'),
    { values: { q: 'java' } },
    () => rerender('?q=java'),
    { values: { q: 'java' } },
  ]);
});

test('a half-typed search does not change the next page’s URL', async () => {
  const { result, unmount } = renderPage();
  await play(result, [type('java'), unmount, 1000, expectRequests()]);
});

test('a filter can have its own format', () => {
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
