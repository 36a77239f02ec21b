import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { fonts } from '../theme/tokens';
import { displayAdvances, fallbackFaces } from './metrics';

const folder = new URL('../../fonts/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.woff2'));

describe('fonts', () => {
  it('are two WOFF2 files of 50 KB together at most', () => {
    const contents = files.map((file) => readFileSync(new URL(file, folder)));
    expect(contents.map((font) => font.toString('latin1', 0, 4))).toEqual(['wOF2', 'wOF2']);
    expect(contents.reduce((sum, font) => sum + font.length, 0)).toBeLessThanOrEqual(50_000);
  });

  it('come with their licences', () => {
    const licences = readdirSync(folder).filter((file) => file.startsWith('OFL-'));
    expect(licences).toHaveLength(files.length);
    for (const licence of licences) {
      expect(readFileSync(new URL(licence, folder), 'utf8')).toContain('SIL Open Font License');
    }
  });

  it('have a stand-in for every family that the tokens name', () => {
    const standIns = [...fallbackFaces.matchAll(/font-family:"([^"]+)"/g)].map(([, name]) => name);
    for (const stack of Object.values(fonts)) {
      expect(standIns.some((name) => stack.includes(`"${name}"`))).toBe(true);
    }
    expect(fallbackFaces.match(/size-adjust:\d/g)).toHaveLength(standIns.length);
  });

  it('know how wide the display face is', () => {
    expect(displayAdvances['m']).toBeGreaterThan(displayAdvances['i'] ?? Infinity);
  });
});
