import { sharePicture } from '@portfolio/ui/art';
import { subsetFont } from '@portfolio/theme/fontTools';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertFonts, withRenderFonts, type RenderFonts } from './fonts';
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
let fonts: RenderFonts;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  fonts = await convertFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

describe('rendering a link preview image', () => {
  it('replaces all custom properties with their values', () => {
    const resolved = resolveColours(svg);
    expect(resolved).not.toMatch(/var\(|currentColor/);
    expect(resolved).toContain('fill="#ffc629"');
  });

  it('reports a missing custom property', () => {
    expect(() => resolveColours('<svg style="color:red"><path fill="var(--x)"/></svg>')).toThrow(
      '--x',
    );
  });

  it("uses only the site's own typefaces", async () => {
    const preparedSvg = withRenderFonts(resolveColours(svg));
    expect(preparedSvg).not.toContain('Variable');
    const inkedPixels = async (chosen: RenderFonts) => {
      const { buffer, byteOffset, length } = (await renderPixels(preparedSvg, chosen)).pixels;
      const pixels = new Uint32Array(buffer, byteOffset, length / 4);
      return pixels.filter((pixel) => pixel !== pixels[0]).length;
    };
    const withoutText = await inkedPixels({ display: [], text: [] });
    const withTextFont = await inkedPixels({ display: [], text: fonts.text });
    const withBothFonts = await inkedPixels(fonts);
    expect(withTextFont).toBeGreaterThan(withoutText + 10_000);
    // In `withTextFont`, the title uses the `text` typeface, which is wider than the `display` typeface.
    expect(withBothFonts).not.toBe(withTextFont);
    expect(withBothFonts).toBeGreaterThan(withoutText + 10_000);
  });

  it('uses all font files of a typeface', async () => {
    const source = await readFile(fonts.text[0]!);
    const cut = async (name: string, letters: string) => {
      const file = join(folder, `${name}.ttf`);
      await writeFile(file, await subsetFont(source, letters, { targetFormat: 'sfnt' }));
      return file;
    };
    const split = {
      display: fonts.display,
      text: [await cut('basic', 'a'), await cut('other', 'ä')],
    };
    const picture = withRenderFonts(
      resolveColours(sharePicture({ title: 'A', kicker: 'ä', tile: 'accent', coverArt: art })),
    );
    const [whole, joined] = await Promise.all(
      [fonts, split].map(async (files) => (await renderPixels(picture, files)).pixels),
    );
    expect(joined!.equals(whole!)).toBe(true);
  });
});
