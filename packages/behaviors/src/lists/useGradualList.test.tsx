import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pass } from '../testing/browser';
import { hydrate } from '../testing/hydrate';
import { useGradualList } from './useGradualList';

const items = Array.from({ length: 7 }, (_, index) => index);
const even = items.filter((item) => item % 2 === 0);
const none: number[] = [];
/** Longer than rendering all parts takes, in ms. */
const long = 1000;

function List({ of = items, visible = of.length }: { of?: readonly number[]; visible?: number }) {
  return useGradualList(of, visible, 2).map(({ index, items, isOld }) => (
    <p key={index} hidden={isOld}>
      {items.join(' ')}
    </p>
  ));
}

/** The visible parts, and in brackets the hidden ones. */
const partsOf = (container: Element) =>
  [...container.querySelectorAll('p')]
    .map(({ hidden, textContent }) => (hidden ? `(${textContent})` : textContent))
    .join(', ');

test('opens complete, also on the server', async () => {
  const page = await hydrate(<List visible={3} />);
  expect(partsOf(page.container)).toBe('0 1, 2');
});

test('shows more of the same items at once', () => {
  const { container, rerender } = render(<List visible={3} />);
  rerender(<List />);
  expect(partsOf(container)).toBe('0 1, 2 3, 4 5, 6');
});

test.each([
  ['fewer', even, '0 2, (2 3), (4 5), (6)', '0 2, 4 6'],
  ['none', none, '(2 3), (4 5), (6)', ''],
])('%s: the first part updates at once and the others follow', async (_, of, first, last) => {
  const { container, rerender } = render(<List />);
  act(() => rerender(<List of={of} />));
  expect(partsOf(container)).toBe(first);
  await pass(long);
  expect(partsOf(container)).toBe(last);
});

test('can switch back before all parts have followed', async () => {
  const { container, rerender } = render(<List />);
  rerender(<List of={none} />);
  rerender(<List of={even} />);
  rerender(<List />);
  expect(partsOf(container)).toMatch(/^0 1, \(/);
  await pass(long);
  expect(partsOf(container)).toBe('0 1, 2 3, 4 5, 6');
  rerender(<List of={[...items]} visible={5} />);
  rerender(<List of={items} />);
  await pass(long);
  expect(partsOf(container)).toBe('0 1, 2 3, 4 5, 6');
});

test('shows everything at once for printing', () => {
  const { container, rerender } = render(<List of={none} />);
  const all = [...items];
  rerender(<List of={all} visible={3} />);
  expect(partsOf(container)).toBe('0 1');
  rerender(<List of={all} />);
  expect(partsOf(container)).toBe('0 1, 2 3, 4 5, 6');
});
