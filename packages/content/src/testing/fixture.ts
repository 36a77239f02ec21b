/**
 * A small content that is good, for tests to spoil: three projects, two blog entries and a certificate group of its own, so that the
 * tests of the rules do not depend on what the owner writes; the other documents are the demo's.
 */
import { problemLine, type Problem } from '../explain';
import { assembleContent, type AssembleOptions } from '../tools/content';
import { demoFolder } from '../tools/folders';
import { unwrapSamples } from '../tools/samples';
import { loadSources, markdownSource, type Source } from '../tools/sources';

const image = { art: 'covers/kettle', alt: 'A kettle with a dot of steam.' };

const page = `date: 2024-12-10
updated: 2024-12-11
badge: Embedded Systems
subtitle: A kettle that can be heard.
description: A kettle that sings when the water is hot.
readTime: 3 Mins
visit: https://example.com/kettle
---

## Overview

The kettle sings.`;

const cover = `image:
  art: covers/kettle
  alt: A kettle with a dot of steam.`;

/** The projects and blog entries of the fixture. */
const entries: Record<string, string> = {
  'projects/singing-kettle.md': `---
name: Singing kettle
order: 1
featured: 1
category: Hardware Projects
tile: accent
aliases: [kettle]
${cover}
${page}`,
  'projects/tea-timer.md': `---
name: Tea timer
order: 2
category: Web Design
tile: deep
${cover}
link: https://example.com/tea-timer
---`,
  'projects/more-to-come.md': `---
name: More to come
category: Upcoming
tile: blank
${cover}
---`,
  'posts/singing-kettle.md': `---
title: Building a singing kettle
summary: What it takes to hear that water is hot.
order: 1
category: Hardware Projects
tile: accent
${cover}
${page}`,
  'posts/more-to-come.md': `---
title: More to come
summary: The next story is not written yet.
date: 2025-01-01
category: Upcoming
tile: blank
${cover}
---`,
};

/** The order in which the resume and its variant show what there is. */
const arrangement = {
  sections: ['summary', 'projects'],
  projectOrder: ['singing-kettle'],
  skillOrder: ['Frontend'],
};
const internship = { id: 'tea-house', company: 'Tea House', city: 'Online', duration: '1 month' };
const certificate = { title: 'Brewing', issuedBy: 'Tea School', date: 'March 2025', image };

/** What stands in the place of the demo's documents, or of fields of them. */
const replacements: Record<string, object> = {
  'about.yaml': {
    education: [
      { id: 'bachelor', from: 2023, to: 2026, title: 'Bachelor', institution: 'Tea College' },
    ],
  },
  'skills.yaml': { list: [{ name: 'HTML', image, percent: 95, category: 'Frontend' }] },
  'internships.yaml': [
    {
      ...internship,
      role: 'Web developer intern',
      year: 2024,
      image,
      tile: 'fresh',
      type: 'Remote',
    },
  ],
  'home.yaml': { sameDots: undefined },
  'resume.yaml': {
    education: ['bachelor'],
    internships: [{ id: 'tea-house', from: '2024-05', to: '2024-06', highlights: ['Poured.'] }],
    projects: [
      { slug: 'singing-kettle', name: 'Kettle', description: 'It sings.', highlights: [] },
    ],
    ...arrangement,
    variants: [
      { id: 'developer', label: 'Developer', headline: 'A', summary: 'B', ...arrangement },
    ],
  },
  'certificates/tea-certificates.yaml': {
    slug: 'tea-certificates',
    order: 1,
    name: 'Tea School',
    tile: 'fresh',
    image,
    heading: 'My Tea School Certifications',
    certificates: [
      {
        ...certificate,
        href: 'https://example.com/brewing',
      },
    ],
  },
};

/** Read once, since every test asks for them. */
const read = Promise.all([
  loadSources(demoFolder, (file) => !file.includes('/')),
  Promise.all(Object.entries(entries).map(([file, text]) => markdownSource(file, text))),
]).then(([demo, markdown]) => {
  const values = new Map<string, unknown>(
    demo.map(({ file, value }) => [file, unwrapSamples(value, file).value]),
  );
  for (const [file, value] of Object.entries(replacements)) {
    values.set(file, Array.isArray(value) ? value : { ...(values.get(file) ?? {}), ...value });
  }
  return [...Array.from(values, ([file, value]) => ({ file, value })), ...markdown];
});

/** A value of which a test may spoil anything. */
// oxlint-disable-next-line typescript/no-explicit-any -- a spoilt value has no type
type Spoilable = any;

/** What becomes of a file: a Markdown text stands in its place, its value is changed or replaced by what is returned, or it is left out. */
type Edit = string | ((value: Spoilable) => unknown) | null;

/**
 * Checks the fixture.
 *
 * @param edits by the file, below the content folder, whether the fixture has it or not
 * @param more files besides
 * @returns what came of it, and the problems as they are printed
 */
export async function assembled(
  edits: Record<string, Edit> = {},
  options?: AssembleOptions,
  more: readonly Source[] = [],
) {
  const sources = await edited(edits);
  const outcome = assembleContent([...sources, ...more], options);
  return { ...outcome, lines: lines(outcome.problems) };
}

/** The files of the fixture after edits. */
export async function edited(edits: Record<string, Edit>): Promise<Source[]> {
  const sources = new Map((await read).map((source): [string, Source] => [source.file, source]));
  for (const [file, edit] of Object.entries(edits)) {
    const source = sources.get(file) ?? { file, value: undefined };
    if (edit === null) sources.delete(file);
    else if (typeof edit === 'string') sources.set(file, await markdownSource(file, edit));
    else {
      // By way of JSON, so that nothing is spoilt for the next test, nor in two places at once.
      const value = source.value && (JSON.parse(JSON.stringify(source.value)) as unknown);
      sources.set(file, { ...source, value: edit(value) ?? value });
    }
  }
  return [...sources.values()];
}

/** The problems of the fixture after files of it were edited, as they are printed. */
export const problemsAfter = async (...args: Parameters<typeof assembled>): Promise<string[]> =>
  (await assembled(...args)).lines;

/** The text of a Markdown file of the fixture, for a test to change. */
export const textOf = (file: string): string => entries[file] ?? '';

/** Problems as they are printed. */
export const lines = (problems: readonly Problem[]): string[] => problems.map(problemLine);
