import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { hydrate } from '../testing/hydrate';
import { useLoadMore } from './useLoadMore';

const asSpecified = { pageSize: 3, increment: 3 };
const renderBlogs = (total: number) =>
  renderHook((props) => useLoadMore({ ...asSpecified, ...props }), { initialProps: { total } });

test('shows three on the server and hydrates without a warning', async () => {
  const Probe = () => <p>{`${useLoadMore({ ...asSpecified, total: 7 }).visible}`}</p>;
  const page = await hydrate(<Probe />);
  expect(page.serverText).toBe('3');
});

test('seven blogs: three, then six, then all, and then there is no button', () => {
  const { result } = renderBlogs(7);
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

test('no button when everything fits', () => {
  expect(renderBlogs(3).result.current.hasMore).toBe(false);
  expect(renderBlogs(0).result.current).toMatchObject({ visible: 0, hasMore: false });
});

test('a narrower filter cuts the number, and taking it back shows as many as before', () => {
  const { result, rerender } = renderBlogs(7);
  act(() => result.current.loadMore());
  rerender({ total: 2 });
  expect(result.current).toMatchObject({ visible: 2, hasMore: false });
  rerender({ total: 7 });
  expect(result.current).toMatchObject({ visible: 6, hasMore: true });
});

test('reset shows the first page again', () => {
  const { result } = renderBlogs(7);
  act(() => result.current.loadMore());
  act(() => result.current.reset());
  expect(result.current.visible).toBe(3);
});

test('the number can be kept elsewhere, such as in the address', () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => {
    const [visible, setVisible] = useState(6);
    onChange.mockImplementation(setVisible);
    return useLoadMore({ ...asSpecified, total: 20, visible, onChange });
  });
  expect(result.current.visible).toBe(6);
  act(() => result.current.loadMore());
  expect(onChange).toHaveBeenLastCalledWith(9);
  expect(result.current.visible).toBe(9);
});
