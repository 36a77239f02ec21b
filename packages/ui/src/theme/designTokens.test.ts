import { describe, expect, it } from 'vitest';
import { designTokenFiles, lengthPx, type TokenGroup } from './designTokens';
import { colours, tiles } from '@portfolio/theme';

const files = designTokenFiles();

describe('the design token files', () => {
  const whole = files['portfolio.tokens.json'] as Record<'base' | 'light' | 'dark', TokenGroup>;

  it('have every colour and tile in both themes', () => {
    for (const theme of ['light', 'dark'] as const) {
      const { colour, tile } = whole[theme] as Record<'colour' | 'tile', TokenGroup>;
      expect(Object.keys(colour)).toEqual(['$type', ...Object.keys(colours)]);
      expect(Object.keys(tile)).toEqual(['$type', ...tiles]);
    }
  });

  it.each([
    ['light', 'colour.accent.$value.components', [1, 0.776, 0.161]],
    ['dark', 'colour.scrim.$value.alpha', 0.6],
    ['base', 'space.24.$value', { value: 24, unit: 'px' }],
    ['base', 'duration.line.$value', { value: 1400, unit: 'ms' }],
    ['base', 'easing.out.$value', [0.2, 0.8, 0.2, 1]],
    ['base', 'font-family.text.$value.0', 'Atkinson Hyperlegible Next Variable'],
    ['light', 'shadow.pop.$value.1.spread', { value: -24, unit: 'px' }],
  ] as const)('contain %s %s in the standard format', (set, path, value) => {
    expect(whole[set]).toHaveProperty(path, value);
  });

  it('give every token a type, description and valid name', () => {
    const visit = (group: TokenGroup, path: string, inherited?: unknown) => {
      const type = group['$type'] ?? inherited;
      for (const [name, entry] of Object.entries(group)) {
        if (typeof entry === 'string') continue;
        expect(name, path).not.toMatch(/^\$|[{}.]/);
        if ('$value' in entry) {
          expect(type, `${path}/${name}`).toBeTypeOf('string');
          expect(entry.$description, `${path}/${name}`).toMatch(/\S/);
        } else visit(entry, `${path}/${name}`, type);
      }
    };
    for (const [set, group] of Object.entries(whole)) {
      if (typeof group !== 'string') visit(group, set);
    }
  });

  it('have the same tokens in both Figma modes', () => {
    const withoutValues = (file: string) =>
      JSON.stringify(files[file], (key, value: unknown) => (key === '$value' ? 0 : value));
    expect(withoutValues('figma/Dark.tokens.json')).toBe(withoutValues('figma/Light.tokens.json'));
  });
});

describe('lengthPx', () => {
  it.each([
    ['2px', 0, 2],
    ['1.5rem', 0, 24],
    ['clamp(1rem, .5rem + 2vw, 2rem)', 400, 16],
    ['clamp(1rem, .5rem + 2vw, 2rem)', 1000, 28],
    ['clamp(1rem, .5rem + 2vw, 2rem)', 4000, 32],
  ])('%s at %i px is %f px', (value, viewport, px) => {
    expect(lengthPx(value, viewport)).toBe(px);
  });

  it('throws on unsupported lengths', () => {
    expect(() => lengthPx('50%')).toThrow("Unsupported length '50%'");
  });
});
