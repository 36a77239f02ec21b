import { siteIcons } from '@portfolio/ui/art';
import { renderPng } from './share/renderPicture';

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

/** The site's icons as files, by name. */
export function iconFiles(): [name: string, content: string | Buffer][] {
  return siteIcons.map(({ file, size, svg }) => {
    if (file.endsWith('.svg')) return [file, svg];
    const png = renderPng(svg);
    return [file, file.endsWith('.ico') ? encodeIco(png, size) : png];
  });
}
