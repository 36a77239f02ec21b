import { describe, expect, it } from 'vitest';
import { formatDate, formatMonths, isLanguage, isoDateOf } from './format';

describe('formatDate', () => {
  it.each([
    ['2024-12-10', '10 December 2024'],
    ['2024-03-05', '5 March 2024'],
    ['2025-07', 'July 2025'],
    ['2026', '2026'],
  ])('%s becomes %s', (iso, formatted) => {
    expect(formatDate(iso, 'en-IN')).toBe(formatted);
  });

  it.each(['10 December 2024', '2024-13-01', ''])('rejects "%s"', (text) => {
    expect(() => formatDate(text, 'en-IN')).toThrow(`"${text}" is not a date`);
  });
});

it('formats dates for each language', () => {
  expect(formatDate('2024-12-10', 'ar-EG')).toBe('١٠ ديسمبر ٢٠٢٤');
  expect(formatDate('2024-12-10', 'de')).toBe('10. Dezember 2024');
  expect(formatMonths('2024-05', '2024-06', 'ar-EG')).toBe('مايو – يونيو ٢٠٢٤');
});

describe('isoDateOf', () => {
  it.each([
    ['26 July 2025', '2025-07-26'],
    ['5 September 2024', '2024-09-05'],
    ['05 September 2024', '2024-09-05'],
    ['March 2025', '2025-03'],
    ['2025-07-26', '2025-07-26'],
    ['2025-07', '2025-07'],
    ['2025', '2025'],
  ])('%s becomes %s', (label, iso) => {
    expect(isoDateOf(label)).toBe(iso);
  });
});

it.each([
  ['fi', true],
  ['pt-BR', true],
  ['suomi', false],
  ['Fi', false],
])('%s is a language tag: %s', (tag, isKnown) => {
  expect(isLanguage(tag)).toBe(isKnown);
});
