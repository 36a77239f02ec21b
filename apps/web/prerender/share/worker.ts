import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { renderPicture, type PictureLayers } from './renderPicture';

/** A picture to draw, and the file to write it to. */
export interface PictureTask extends PictureLayers {
  file: string;
}

const fontFiles = process.argv.slice(2);

/**
 * Draws one picture. The renderer's memory, 6 MB a picture, is given back between turns of the event loop alone, and answers of the
 * file system all come in one turn: so it waits for the next.
 */
async function draw({ file, ...layers }: PictureTask) {
  await mkdir(dirname(file), { recursive: true });
  // Renamed into place, so that neither a build that is stopped nor one beside this leaves half a picture behind.
  const part = `${file}.${process.pid}`;
  await writeFile(part, await renderPicture(layers, fontFiles));
  await rename(part, file);
  await setImmediate();
}

let last = Promise.resolve();
process.on('message', (task: PictureTask | 'end') => {
  last = last.then(() => (task === 'end' ? process.disconnect() : draw(task)));
});
