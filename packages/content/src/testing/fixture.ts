/**
 * A small content that is good, for tests to spoil: three projects, two blog entries and a certificate group of its own, so that the
 * tests of the rules do not depend on what the owner writes; the other documents are the demo's.
 */
import type { Documents } from '../documents';
import type { Problem } from '../explain';
import { problemLine } from '../explain';
import type { CertificateGroup } from '../schemas/certificate';
import { assembleContent, type AssembleOptions, type Outcome } from '../tools/content';
import { demoFolder } from '../tools/folders';
import { unwrapSamples } from '../tools/samples';
import { loadSources, markdownSource, type Source } from '../tools/sources';

const image = { art: 'covers/kettle', alt: 'A kettle with a dot of steam.' };

const prose = `
## Overview

The kettle sings.

## How it works

- Fill it.
- Press **start**.

Table: Notes

| At     | Note |
| ------ | ---- |
| 100 °C | A    |
`;

const page = `date: 2024-12-10
updated: 2024-12-11
badge: Embedded Systems
subtitle: A kettle that can be heard.
description: A kettle that sings when the water is hot.
readTime: 3 Mins
visit: https://example.com/kettle`;

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
tile: manjal
aliases: [kettle]
${cover}
${page}
---
${prose}`,
  'projects/tea-timer.md': `---
name: Tea timer
order: 2
category: Web Design
tile: neem
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
tile: manjal
${cover}
${page}
---
${prose}`,
  'posts/more-to-come.md': `---
title: More to come
summary: The next story is not written yet.
date: 2025-01-01
category: Upcoming
tile: blank
${cover}
---`,
};

const certificates: CertificateGroup[] = [
  {
    slug: 'tea-certificates',
    order: 1,
    name: 'Tea School',
    heading: 'My Tea School Certifications',
    tile: 'leaf',
    image,
    certificates: [
      {
        title: 'Brewing',
        issuedBy: 'Tea School',
        date: 'March 2025',
        image,
        href: 'https://example.com/brewing',
      },
    ],
  },
];

/** The order in which the resume and its variant show what there is. */
const arrangement: Pick<Documents['resume'], 'sections' | 'projectOrder' | 'skillOrder'> = {
  sections: ['summary', 'projects'],
  projectOrder: ['singing-kettle'],
  skillOrder: ['Frontend'],
};

/** Documents, or parts of them, that refer to entries. */
const replacements: { [Name in keyof Documents]?: Partial<Documents[Name]> } = {
  about: {
    education: [
      { id: 'bachelor', from: 2023, to: 2026, title: 'Bachelor', institution: 'Tea College' },
    ],
  },
  skills: { list: [{ name: 'HTML', image, percent: 95, category: 'Frontend' }] },
  resume: {
    education: ['bachelor'],
    profiles: ['GitHub'],
    internships: [{ id: 'tea-house', from: '2024-05', to: '2024-06', highlights: ['Poured.'] }],
    projects: [
      {
        slug: 'singing-kettle',
        name: 'Kettle',
        description: 'It sings.',
        highlights: [],
      },
    ],
    ...arrangement,
    variants: [
      { id: 'developer', label: 'Developer', headline: 'A', summary: 'B', ...arrangement },
    ],
  },
};

const internships: Documents['internships'] = [
  {
    id: 'tea-house',
    company: 'Tea House',
    city: 'Online',
    role: 'Web developer intern',
    year: 2024,
    duration: '1 month',
    image,
    tile: 'leaf',
    type: 'Remote',
  },
];

/** A value of which a test may spoil anything. */
// oxlint-disable-next-line typescript/no-explicit-any -- a spoilt value has no type
type Spoilable = any;

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** Read once, since every test asks for them. */
const read = Promise.all([
  loadSources(demoFolder, (file) => !file.includes('/')),
  Promise.all(Object.entries(entries).map(([file, text]) => markdownSource(file, text))),
]);

/** The files of the fixture, each a fresh copy. */
export async function fixtureSources(): Promise<Source[]> {
  const [documentSources, entrySources] = await read;
  const documents = documentSources.map(({ file, value }) => ({
    file,
    value: unwrapSamples(value, file).value,
  }));
  const byFile = new Map(documents.map((source) => [source.file, source]));
  const replace = (file: string, change: (value: Spoilable) => unknown) => {
    byFile.set(file, { file, value: change(byFile.get(file)?.value) });
  };
  replace('about.ts', (about) => ({ ...about, ...replacements.about }));
  replace('skills.ts', (skills) => ({ ...skills, ...replacements.skills }));
  replace('internships.ts', () => internships);
  replace('resume.ts', (real) => ({ ...real, ...replacements.resume }));
  // By way of JSON, so that no two places share an object that a test spoils in one of them.
  return [
    ...copy([
      ...byFile.values(),
      ...certificates.map((group) => ({ file: `certificates/${group.slug}.ts`, value: group })),
    ]),
    ...entrySources.map((source) => ({ ...source, value: copy(source.value) })),
  ];
}

/** The problems of the fixture with one more file, or another one in place of a file of the same name. */
export async function problemsWith(file: string, text: string): Promise<string[]> {
  const others = (await fixtureSources()).filter((source) => source.file !== file);
  return lines(assembleContent([...others, await markdownSource(file, text)]).problems);
}

/** The text of a Markdown file of the fixture, for a test to change. */
export const textOf = (file: string): string => entries[file] ?? '';

/** Changes a file's value or front matter in place, or returns another one. */
type Change = (value: Spoilable) => unknown;

/**
 * Checks the fixture after files of it have been changed.
 *
 * @param changes by the file, below the content folder
 */
export async function outcomeAfter(
  changes: Record<string, Change>,
  options?: AssembleOptions,
): Promise<Outcome> {
  const sources = (await fixtureSources()).map((source) => {
    const value = changes[source.file]?.(source.value);
    return value === undefined ? source : { ...source, value };
  });
  return assembleContent(sources, options);
}

/** The problems of the fixture, as they are printed, after a file of it has been changed. */
export const problemsAfter = async (file: string, change: Change): Promise<string[]> =>
  lines((await outcomeAfter({ [file]: change })).problems);

/** Problems as they are printed. */
export function lines(problems: readonly Problem[]): string[] {
  return problems.map(problemLine);
}
