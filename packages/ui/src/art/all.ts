import { readdirSync, readFileSync } from 'node:fs';

import { motif } from '@portfolio/theme';
import { ownDrawings } from '@portfolio/theme/drawings';

import { parseDrawing, svgFile, type Drawing } from './drawing';
import { halftoneDrawing, type Brightness } from './halftone';
import { withStraightLines, lineBand } from './lines';
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

const gradient: Brightness = (x) => 1 - x / 800;

/**
 * Examples of generated drawings, for stories and `drawingLayouts`. A site's build generates its own drawings with `markDrawing` and
 * `halftoneDrawing`.
 */
const examples = () => [
  ...[1, 2, 3, 4].map((count) => markDrawing(`providers/example-${count}`, count)),
  markDrawing('certificates/example'),
  markDrawing('companies/example'),
  markDrawing('woven/example'),
  ...['halftone/cool-example', 'portraits/example'].map((name) => halftoneDrawing(name, gradient)),
];

/** Returns the drawings that every site has, in the site's motif. */
const artSet = (): Drawing[] => [
  ...artFiles
    .map(({ name, text }) => parseDrawing(name, text))
    .map((drawing) => (motif === 'lines' ? withStraightLines(drawing) : drawing)),
  ...skillDrawings,
  brandMark,
];

/** Returns the art set and the examples. */
export const drawAll = (): Drawing[] => [...artSet(), ...examples()];

/** Height of the footer's band in px. */
const bandHeight = 52;

/** Draws the footer's band as an SVG file. Returns undefined for the default band. */
export function drawBand(): string | undefined {
  const { box: [left, top, width, height] = [0, 0, 78, bandHeight], content = '' } =
    ownDrawings.band ?? (motif === 'lines' ? { content: lineBand } : {});
  if (!content) return undefined;
  const size = `width="${Math.round((width / height) * bandHeight)}" height="${bandHeight}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${left} ${top} ${width} ${height}">${content}</svg>\n`;
}

/** Returns the art set's files that the owner's theme changes, by name. */
export function ownArt(): Map<string, string> {
  const drawings = motif === 'lines' ? artSet() : ownDrawings.logo ? [brandMark] : [];
  const files = new Map(drawings.map((drawing) => [drawing.name, svgFile(drawing)]));
  const band = drawBand();
  return band ? files.set('band', band) : files;
}
