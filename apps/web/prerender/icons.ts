import { siteIcons } from '@portfolio/ui/art';
import { renderPng } from './share/renderPicture';

/** Converts a PNG of less than 256 × 256 px to an ICO file, which some browsers still request. */
function encodeIco(png: Buffer, size: number): Buffer {
  // The picture's directory entry: size, no palette, one colour plane, 32 bits per pixel, length, and offset (22 bytes).
  const directoryEntry = [size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0];
  const header = Buffer.from([0, 0, 1, 0, 1, 0, ...directoryEntry]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

export function iconFiles(): [name: string, content: string | Buffer][] {
  return siteIcons.map(({ file, size, svg }) => {
    if (file.endsWith('.svg')) return [file, svg];
    const png = renderPng(svg);
    return [file, file.endsWith('.ico') ? encodeIco(png, size) : png];
  });
}
