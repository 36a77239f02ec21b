import { expect, it } from 'vitest';
import { formatDate, formatMonths, isDate, isLanguage, isoDateOf } from './format';

it.each([
  ['2024-12-10', 'en-IN', '10 December 2024'],
  ['2025-07', 'en-IN', 'July 2025'],
  ['2026', 'en-IN', '2026'],
  ['2024-12-10', 'ar-EG', '١٠ ديسمبر ٢٠٢٤'],
])('%s in %s is %s', (iso, language, formatted) => {
  expect(formatDate(iso, language)).toBe(formatted);
});

it('rejects text that is not a date', () => {
  expect(() => formatDate('2024-13-01', 'en-IN')).toThrow('"2024-13-01" is not a date');
});

it('formats ranges of months', () => {
  expect(formatMonths('2024-05', '2024-06', 'ar-EG')).toBe('مايو – يونيو ٢٠٢٤');
});

it.each([
  ['2025-07-26', true],
  ['2025-07', true],
  ['2025-02-30', false],
  ['26 July 2025', false],
])('%s is a date: %s', (text, isReal) => {
  expect(isDate(text)).toBe(isReal);
});

it.each([
  ['26 July 2025', '2025-07-26'],
  ['March 2025', '2025-03'],
  ['2025-07', '2025-07'],
  ['31 June 2025', undefined],
  ['Juli 2025', undefined],
])('the ISO date of "%s" is %s', (text, date) => {
  expect(isoDateOf(text)).toBe(date);
});

it.each([
  ['fi', true],
  ['pt-BR', true],
  ['suomi', false],
  ['Fi', false],
])('%s is a language tag: %s', (tag, isKnown) => {
  expect(isLanguage(tag)).toBe(isKnown);
});
