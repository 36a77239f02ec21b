import { readdirSync } from 'node:fs';

import { chainDrawings } from './chain';
import { coverDrawing, type Cover } from './cover';
import type { Drawing } from './drawing';
import type { Brightness } from './halftone';
import { halftoneDrawing } from './halftoneDrawing';
import { headDrawings } from './heads';
import { heroFrame } from './hero';
import { hobbyDrawings } from './hobbies';
import { lostDrawing } from './lost';
import { markDrawing } from './markDrawing';
import { brandMark } from './marks';
import { medalDrawings } from './medals';
import { numeralDrawings } from './numerals';
import { portraitDrawing } from './portrait';
import { sameDotsDrawings } from './sameDots';
import { stateDrawings } from './states';
import { skillDrawings } from './tech';
import { wordDrawings } from './words';

/** Covers are found by being in their folder, in the order of their names. */
export async function loadCovers(): Promise<Cover[]> {
  const names = readdirSync(new URL('covers/', import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const { default: cover } = (await import(`./covers/${name}.ts`)) as { default: Cover };
      if (cover.id !== name) {
        throw new Error(`covers/${name}.ts: the id is "${cover.id}", expected the file's name`);
      }
      return cover;
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
    ...covers.map(coverDrawing),
    ...headDrawings,
    heroFrame,
    portraitDrawing,
    ...sameDotsDrawings,
    ...wordDrawings,
    ...numeralDrawings,
    ...hobbyDrawings,
    ...medalDrawings,
    ...stateDrawings,
    ...chainDrawings,
    ...skillDrawings,
    lostDrawing,
    brandMark,
    ...examples,
  ];
}
