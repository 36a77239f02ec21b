import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { breakStorage, pass, setTabHidden } from '../testing/browser';
import { useDailyPopup } from './useDailyPopup';

const storageKey = 'feedbackPopupDate';
const renderPopup = (delayMs: number | null = 90_000) =>
  renderHook((props) => useDailyPopup(storageKey, props.delayMs), {
    initialProps: { delayMs },
  });

test('the 90 s count from when the page began to load, however long it took to come alive', async () => {
  await pass(4000);
  const { result } = renderPopup();
  await pass(85_999);
  expect(result.current.isOpen).toBe(false);
  await pass(1);
  expect(result.current.isOpen).toBe(true);
});

test('closing it is for the rest of the visit', async () => {
  const { result } = renderPopup();
  await pass(90_000);
  act(() => result.current.close());
  expect(result.current.isOpen).toBe(false);
  vi.setSystemTime(new Date(2024, 11, 11));
  await pass(200_000);
  expect(result.current.isOpen).toBe(false);
});

test.each([
  ['2024-12-10', false],
  ['Tue Dec 10 2024', false],
  ['2024-12-09', true],
  ['Mon Dec 09 2024', true],
  ['Tuesday?', true],
])('where "%s" is stored, whether it comes on 10 December: %s', async (stored, isOpen) => {
  localStorage.setItem(storageKey, stored);
  const { result } = renderPopup();
  await pass(90_000);
  expect(result.current.isOpen).toBe(isOpen);
});

test('null keeps it away, as on the page that it leads to; it comes at once where the visitor goes on from there', async () => {
  const { result, rerender } = renderPopup(null);
  await pass(120_000);
  expect(result.current.isOpen).toBe(false);
  rerender({ delayMs: 90_000 });
  await pass(1);
  expect(result.current.isOpen).toBe(true);
});

test("the day is the visitor's own: it changes at their midnight", async () => {
  vi.setSystemTime(new Date(2025, 0, 5, 23, 59, 50));
  localStorage.setItem(storageKey, '2025-01-05');
  const { result } = renderPopup();
  await pass(90_000);
  expect(result.current.isOpen).toBe(true);
  expect(localStorage.getItem(storageKey)).toBe('2025-01-06');
});

test('shown in one tab, it does not appear in another on the same day', async () => {
  const one = renderPopup();
  const other = renderPopup();
  await pass(90_000);
  expect([one.result.current.isOpen, other.result.current.isOpen]).toEqual([true, false]);
});

test('the time runs in a hidden tab, but the popup waits until the visitor looks', async () => {
  const { result } = renderPopup();
  setTabHidden(true);
  await pass(120_000);
  expect(result.current.isOpen).toBe(false);
  expect(localStorage.getItem(storageKey)).toBeNull();
  setTabHidden(false);
  expect(result.current.isOpen).toBe(true);
});

test.each(['blocked', 'full', 'absent'] as const)(
  'with storage that is %s it comes once until the page is left',
  async (how) => {
    breakStorage(how);
    const first = renderPopup();
    await pass(90_000);
    expect(first.result.current.isOpen).toBe(true);
    first.unmount();
    const second = renderPopup();
    await pass(1000);
    expect(second.result.current.isOpen).toBe(false);
  },
);
