import { readdirSync } from 'node:fs';

import { chainDrawings } from './chain';
import { coverDrawing, type Cover } from './cover';
import type { Drawing } from './drawing';
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

/**
 * Providers and how many certificates each has, and companies: the woven marks that the site starts with. An application
 * draws those that its own content adds with `markDrawing`.
 */
const providers = {
  'google-certificates': 2,
  'infosys-springboard-certificates': 3,
  'guvi-certificates': 1,
  'hacker-rank-certificates': 4,
  'great-learning-certificates': 8,
  'udemy-certificates': 1,
  'one-roadmap-certificate': 1,
};
const companies = ['web-studio', 'software-house', 'technologies'];

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
    ...Object.entries(providers).flatMap(([slug, count]) => [
      markDrawing(`providers/${slug}`, count),
      markDrawing(`certificates/${slug}`),
      ...Array.from({ length: count }, (_, index) =>
        markDrawing(`certificates/${slug}-${index + 1}`),
      ),
    ]),
    ...companies.map((slug) => markDrawing(`companies/${slug}`)),
  ];
}
