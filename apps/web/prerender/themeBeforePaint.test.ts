import { expect, it } from 'vitest';
import { themeBeforePaint } from './themeBeforePaint';

interface Visitor {
  stored?: string;
  prefersDark?: boolean;
  isBlocked?: boolean;
}

function isDark(script: string, { stored, prefersDark = false, isBlocked }: Visitor) {
  const classList = new Set<string>();
  const getItem = (key: string) => {
    if (isBlocked) throw new Error('blocked');
    return key === 'theme' ? (stored ?? null) : null;
  };
  const run = new Function('document', 'localStorage', 'matchMedia', script.replace(/<.*?>/g, ''));
  run({ body: { classList } }, { getItem }, () => ({ matches: prefersDark }));
  return classList.has('dark');
}

it('returns no script if every visit starts light', () => {
  expect(themeBeforePaint({ initial: 'light', remember: false })).toBe('');
});

it.each<[initial: 'light' | 'dark' | 'system', remember: boolean, visitor: Visitor, dark: boolean]>(
  [
    ['light', true, { stored: 'dark' }, true],
    ['light', true, { stored: 'sepia' }, false],
    ['light', true, { stored: 'dark', isBlocked: true }, false],
    ['dark', true, { stored: 'light' }, false],
    ['system', false, { prefersDark: true }, true],
    ['system', true, { prefersDark: true, stored: 'light' }, false],
  ],
)('initial %s, remember %s, visitor %o: dark is %s', (initial, remember, visitor, dark) => {
  expect(isDark(themeBeforePaint({ initial, remember }), visitor)).toBe(dark);
});
