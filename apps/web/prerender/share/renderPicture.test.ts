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

describe('a share picture', () => {
  it('replaces all custom properties with their values', () => {
    const resolved = resolveColours(svg);
    expect(resolved).not.toMatch(/var\(|currentColor/);
    expect(resolved).toContain('fill="#ffc629"');
  });

  it('reports a missing property', () => {
    expect(() => resolveColours('<svg style="color:red"><path fill="var(--x)"/></svg>')).toThrow(
      '--x',
    );
  });

  it("uses only the site's own typefaces", async () => {
    const rendered = withRenderFonts(resolveColours(svg));
    expect(rendered).not.toContain('Variable');
    const inkedPixels = async (fontFiles: string[]) => {
      const { buffer, byteOffset, length } = (await renderPixels(rendered, fontFiles)).pixels;
      const pixels = new Uint32Array(buffer, byteOffset, length / 4);
      return pixels.filter((pixel) => pixel !== pixels[0]).length;
    };
    const withoutText = await inkedPixels([]);
    const withTextFont = await inkedPixels([text]);
    const withBothFonts = await inkedPixels([text, display]);
    expect(withTextFont).toBeGreaterThan(withoutText + 10_000);
    // The title is narrower in the display face than in the fallback.
    expect(withBothFonts).not.toBe(withTextFont);
    expect(withBothFonts).toBeGreaterThan(withoutText + 10_000);
  });
});
