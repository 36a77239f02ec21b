import { readdirSync } from 'node:fs';

import { coverDrawing, type Cover } from './cover';
import type { Drawing } from './drawing';
import { halftoneDrawing, type Brightness } from './halftone';
import { headDrawings, heroFrame } from './heads';
import { markDrawing } from './markDrawing';
import { brandMark, chainDrawing } from './marks';
import { numeralDrawings } from './numerals';
import { portraitDrawing } from './portrait';
import { sameDotsDrawings } from './sameDots';
import { smallPictures } from './smallPictures';
import { stateDrawings } from './states';
import { skillDrawings } from './tech';
import { wordDrawings } from './words';

/** Loads all covers with their names. Adding a file to `covers` is enough to register it. */
export async function loadCovers(): Promise<[name: string, cover: Cover][]> {
  const names = readdirSync(new URL('covers/', import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const { default: cover } = (await import(`./covers/${name}.ts`)) as { default: Cover };
      return [name, cover] as const;
    }),
  );
}

/** A gradient from light to dark. */
const slope: Brightness = (x) => 1 - x / 800;

/**
 * Sample drawings woven from names, for stories and so that `Art` knows each kind's canvas and layers. A site's build
 * draws the others with `markDrawing` and `halftoneDrawing`.
 */
const examples = [
  ...[1, 2, 3, 4].map((count) => markDrawing(`providers/example-${count}`, count)),
  markDrawing('certificates/example'),
  markDrawing('companies/example'),
  markDrawing('woven/example'),
  ...['halftone/cool-example', 'portraits/example'].map((name) => halftoneDrawing(name, slope)),
];

/** Draws the whole art set. */
export async function drawAll(): Promise<Drawing[]> {
  const covers = await loadCovers();
  return [
    ...covers.map(([name, cover]) => coverDrawing(name, cover)),
    ...headDrawings,
    heroFrame,
    portraitDrawing,
    ...sameDotsDrawings,
    ...wordDrawings,
    ...numeralDrawings,
    ...smallPictures,
    ...stateDrawings,
    chainDrawing,
    ...skillDrawings,
    brandMark,
    ...examples,
  ];
}
