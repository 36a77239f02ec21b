import { build } from 'vite';
import { expect, it } from 'vitest';
import { en } from './en';
import { fill, formatNumber, formatPercent, formatYear, joinList, plural } from './index';
import { inlineWords } from './vite';

it('fills the places of a text, and leaves those that it has no value for', () => {
  expect(fill('{a} and {b}', { a: '$&' })).toBe('$& and {b}');
});

it('counts in the digits and plural forms of the language', () => {
  const forms = { two: 'two of them', few: '{count} of them', other: '{count} in {place}' };
  expect(formatNumber(12)).toBe('١٢');
  expect(formatYear(2024)).toBe('٢٠٢٤');
  expect(formatPercent(90)).toMatch(/^٩٠٪/);
  expect(joinList(['أ', 'ب', 'ج'])).toBe('أ وب وج');
  expect(plural(forms, 2)).toBe('two of them');
  expect(plural(forms, 5)).toBe('٥ of them');
  expect(plural(forms, 100, { place: 'all' })).toBe('١٠٠ in all');
});

/** What a build makes of a module's text. */
async function built(code: string) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      inlineWords('en', en),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry.js' ? id : undefined),
        load: (id) => (id === 'entry.js' ? code : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry.js' } },
  });
  return 'output' in result ? result.output[0].code : '';
}

it('puts in the words that a module names, and no others', async () => {
  const code = await built(
    'console.log(WORDS.page.skip, WORDS.certificates.count.other, LANGUAGE)',
  );
  expect(code).toContain(en.page.skip);
  expect(code).toContain(en.certificates.count.other);
  expect(code).not.toContain(en.page.menu);
  expect(code).not.toContain('WORDS');
});

it('stops at a use that names no text', async () => {
  await expect(built('console.log(WORDS.page)')).rejects.toThrow('WORDS.page is no word');
});
