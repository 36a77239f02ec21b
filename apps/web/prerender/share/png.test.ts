import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { encodeIco, encodePng } from './png';

/** What another program sees in a PNG file: it is put into an SVG file and that is drawn. */
function decode(png: Buffer, width: number, height: number) {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${href}"/></svg>`;
  const { pixels } = new Resvg(svg).render();
  return new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
}

describe('a PNG file', () => {
  it('holds a drawing of few colours exactly', () => {
    const pixels = Uint32Array.from([
      0xff29c6ff, 0xff1c2014, 0xff1c2014, 0xff29c6ff, 0xffffffff, 1,
    ]);
    pixels[5] = 0xff0000ff;
    expect(decode(encodePng(pixels, 3, 2), 3, 2)).toEqual(pixels);
  });

  it('holds a picture of many colours exactly, and is larger', () => {
    const pixels = Uint32Array.from({ length: 1024 }, (_, at) => 0xff000000 + at * 97);
    const png = encodePng(pixels, 32, 32);
    expect(decode(png, 32, 32)).toEqual(pixels);
    expect(png.length).toBeGreaterThan(
      encodePng(new Uint32Array(1024).fill(0xff000000), 32, 32).length,
    );
  });
});

it('an icon file says where its picture is', () => {
  const png = encodePng(Uint32Array.of(0xff000000), 1, 1);
  const ico = encodeIco(png, 32);
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(ico.subarray(ico.readUInt32LE(18))).toEqual(png);
  expect(ico.readUInt32LE(14)).toBe(png.length);
});
