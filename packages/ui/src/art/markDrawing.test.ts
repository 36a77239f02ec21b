import { describe, expect, it } from 'vitest';

import { markDrawing } from './markDrawing';

const litCount = (name: string, count: number) =>
  markDrawing(name, count).parts.you?.match(/M/g)?.length ?? 0;

describe('markDrawing', () => {
  it('gives each name a different mark that never changes', () => {
    expect(markDrawing('companies/web-studio')).toEqual(markDrawing('companies/web-studio'));
    expect(markDrawing('companies/web-studio').parts).not.toEqual(
      markDrawing('companies/software-house').parts,
    );
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 25])(
    'lights a dot for each of %i certificates',
    (n) => {
      expect(litCount('providers/example', n)).toBe(n);
    },
  );

  it('lights every dot if there are more certificates than dots', () => {
    expect(litCount('providers/example', 40)).toBe(25);
  });

  it('draws the logo of a technology', () => {
    expect(markDrawing('skills/react').parts.art).toContain('<path id="art" fill="currentColor"');
  });

  it('generates a mark for a technology without a logo', () => {
    expect(markDrawing('skills/canva').parts.art).toContain('scale(.3)');
    expect(markDrawing('skills/canva').box).toEqual(markDrawing('skills/react').box);
  });

  it('varies the layout and seal of a provider’s certificates', () => {
    const sheets = Array.from({ length: 8 }, (_, index) => {
      const { art = '' } = markDrawing(`certificates/school-${index + 1}`).parts;
      return Array.from(art.matchAll(/ d="([^"]+)"/g), ([, path]) => path);
    });
    expect(new Set(sheets.map((paths) => paths.at(-2))).size).toBe(sheets.length);
    for (const [index, paths] of sheets.slice(1).entries()) {
      const shared = paths.filter((path) => sheets[index]!.includes(path));
      expect(shared.length, `${index + 1}`).toBeLessThanOrEqual(paths.length / 2);
    }
  });

  it.each(['covers/nothing', 'companies/', 'companies/a/b', 'nothing'])('rejects %s', (name) => {
    expect(() => markDrawing(name)).toThrow(`Unknown drawing "${name}"`);
  });
});
