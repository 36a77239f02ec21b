import { expect, it } from 'vitest';
import { directionOf } from './direction';
import {
  fill,
  formatNumber,
  formatPercent,
  formatYear,
  formatYears,
  joinList,
  paragraphsOf,
  plural,
} from './index';

it('fills placeholders, and keeps those without a value', () => {
  expect(fill('{a} and {b}', { a: '$&' })).toBe('$& and {b}');
});

// vitest.config.ts sets the language to ar-EG.
it('formats numbers and lists for the language', () => {
  expect(formatNumber(12)).toBe('١٢');
  expect(formatYear(2024)).toBe('٢٠٢٤');
  expect(formatYears(2023, 2024)).toBe('٢٠٢٣–٢٠٢٤');
  expect(formatYears(2024, 2024)).toBe('٢٠٢٤');
  expect(formatPercent(90)).toMatch(/^٩٠٪/);
  expect(joinList(['أ', 'ب', 'ج'])).toBe('أ وب وج');
});

it('splits text at blank lines', () => {
  expect(paragraphsOf('a\nb\n \r\nc')).toEqual(['a\nb', 'c']);
});

it('uses the plural forms of the language', () => {
  const forms = { two: 'two of them', few: '{count} of them', other: '{count} in {place}' };
  expect(plural(forms, 2)).toBe('two of them');
  expect(plural(forms, 5)).toBe('٥ of them');
  expect(plural(forms, 100, { place: 'all' })).toBe('١٠٠ in all');
});

it.each([
  ['en-GB', 'ltr'],
  ['ar-EG', 'rtl'],
  ['az-Arab', 'rtl'],
])('the direction of %s is %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
