import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Writes the approved pictures anew in at most 256 colours each, which makes them a third as large. Drawings and text in flat
 * colours have few more, and what is lost is far below the tolerance of the comparison (`playwright.config.ts`).
 */
const folder = join(import.meta.dirname, 'approved');
for (const name of readdirSync(folder)) {
  const file = join(folder, name);
  const picture = readFileSync(file);
  const { isPalette } = await sharp(picture).metadata();
  if (isPalette) continue;
  const options = { palette: true, quality: 100, dither: 0, effort: 10 } as const;
  writeFileSync(file, await sharp(picture).png(options).toBuffer());
}
