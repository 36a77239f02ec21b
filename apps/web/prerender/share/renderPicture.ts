import { renderAsync, Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { renderFamily, type RenderFonts } from './fonts';

/** Matches text that the site's typefaces support: Latin letters and punctuation. */
const latinText = /^[\x20-\u017f–—‘’‚“”„•…‹›€™−]*$/u;

const fontOptions = (svg: string, fontFiles: readonly string[]) => ({
  font: {
    fontFiles: [...fontFiles],
    // Other characters need system fonts, which take a second to find.
    loadSystemFonts: !latinText.test(svg.replace(/<[^>]*>/g, '')),
  },
});

/**
 * Converts text in the `text` typeface to outlines. The `text` files come first, because the renderer takes missing characters from the
 * first font file that contains them.
 */
function outlineText(svg: string, { display, text }: RenderFonts): string {
  const [root = ''] = /^<svg[^>]*>/.exec(svg) ?? [];
  const elements = new RegExp(`<text[^>]*font-family="${renderFamily('text')}"[^]*?</text>`, 'g');
  return svg.replace(elements, (element) =>
    new Resvg(`${root}${element}</svg>`, fontOptions(element, [...text, ...display]))
      .toString()
      .replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''),
  );
}

export function renderPixels(svg: string, fonts: RenderFonts) {
  return renderAsync(outlineText(svg, fonts), fontOptions(svg, [...fonts.display, ...fonts.text]));
}

/** Renders an SVG file without text as a PNG, which may be transparent. */
export const renderPng = (svg: string) =>
  new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();

export async function renderPicture(svg: string, fonts: RenderFonts): Promise<Buffer> {
  const { pixels, width, height } = await renderPixels(svg, fonts);
  // Stronger compression takes three times as long, and only link previews fetch these files.
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 3 })
    .toBuffer();
}
