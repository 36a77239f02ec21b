import type { KolamShapes } from './kolamShapes';

/** Colours of a kolam, as CSS values. */
export interface KolamColours {
  ground: string;
  line: string;
  dot: string;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/**
 * Serialises a kolam as an SVG file.
 *
 * @param title the picture's accessible name
 */
export function svgOf(
  { size, lines, lineWidth, dots, dotWidth, brightDot }: KolamShapes,
  { ground, line, dot }: KolamColours,
  title: string,
): string {
  const stroke = `fill="none" stroke="${line}" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img">` +
    `<title>${escaped(title)}</title><rect width="100%" height="100%" fill="${ground}"/>` +
    `<path ${stroke} stroke-width="${dotWidth}" d="${dots}"/>` +
    `<path ${stroke} stroke-width="${lineWidth}" d="${lines.join('')}"/>` +
    `<path fill="${dot}" stroke="${line}" stroke-width="2" d="${brightDot}"/></svg>`
  );
}

const pngSizePx = 1200;

/**
 * Renders a square SVG file as a PNG file.
 *
 * @throws if the browser cannot create the image, e.g. for lack of memory
 */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // Firefox draws an SVG on a canvas only if the SVG states its size.
  const sized = svg.replace('<svg', `<svg width="${pngSizePx}" height="${pngSizePx}"`);
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: pngSizePx,
    height: pngSizePx,
  });
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) =>
      blob
        ? resolve(blob)
        : reject(new Error('Cannot create a PNG: the canvas is empty or too large.')),
    );
  });
}

/** Downloads a file that was created in the browser. */
export function saveFile(file: Blob, name: string) {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
