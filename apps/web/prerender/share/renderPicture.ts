import { renderAsync, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** Matches text that the site's typefaces support: Latin letters and punctuation. */
const ownFontsOnly = /^[\x20-\u017f–—‘’‚“”„•…‹›€™−]*$/u;

export function renderPixels(svg: string, fontFiles: readonly string[]) {
  const words = svg.replace(/<[^>]*>/g, '');
  return renderAsync(svg, {
    font: {
      fontFiles: [...fontFiles],
      // Other scripts use system fonts; finding them takes a second.
      loadSystemFonts: !ownFontsOnly.test(words),
    },
  });
}

/** Renders an SVG file without text as a PNG, which may be transparent. */
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
