import { deflateSync, inflateSync } from 'node:zlib';

/** A small picture without transparency. */
export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, 0-255, row by row. */
  rgb: Uint8Array;
}

type Rgb = readonly [red: number, green: number, blue: number];

/**
 * How far a stored pixel may be from the one that was seen, in each of red, green and blue, 0-255: colours of areas hardly at
 * all, the many shades along edges more. It lets a picture do with some fifteen colours and 9 KB; `compare` knows both figures.
 */
export const storedTolerance = { area: 4, edge: 32 } as const;

/** A colour is that of an area when it covers this share of a picture, 0-1. */
const areaShare = 0.0005;

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const maximumColours = 256;

/** Cyclic redundancy check of PNG's chunks. */
function crc(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc(body));
  return Buffer.concat([head, body, tail]);
}

const packed = (rgb: Uint8Array, at: number) =>
  ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);

/** How far apart two colours are, 0-255, in that of red, green and blue in which they differ most. */
const distance = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb) =>
  Math.max(Math.abs(r - r2), Math.abs(g - g2), Math.abs(b - b2));

/**
 * Chooses the fewest colours, most frequent first, that are near enough to all; and for each colour of the picture its place
 * among them.
 */
function choosePalette({ rgb }: Picture): { palette: Rgb[]; placeOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = packed(rgb, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts].sort(([a, x], [b, y]) => y - x || a - b);
  const areaPixels = (rgb.length / 3) * areaShare;
  for (let coarseness = 1; ; coarseness *= 2) {
    const palette: Rgb[] = [];
    const placeOf = new Map<number, number>();
    for (const [colour, count] of colours) {
      const own: Rgb = [colour >> 16, (colour >> 8) & 255, colour & 255];
      const distances = palette.map((entry) => distance(entry, own));
      const nearest = Math.min(...distances);
      const allowed = storedTolerance[count > areaPixels ? 'area' : 'edge'] * coarseness;
      const place = nearest <= allowed ? distances.indexOf(nearest) : palette.push(own) - 1;
      placeOf.set(colour, place);
    }
    // Only a photo has more; it is stored more coarsely.
    if (palette.length <= maximumColours) return { palette, placeOf };
  }
}

/** Writes a picture as a PNG with a palette, in as few bits a pixel as its colours need. */
export function encode(picture: Picture): Buffer {
  const { width, height, rgb } = picture;
  const { palette, placeOf } = choosePalette(picture);
  const depth = ([1, 2, 4, 8] as const).find((bits) => palette.length <= 2 ** bits) ?? 8;
  const perByte = 8 / depth;
  const rowBytes = Math.ceil(width / perByte) + 1;
  const rows = Buffer.alloc(rowBytes * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const place = placeOf.get(packed(rgb, (y * width + x) * 3)) ?? 0;
      const at = y * rowBytes + 1 + Math.floor(x / perByte);
      rows[at] = (rows[at] ?? 0) | (place << ((perByte - 1 - (x % perByte)) * depth));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/**
 * Reads a PNG that `encode` has written.
 *
 * @throws When it is another kind of PNG, or none.
 */
export function decode(file: Buffer): Picture {
  const chunks = new Map<string, Buffer>();
  if (!file.subarray(0, 8).equals(signature)) throw new Error('This is not a PNG.');
  for (let at = 8; at < file.length;) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString('latin1', at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type));
  if (!header || !palette || !data || header[9] !== 3 || header[12] !== 0) {
    throw new Error('This PNG was written by another program: approve the picture again.');
  }
  const [width, height, depth] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8] ?? 8];
  const perByte = 8 / depth;
  const rowBytes = Math.ceil(width / perByte) + 1;
  const rows = inflateSync(data);
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const byte = rows[y * rowBytes + 1 + Math.floor(x / perByte)] ?? 0;
      const place = (byte >> ((perByte - 1 - (x % perByte)) * depth)) & (2 ** depth - 1);
      rgb.set(palette.subarray(place * 3, place * 3 + 3), (y * width + x) * 3);
    }
  }
  return { width, height, rgb };
}
