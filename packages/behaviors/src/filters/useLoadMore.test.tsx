import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useLoadMore } from './useLoadMore';

const renderList = (total: number) =>
  renderHook(
    (props) => {
      const [shown, onChange] = useState(3);
      return useLoadMore({ ...props, shown, increment: 3, onChange });
    },
    { initialProps: { total } },
  );

test('of seven it shows three, then six, then all, and then there is no button', () => {
  const { result } = renderList(7);
  const seen = [[result.current.visible, result.current.hasMore]];
  for (let press = 0; press < 2; press += 1) {
    act(() => result.current.loadMore());
    seen.push([result.current.visible, result.current.hasMore]);
  }
  expect(seen).toEqual([
    [3, true],
    [6, true],
    [7, false],
  ]);
});

test('there is no button when everything fits', () => {
  expect(renderList(3).result.current.hasMore).toBe(false);
  expect(renderList(0).result.current).toMatchObject({ visible: 0, hasMore: false });
});

test('a narrower filter cuts the number, and taking it back shows as many as before', () => {
  const { result, rerender } = renderList(7);
  act(() => result.current.loadMore());
  rerender({ total: 2 });
  expect(result.current).toMatchObject({ visible: 2, hasMore: false });
  rerender({ total: 7 });
  expect(result.current).toMatchObject({ visible: 6, hasMore: true });
});
