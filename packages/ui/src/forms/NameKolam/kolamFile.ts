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
): Blob {
  const stroke = `fill="none" stroke="${line}" stroke-linecap="round" stroke-linejoin="round"`;
  const text =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img">` +
    `<title>${escaped(title)}</title><rect width="100%" height="100%" fill="${ground}"/>` +
    `<path ${stroke} stroke-width="${dotWidth}" d="${dots}"/>` +
    `<path ${stroke} stroke-width="${lineWidth}" d="${lines.join('')}"/>` +
    `<path fill="${dot}" stroke="${line}" stroke-width="2" d="${brightDot}"/></svg>`;
  return new Blob([text], { type: 'image/svg+xml' });
}

/**
 * Renders a kolam as a PNG file.
 *
 * @param edge width and height in px
 * @throws if the browser cannot create the image, e.g. for lack of memory
 */
export function pngOf(
  { size, lines, lineWidth, dots, dotWidth, brightDot }: KolamShapes,
  colours: KolamColours,
  edge = 1200,
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: edge, height: edge });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Cannot create a PNG: no 2D canvas context.');
  context.scale(edge / size, edge / size);
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = colours.line;
  context.lineCap = context.lineJoin = 'round';
  const stroke = (d: string, width: number) => {
    context.lineWidth = width;
    context.stroke(new Path2D(d));
  };
  stroke(dots, dotWidth);
  stroke(lines.join(''), lineWidth);
  context.fillStyle = colours.dot;
  context.fill(new Path2D(brightDot));
  stroke(brightDot, 2);
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
