/**
 * A small content that is good, for tests to spoil: three projects, two blog entries and a certificate group of its own, so that the
 * tests of the rules do not depend on what the owner writes; the other documents are the real ones.
 */
import type { Documents } from '../documents';
import type { Problem } from '../explain';
import { problemLine } from '../explain';
import type { CertificateGroup } from '../schemas/certificate';
import type { Post } from '../schemas/post';
import type { Project, ProjectPage } from '../schemas/project';
import { assembleContent } from '../tools/content';
import { dataFolder } from '../tools/folders';
import { unwrapSamples } from '../tools/samples';
import { loadSources, type Source } from '../tools/sources';
import { without } from '../tools/without';

const image = { art: 'covers/kettle', alt: 'A kettle with a dot of steam.' };

const page = (title: string): ProjectPage => ({
  title,
  subtitle: 'A kettle that can be heard.',
  badge: 'Embedded Systems',
  publishedOn: '2024-12-10',
  updatedOn: '2024-12-11',
  readTime: '3 Mins',
  visit: { label: 'Visit the Project', href: 'https://example.com/kettle' },
  description: 'A kettle that sings when the water is hot.',
  sections: [
    { id: 'overview', heading: 'Overview', blocks: ['The kettle sings.'] },
    {
      id: 'how-it-works',
      heading: 'How it works',
      blocks: [
        { type: 'list', items: ['Fill it.', ['Press ', { strong: 'start' }, '.']] },
        { type: 'table', caption: 'Notes', columns: ['At', 'Note'], rows: [['100 °C', 'A']] },
      ],
    },
  ],
});

const postPage = without(page(''), 'title');

/** The entries of the fixture. */
const projects: Project[] = [
  {
    slug: 'singing-kettle',
    order: 1,
    featuredOrder: 1,
    name: 'Singing kettle',
    category: 'Hardware Projects',
    tile: 'manjal',
    image,
    aliases: ['kettle'],
    link: { kind: 'page' },
    page: page('Singing kettle'),
  },
  {
    slug: 'tea-timer',
    order: 2,
    name: 'Tea timer',
    category: 'Web Design',
    tile: 'neem',
    image,
    link: { kind: 'external', href: 'https://example.com/tea-timer' },
  },
  {
    slug: 'more-to-come',
    order: 3,
    name: 'More to come',
    category: 'Upcoming',
    tile: 'blank',
    image,
    link: { kind: 'none' },
  },
];

const posts: Post[] = [
  {
    slug: 'singing-kettle',
    order: 1,
    title: 'Building a singing kettle',
    content: 'What it takes to hear that water is hot.',
    image,
    tile: 'manjal',
    date: '2024-12-10',
    category: 'Hardware Projects',
    link: { kind: 'page' },
    page: postPage,
  },
  {
    slug: 'more-to-come',
    order: 2,
    title: 'More to come',
    content: 'The next story is not written yet.',
    image,
    tile: 'blank',
    date: '2025-01-01',
    category: 'Upcoming',
    link: { kind: 'placeholder' },
  },
];

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
    internships: ['tea-house'],
    projects: [
      {
        slug: 'singing-kettle',
        name: 'Kettle',
        description: 'It sings.',
        highlights: [],
        keywords: [],
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
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a spoilt value has no type
type Spoilable = any;

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The files of the fixture, each a fresh copy. */
export async function fixtureSources(): Promise<Source[]> {
  const documents = (await loadSources(dataFolder))
    .filter(({ file }) => !file.includes('/'))
    .map(({ file, value }) => ({ file, value: unwrapSamples(value, file).value }));
  const byFile = new Map(documents.map((source) => [source.file, source]));
  const replace = (file: string, change: (value: Spoilable) => unknown) => {
    byFile.set(file, { file, value: change(byFile.get(file)?.value) });
  };
  replace('about.ts', (about) => ({ ...about, ...replacements.about }));
  replace('skills.ts', (skills) => ({ ...skills, ...replacements.skills }));
  replace('internships.ts', () => internships);
  replace('resume.ts', (real) => ({ ...real, ...replacements.resume }));
  // By way of JSON, so that no two places share an object that a test spoils in one of them.
  return copy([
    ...byFile.values(),
    ...Object.entries({ projects, posts, certificates }).flatMap(([folder, entries]) =>
      entries.map((entry) => ({ file: `${folder}/${entry.slug}.ts`, value: entry })),
    ),
  ]);
}

/**
 * Checks the fixture after a file of it has been spoilt.
 *
 * @param file the file, below the data folder
 * @param spoil changes the file's value in place, or returns another one
 * @returns the problems as they are printed
 */
export async function problemsAfter(
  file: string,
  spoil: (value: Spoilable) => unknown,
): Promise<string[]> {
  const sources = (await fixtureSources()).map((source) =>
    source.file === file ? { file, value: spoil(source.value) ?? source.value } : source,
  );
  return lines(assembleContent(sources).problems);
}

/** Problems as they are printed. */
export function lines(problems: readonly Problem[]): string[] {
  return problems.map(problemLine);
}
