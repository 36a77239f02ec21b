import { sharePicture } from '@portfolio/ui/art';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFonts, withRenderFonts } from './fonts';
import { renderPixels } from './renderPicture';
import { resolveColours } from './resolveColours';

const art = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';
const svg = sharePicture({
  title: 'Tide clock',
  kicker: 'Hardware',
  tile: 'accent',
  coverArt: art,
});

let folder: string;
let display: string;
let text: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  [display = '', text = ''] = await renderFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a share picture outside a browser', () => {
  it('has no custom property left, and takes its values from its root', () => {
    const resolved = resolveColours(svg);
    expect(resolved).not.toMatch(/var\(|currentColor/);
    expect(resolved).toContain('fill="#ffc629"');
  });

  it('says which property is missing', () => {
    expect(() => resolveColours('<svg style="color:red"><path fill="var(--x)"/></svg>')).toThrow(
      '--x',
    );
  });

  it("sets its words in the site's own typefaces: without them there are none", () => {
    const named = withRenderFonts(resolveColours(svg));
    expect(named).not.toContain('Variable');
    const inked = (fontFiles: string[]) => {
      const { pixels } = renderPixels(named, fontFiles);
      return pixels.filter((pixel) => pixel !== pixels[0]).length;
    };
    const withoutWords = inked([]);
    const inOne = inked([text]);
    const inBoth = inked([text, display]);
    expect(inOne).toBeGreaterThan(withoutWords + 10_000);
    // The title is narrower in the display face than in the other, which stands in for it.
    expect(inBoth).not.toBe(inOne);
    expect(inBoth).toBeGreaterThan(withoutWords + 10_000);
  });
});
