import { renderAsync, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Characters of the site's typefaces: Latin scripts and punctuation. */
const withinOwnFonts = /^[\x20-\u017f–—‘’‚“”„•…‹›€™−]*$/u;

export function renderPixels(svg: string, fontFiles: readonly string[]) {
  const words = svg.replace(/<[^>]*>/g, '');
  return renderAsync(svg, {
    font: {
      fontFiles: [...fontFiles],
      // Other scripts use system fonts; finding them takes a second.
      loadSystemFonts: !withinOwnFonts.test(words),
    },
  });
}

/** Renders an SVG file without text, which may be transparent. */
export const renderPng = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

export async function renderPicture(svg: string, fontFiles: readonly string[]): Promise<Buffer> {
  const { pixels, width, height } = await renderPixels(svg, fontFiles);
  // Stronger compression takes three times as long, and only link previews fetch these files.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}
