import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { advance, play, setTabHidden } from '../testing/browser';
import { useDailyPopup } from './useDailyPopup';

const storageKey = 'feedbackPopupDate';
const renderPopup = (delayMs: number | null = 90_000) =>
  renderHook((delay) => useDailyPopup(storageKey, delay), { initialProps: delayMs });
const [open, closed] = [{ isOpen: true }, { isOpen: false }];

test('the delay starts when the page begins to load', async () => {
  await advance(4000);
  await play(renderPopup().result, [85_999, closed, 1, open]);
});

test('a closed popup stays closed during the visit', () =>
  play(renderPopup().result, [
    90_000,
    (popup) => popup.close(),
    closed,
    () => vi.setSystemTime(new Date(2024, 11, 11)),
    200_000,
    closed,
  ]));

test.each([
  ['2024-12-10', false],
  ['Tue Dec 10 2024', false],
  ['2024-12-09', true],
  ['Mon Dec 09 2024', true],
  ['Tuesday?', true],
])('with "%s" stored, the popup appears on 10 December: %s', async (stored, isOpen) => {
  localStorage.setItem(storageKey, stored);
  await play(renderPopup().result, [90_000, { isOpen }]);
});

test('the popup stays closed while the delay is null', async () => {
  const { result, rerender } = renderPopup(null);
  await play(result, [120_000, closed, () => rerender(90_000), 1, open]);
});

test("the day changes at the visitor's midnight", async () => {
  vi.setSystemTime(new Date(2025, 0, 5, 23, 59, 50));
  localStorage.setItem(storageKey, '2025-01-05');
  await play(renderPopup().result, [90_000, open]);
  expect(localStorage.getItem(storageKey)).toBe('2025-01-06');
});

test('a popup shown in one tab stays closed in others', async () => {
  const other = [renderPopup(), renderPopup()][1]!;
  await play(other.result, [90_000, closed]);
});

test('a due popup waits until the tab is visible', () =>
  play(renderPopup().result, [
    () => setTabHidden(true),
    120_000,
    closed,
    () => expect(localStorage.getItem(storageKey)).toBeNull(),
    () => setTabHidden(false),
    open,
  ]));
