import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { fonts } from '@portfolio/theme';
import { charactersOf } from '@portfolio/theme/fonts';
import { displayAdvances, fallbackFaces } from './fallbacks';
import { fontFiles } from './files';

const folder = new URL('../../fonts/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));

describe('fonts', () => {
  it('are WOFF2 files within their size limits', () => {
    const contents = files.map((file) => readFileSync(new URL(file, folder)));
    expect(contents.map((font) => font.toString('latin1', 0, 4))).toEqual(files.map(() => 'wOF2'));
    const [display = 0, text = 0, mono = 0] = contents.map((font) => font.length);
    expect(display + text).toBeLessThanOrEqual(50_000);
    expect(mono).toBeLessThanOrEqual(12_000);
  });

  const splitFonts = [fontFiles.display.parts, fontFiles.text.parts];

  it('need at most 30 KB for English', () => {
    const bytes = splitFonts.map(([basic]) => readFileSync(new URL(basic!.file, folder)).length);
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(30_500);
  });

  it('have each character in exactly one subset', () => {
    for (const parts of splitFonts) {
      const characters = [...charactersOf(parts.map(({ range }) => range).join(','))];
      expect(new Set(characters).size).toBe(characters.length);
      expect(characters.sort().join('')).toBe(Object.keys(displayAdvances).sort().join(''));
    }
  });

  it('include a licence that names all authors', () => {
    const licence = readFileSync(new URL('OFL.txt', folder), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE Version 1.1');
    for (const name of ['Anek', 'Atkinson Hyperlegible Next', 'JetBrains Mono']) {
      expect(licence).toContain(`The ${name} Project Authors`);
    }
  });

  it('have local fallbacks with adjusted sizes', () => {
    const fallbacks = [...fallbackFaces.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name);
    for (const [stack] of [fonts.display, fonts.text]) {
      expect(fallbacks.some((name) => stack.includes(`"${name}"`))).toBe(true);
    }
    expect(fallbackFaces.match(/size-adjust:\d/g)).toHaveLength(fallbacks.length);
  });
});
