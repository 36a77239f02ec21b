/**
 * Makes the portrait from a photo: `pnpm portrait path/to/photo.jpg`, then `pnpm generate`. The photo is cropped to five by
 * seven round its middle; a face in side light before a bright wall works best. `CHROMIUM_PATH` may name the browser.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { chromium } from 'playwright';

import { halftone, portraitSize } from './halftone';

const [photo] = process.argv.slice(2);
if (!photo) throw new Error('Which photo? pnpm portrait path/to/photo.jpg');

const type = { '.png': 'image/png', '.webp': 'image/webp' }[extname(photo)] ?? 'image/jpeg';
const url = `data:${type};base64,${readFileSync(photo).toString('base64')}`;

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] });
const page = await browser.newPage();
const bytes = await page.evaluate(
  async ({ url, width, height }) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser has no 2d canvas');
    const scale = Math.max(width / image.width, height / image.height);
    const [w, h] = [image.width * scale, image.height * scale];
    context.filter = 'grayscale(1)';
    context.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
    return [...context.getImageData(0, 0, width, height).data].filter((_, at) => at % 4 === 0);
  },
  { url, ...portraitSize },
);
await browser.close();

const rows = halftone((x, y) => (bytes[y * portraitSize.width + x] ?? 255) / 255);
writeFileSync(
  new URL('portrait.data.ts', import.meta.url),
  `/* Written by portraitFromPhoto.ts; halftone.ts says what the letters mean. */
export const portraitRows: readonly string[] = [
${rows.map((row) => `  '${row}',`).join('\n')}
];
`,
);
