import { sharePicture } from '@portfolio/ui/art';
import { subsetFont } from '@portfolio/theme/fontTools';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { convertFonts, withRenderFonts, type RenderFonts } from './fonts';
import { renderPixels } from './renderPicture';
import { resolveColours } from './resolveColours';

const coverArt = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>';

let folder: string;
let fonts: RenderFonts;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  fonts = await convertFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const prepare = (options: Partial<Parameters<typeof sharePicture>[0]> = {}) =>
  resolveColours(
    sharePicture({ title: 'Tide clock', kicker: 'Hardware', tile: 'accent', coverArt, ...options }),
  );

it('replaces all custom properties with their values', () => {
  expect(prepare()).not.toMatch(/var\(|currentColor/);
  expect(prepare()).toContain('fill="#ffc629"');
  expect(() => resolveColours('<svg style="color:red"><path fill="var(--x)"/></svg>')).toThrow(
    '--x',
  );
});

it("uses only the site's own typefaces", async () => {
  const svg = withRenderFonts(prepare());
  expect(svg).not.toContain('Variable');
  const inkedPixels = async (chosen: RenderFonts) => {
    const { buffer, byteOffset, length } = (await renderPixels(svg, chosen)).pixels;
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
  const split = { ...fonts, text: [await cut('basic', 'a'), await cut('other', 'ä')] };
  const svg = withRenderFonts(prepare({ title: 'A', kicker: 'ä' }));
  const [whole, joined] = await Promise.all(
    [fonts, split].map(async (files) => (await renderPixels(svg, files)).pixels),
  );
  expect(joined!.equals(whole!)).toBe(true);
});
