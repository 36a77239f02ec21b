import { expect, it } from 'vitest';
import { themeBeforePaint } from './themeBeforePaint';

interface Visitor {
  stored?: string | null;
  prefersDark?: boolean;
  isBlocked?: boolean;
}

function isDark(script: string, { stored = null, prefersDark = false, isBlocked }: Visitor) {
  const classes = new Set<string>();
  const storage = {
    getItem(key: string) {
      if (isBlocked) throw new Error('blocked');
      return key === 'theme' ? stored : null;
    },
  };
  const run = new Function(
    'document',
    'localStorage',
    'matchMedia',
    script.replace(/<\/?script>/g, ''),
  );
  const matchMedia = (query: string) => ({ matches: query.includes('dark') && prefersDark });
  run({ body: { classList: classes } }, storage, matchMedia);
  return classes.has('dark');
}

it('returns no script if every visit starts light', () => {
  expect(themeBeforePaint({ initial: 'light', remember: false })).toBe('');
});

it.each<[initial: 'light' | 'dark' | 'system', remember: boolean, visitor: Visitor, dark: boolean]>(
  [
    ['light', true, {}, false],
    ['light', true, { stored: 'dark' }, true],
    ['light', true, { stored: 'sepia' }, false],
    ['light', true, { stored: 'dark', isBlocked: true }, false],
    ['dark', false, { stored: 'light' }, true],
    ['dark', true, { stored: 'light' }, false],
    ['system', false, { prefersDark: true }, true],
    ['system', false, {}, false],
    ['system', true, { prefersDark: true, stored: 'light' }, false],
  ],
)('initial %s, remember %s, visitor %o: dark is %s', (initial, remember, visitor, dark) => {
  expect(isDark(themeBeforePaint({ initial, remember }), visitor)).toBe(dark);
});
