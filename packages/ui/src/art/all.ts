import { readdirSync, readFileSync } from 'node:fs';

import { readDrawing, type Drawing } from './drawing';
import { halftoneDrawing, type Brightness } from './halftone';
import { markDrawing } from './markDrawing';
import { brandMark } from './marks';
import { skillDrawings } from './tech';

const folder = new URL('../../art/', import.meta.url);

/** The SVG files in `packages/ui/art`: name and content. */
export const artFiles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.svg'))
  .sort()
  .map((file) => ({
    name: file.slice(0, -'.svg'.length),
    text: readFileSync(new URL(file, folder), 'utf8'),
  }));

/** A gradient from light to dark. */
const gradient: Brightness = (x) => 1 - x / 800;

/**
 * Samples of every kind of generated drawing, for stories and for the kind's canvas and layers. A site's build generates its
 * own with `markDrawing` and `halftoneDrawing`.
 */
const examples = [
  ...[1, 2, 3, 4].map((count) => markDrawing(`providers/example-${count}`, count)),
  markDrawing('certificates/example'),
  markDrawing('companies/example'),
  markDrawing('woven/example'),
  ...['halftone/cool-example', 'portraits/example'].map((name) => halftoneDrawing(name, gradient)),
];

/** Draws the whole art set. */
export const drawAll = (): Drawing[] => [
  ...artFiles.map(({ name, text }) => readDrawing(name, text)),
  ...skillDrawings,
  brandMark,
  ...examples,
];
