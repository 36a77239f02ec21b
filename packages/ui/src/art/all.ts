import { readdirSync } from 'node:fs';

import { coverDrawing, type Cover } from './cover';
import type { Drawing } from './drawing';
import { halftoneDrawing, type Brightness } from './halftone';
import { headDrawings, heroFrame } from './heads';
import { markDrawing } from './markDrawing';
import { brandMark, chainDrawing } from './marks';
import { lostDrawing, numeralDrawings } from './numerals';
import { portraitDrawing } from './portrait';
import { sameDotsDrawings } from './sameDots';
import { smallPictures } from './smallPictures';
import { stateDrawings } from './states';
import { skillDrawings } from './tech';
import { wordDrawings } from './words';

/** Covers with their names, in the order of these: they are found by being in their folder. */
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

/** A picture that grows dark from its start to its end. */
const slope: Brightness = (x) => 1 - x / 800;

/**
 * Examples of what is woven from a name: for stories, and so that `Art` knows the canvas and the layers of each kind. Which ones
 * a site needs is its content's to say; its build draws those with `markDrawing` and `halftoneDrawing`.
 */
const examples = [
  ...[1, 2, 3, 4].map((count) => markDrawing(`providers/example-${count}`, count)),
  markDrawing('certificates/example'),
  markDrawing('companies/example'),
  markDrawing('woven/example'),
  ...['halftone/neelam-example', 'portraits/example'].map((name) => halftoneDrawing(name, slope)),
];

/** Every drawing of the art set. */
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
    lostDrawing,
    brandMark,
    ...examples,
  ];
}
