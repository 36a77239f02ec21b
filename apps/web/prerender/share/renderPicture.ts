import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Characters that the site's typefaces have: Latin scripts and punctuation. */
const withinOwnFonts = /^[\x20-\u017f–—‘’‚“”„•…‹›€™−]*$/u;

/** Draws an SVG file; numbers of pixels are in the order of bytes red, green, blue, alpha. */
export function renderPixels(svg: string, fontFiles: readonly string[] = []) {
  const words = svg.replace(/<[^>]*>/g, '');
  const { width, height, pixels } = new Resvg(svg, {
    font: {
      fontFiles: [...fontFiles],
      // Other scripts take a typeface of the system; looking for those takes a second.
      loadSystemFonts: !withinOwnFonts.test(words),
    },
  }).render();
  return {
    width,
    height,
    pixels: new Uint32Array(pixels.buffer, pixels.byteOffset, width * height),
  };
}

/** Draws an SVG file without words, which may be transparent. */
export const renderPng = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

/** What a share picture is drawn from: two SVG files of one size and background. */
export interface PictureLayers {
  /** The drawing, without words; the same for many pages. */
  drawing: string;
  /** The words, without a drawing. */
  words: string;
}

/** Drawings that were drawn already: pages share them, and they take twice as long as the words. */
const drawn = new Map<string, ReturnType<typeof renderPixels>>();
const keptDrawings = 12;

function renderDrawing(svg: string) {
  const kept = drawn.get(svg);
  if (kept) return kept;
  const [oldest] = drawn.keys();
  if (oldest !== undefined && drawn.size >= keptDrawings) drawn.delete(oldest);
  const picture = renderPixels(svg);
  drawn.set(svg, picture);
  return picture;
}

/** Draws a share picture as a PNG file: words where there are any, the drawing elsewhere. */
export async function renderPicture(
  layers: PictureLayers,
  fontFiles: readonly string[],
): Promise<Buffer> {
  const { pixels: drawing } = renderDrawing(layers.drawing);
  const { pixels, width, height } = renderPixels(layers.words, fontFiles);
  const ground = pixels[0];
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] === ground) pixels[at] = drawing[at] ?? 0;
  }
  // A stronger compression takes three times as long, and only services for link previews fetch these.
  return sharp(new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}
