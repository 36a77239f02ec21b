import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { basicRange, charactersOf, faces } from '../theme/faces';
import { fonts } from '../theme/tokens';
import { displayAdvances, fallbackFaces } from './metrics';

const folder = new URL('../../fonts/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));

describe('fonts', () => {
  it('are WOFF2 files: 32 KB on every page at most, and 12 KB where there is code', () => {
    expect(files.sort()).toEqual(faces.map(({ file }) => file).sort());
    const contents = faces.map((face) => ({
      ...face,
      font: readFileSync(new URL(face.file, folder)),
    }));
    for (const { file, font } of contents) expect(font.toString('latin1', 0, 4), file).toBe('wOF2');
    const total = (range?: string) =>
      contents
        .filter((face) => face.range === range)
        .reduce((sum, { font }) => sum + font.length, 0);
    expect(total(basicRange)).toBeLessThanOrEqual(32_000);
    expect(total()).toBeLessThanOrEqual(12_000);
  });

  it('share no character, so that no page fetches one twice', () => {
    const characters = charactersOf(
      faces
        .slice(0, 2)
        .map(({ range }) => range)
        .join(','),
    );
    expect(new Set(characters).size).toBe([...characters].length);
    expect(characters).toMatch(/^(?=.*A)(?=.*’)(?=.*é)/s);
  });

  it('come with their licences', () => {
    const licences = readdirSync(folder).filter((file) => file.startsWith('OFL-'));
    expect(licences).toHaveLength(new Set(faces.map(({ family }) => family)).size);
    for (const licence of licences) {
      expect(readFileSync(new URL(licence, folder), 'utf8')).toContain('SIL Open Font License');
    }
  });

  it('have a local stand-in of the same measures for the families of headings and text', () => {
    const standIns = [...fallbackFaces.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name);
    for (const stack of [fonts.display, fonts.text]) {
      expect(standIns.some((name) => stack.includes(`"${name}"`))).toBe(true);
    }
    expect(fallbackFaces.match(/size-adjust:\d/g)).toHaveLength(standIns.length);
  });

  it('know how wide the display face is', () => {
    expect(displayAdvances['m']).toBeGreaterThan(displayAdvances['i'] ?? Infinity);
  });
});
