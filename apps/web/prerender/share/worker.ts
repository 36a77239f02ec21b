import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { renderPicture, type PictureLayers } from './renderPicture';

/** A picture to draw, and the file to write it to. */
export interface PictureTask extends PictureLayers {
  file: string;
}

const fontFiles = process.argv.slice(2);

process.on('message', async ({ file, ...layers }: PictureTask) => {
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, so that neither a build that is stopped nor one beside this leaves half a picture behind.
  const part = `${file}.${process.pid}`;
  await writeFile(part, renderPicture(layers, fontFiles));
  await rename(part, file);
  process.send?.(file);
});
