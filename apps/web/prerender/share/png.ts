import { crc32, deflateSync } from 'node:zlib';

/** Level of compression. The usual 6 takes three times as long for a fifth less, and only services for link previews fetch these. */
const level = 3;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/**
 * Writes opaque pixels as a PNG file. Drawings in a few flat colours get a palette, which makes the file three times smaller and
 * quicker to write than full colour; pictures with more than 256 colours get that.
 *
 * @param pixels one number a pixel, row by row, in the order of bytes red, green, blue, alpha
 */
export function encodePng(pixels: Uint32Array, width: number, height: number): Buffer {
  const indices = new Map<number, number>();
  const rows = Buffer.alloc(height * (width + 1));
  let last = -1;
  let index = 0;
  for (let y = 0, at = 0; y < height && indices.size <= 256; y += 1) {
    // Every row begins with the number of its filter: 0 for none.
    for (let x = 1; x <= width; x += 1, at += 1) {
      const pixel = pixels[at] ?? 0;
      if (pixel !== last) {
        last = pixel;
        index = indices.get(pixel) ?? indices.size;
        indices.set(pixel, index);
      }
      rows[y * (width + 1) + x] = index;
    }
  }
  const hasPalette = indices.size <= 256;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth, then colour type: 3 is a palette, 2 is red, green and blue.
  header.set([8, hasPalette ? 3 : 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(hasPalette ? [chunk('PLTE', Buffer.concat([...indices.keys()].map(rgb)))] : []),
    chunk('IDAT', deflateSync(hasPalette ? rows : fullColour(pixels, width, height), { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Red, green and blue of a pixel; the machine's byte order is little-endian wherever Node runs. */
const rgb = (pixel: number) => Buffer.from([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);

function fullColour(pixels: Uint32Array, width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      rows.set(rgb(pixels[at] ?? 0), y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  return rows;
}

/** Wraps a PNG picture of at most 256 pixels a side as the ICO file that some browsers still ask for. */
export function encodeIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // Type 1 is an icon; it holds one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size % 256, size % 256], 6);
  // Colour planes, bits a pixel, length and place of the picture.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
