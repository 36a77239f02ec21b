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
