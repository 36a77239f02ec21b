/** The commands that begin a content folder, as they are typed. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, run } from '../testing/commands';
import { assembleContent } from './content';
import { demoFolder } from './folders';
import { loadSources } from './sources';
import { leftOutLines, readFacts } from './template/facts';
import { newContent } from './template/newContent';
import { newEntry } from './template/newEntry';

let folder: string;
let content: string;
beforeAll(async () => {
  folder = await makeFolder();
  content = join(folder, 'content');
});
afterAll(() => rm(folder, { recursive: true }));

const resume = {
  basics: {
    name: 'Mira Wolff',
    label: 'Front-end developer',
    email: 'mira@wolff.example.org',
    summary: 'I build timetables.\n\nThey work on old telephones.',
    location: { city: 'Berlin', countryCode: 'DE' },
    profiles: [{ network: 'GitHub', username: 'mira', url: 'https://github.example.org/mira' }],
  },
  work: [
    {
      name: 'Tram Works',
      position: 'Developer',
      startDate: '2022-06-01',
      highlights: ['Built it.'],
    },
    { name: 'Harbour Print', position: 'Developer', startDate: '2019', endDate: '2022-05' },
  ],
  education: [
    {
      institution: 'TU Berlin',
      studyType: 'BSc',
      area: 'Computing',
      startDate: '2015',
      endDate: '2018',
    },
  ],
  projects: [
    {
      name: 'Night Lines',
      description: 'Shows the last tram.',
      startDate: '2023-02',
      highlights: ['Fast.'],
      keywords: ['CSS', 'Timetables'],
    },
  ],
  skills: [{ name: 'Languages', keywords: ['TypeScript', 'CSS'] }, { name: 'Figma' }],
  interests: [{ name: 'Kettles', keywords: ['copper'] }],
  languages: [{ language: 'Deutsch', fluency: 'Muttersprache' }, { fluency: 'C1' }],
  awards: [{ title: 'Timetable Prize', awarder: 'Berlin', date: '2021-05-02' }],
  publications: [{ name: 'On Lines', publisher: 'Tram Review', releaseDate: '2020' }],
  volunteer: [{ organization: 'Repair café', startDate: '2019-01', summary: 'Repairs\nkettles.' }],
  references: [{ name: 'A. Colleague', reference: 'On time.' }],
  certificates: [
    { name: 'Braille', issuer: 'Institute', date: '2022-03-04', url: 'https://example.org/b' },
    { name: 'Nothing else' },
  ],
  hats: [1],
};

it('writes a good folder from a JSON Resume document, with nothing of the demo in it', async () => {
  const from = join(folder, 'resume.json');
  await writeFile(from, JSON.stringify(resume));
  expect(run('init.ts', ['--from', from, '--to', content]).status).toBe(0);

  const { content: made, problems } = assembleContent(await loadSources(content));
  // Though many files are left out, and the form has three fields and no terms.
  expect(problems).toEqual([]);
  expect(made?.owner.location).toEqual({ region: 'Berlin', country: 'Germany', countryCode: 'DE' });
  expect(made?.jobs.map(({ company, from: begun }) => [company, begun])).toEqual([
    ['Tram Works', '2022-06'],
    ['Harbour Print', '2019'],
  ]);
  expect(made?.projects.map(({ slug, page }) => [slug, page?.skills, page?.tags])).toEqual([
    ['night-lines', ['CSS'], ['Timetables']],
  ]);
  expect(made?.about.hobbies.map(({ name }) => name)).toEqual(['Kettles']);
  expect(made?.skills.map(({ name, category }) => [name, category])).toEqual([
    ['TypeScript', 'Languages'],
    ['CSS', 'Languages'],
    ['Figma', 'Figma'],
  ]);
  expect(made?.resume.projects).toHaveLength(1);
  expect(made?.resume.sections).toEqual([
    ...['summary', 'jobs', 'education', 'projects', 'skills', 'certificates'],
    ...['volunteer', 'awards', 'publications', 'languages', 'interests', 'references'],
  ]);
  expect(made?.resume.languages).toEqual([{ name: 'Deutsch', details: ['Muttersprache'] }]);
  expect(made?.resume.awards[0]).toMatchObject({ organization: 'Berlin', dates: 'May 2021' });
  expect(made?.resume.volunteer[0]).toMatchObject({ summary: 'Repairs kettles.' });
  expect(made?.certificates[0]?.certificates[0]?.date).toBe('4 March 2022');

  const demo = await loadSources(demoFolder, (file) => ['owner.yaml', 'home.yaml'].includes(file));
  const texts = JSON.stringify(demo).matchAll(/"(?:text|lead|role)":(?:\{"value":)?("[^"]+)/g);
  const words = Array.from(texts, ([, word]) => word);
  expect(words.length).toBeGreaterThan(2);
  for (const word of words) expect(JSON.stringify(made)).not.toContain(word);
});

it('invents no level for a skill', () => {
  const skills = newContent(readFacts(resume), content, '2026-01-01').get('skills.yaml');
  expect(skills).not.toContain('percent');
});

it('leaves what the owner has said, and marks its own English, for a site in another language', () => {
  const files = newContent(readFacts(resume), content, '2026-01-01', 'de');
  expect(files.get('about.yaml')).toContain('title: BSc');
  expect(files.get('resume.yaml')).toContain('description: Shows the last tram.');
  expect(files.get('navigation.yaml')).toContain('label: !sample About # in your language');
  expect(files.get('home.yaml')).toContain('word: !sample');
  expect(files.get('categories.yaml')).toContain('- !sample Notes # in your language');
  expect(files.get('projects/night-lines.md')).toMatch(
    /category: !sample Projects[^]*---\n\nShows the last tram\./,
  );
  expect(files.get('jobs.yaml')).toContain('role: Developer');
  expect(files.get('owner.yaml')).toContain('country: Deutschland');
  expect(files.has('notices.yaml')).toBe(false);
});

it('writes into no folder that is there', () => {
  const from = join(folder, 'resume.json');
  const { status, stderr } = run('init.ts', ['--from', from, '--to', content]);
  expect(status).toBe(1);
  expect(stderr).toContain('stays as it is');
});

it('marks as a sample what is not known', () => {
  const files = newContent(readFacts({}), content, '2026-01-01');
  expect(files.get('owner.yaml')).toContain('name: !sample Your Name');
  expect(files.get('owner.yaml')).toContain('email: !sample you@example.com');
  const projects = newContent(readFacts({ projects: [{ name: 'Kettle' }] }), content, '2026-01-01');
  expect(projects.get('projects/kettle.md')).toContain('sample: true');
});

it('tells names in another script apart, in addresses and drawings', () => {
  const files = newContent(
    readFacts({ projects: [{ name: '夜行列車' }, { name: '博物館' }, { name: ' Tea & Co ' }] }),
    content,
    '2026-01-01',
  );
  const slugs = [...files.keys()].filter((file) => file.startsWith('projects/'));
  expect(slugs).toEqual([
    expect.stringMatching(/^projects\/entry-[a-f0-9]{6}\.md$/),
    expect.stringMatching(/^projects\/entry-[a-f0-9]{6}\.md$/),
    'projects/tea-co.md',
  ]);
});

it('says in a line what is wrong with the command', () => {
  const none = join(folder, 'none');
  const { status, stderr } = run('init.ts', ['--from', 'nowhere.json', '--to', none]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^nowhere\.json: ENOENT.*\n$/);
});

it('names each incomplete entry and unknown section of a JSON Resume document', () => {
  expect(leftOutLines(resume)).toEqual([
    'certificates[1]: give name, issuer, url (https) and a date with its month',
    'languages[1]: give language',
    'hats: a site has no such section',
  ]);
  expect(
    leftOutLines({
      work: [{ name: 'Tram Works', position: 'Developer' }],
      education: [{ institution: 'TU Berlin', startDate: '2015' }],
      volunteer: [],
    }),
  ).toEqual([
    'work[0]: give name, position and startDate',
    'education[0]: give institution, studyType or area, and a date',
  ]);
});

it('names what is wrong with a document', () => {
  expect(() => readFacts({ work: 'everywhere' }, 'resume.json')).toThrow(/^resume\.json → work: /);
});

it.each([
  ['post', 'posts/tea-kettles.md', 'draft: true'],
  ['project', 'projects/tea-kettles.md', 'draft: true'],
  ['job', 'jobs.yaml', '!sample'],
  ['certificate', 'certificates/tea-kettles.yaml', '!sample'],
] as const)('begins a %s that is good as it is', async (kind, file, unfinished) => {
  const jobs = kind === 'job' ? await readFile(join(content, 'jobs.yaml'), 'utf8') : undefined;
  const facts = {
    name: 'Tea & Kettles',
    today: '2026-01-01',
    category: 'Notes',
    jobs,
    folder: content,
  };
  const entry = await newEntry(
    kind,
    kind === 'project' ? { ...facts, category: 'Projects' } : facts,
  );
  expect(entry.file).toBe(file);
  expect(entry.text).toContain('Tea & Kettles');
  expect(entry.text).toContain(unfinished);
  expect(entry.text).toMatch(/\bsample\b/);

  // In a folder of its own, since a module that was read once stays as it was.
  const other = join(folder, kind);
  await cp(content, other, { recursive: true });
  await mkdir(dirname(join(other, file)), { recursive: true });
  await writeFile(join(other, file), entry.text);
  const { content: made, problems } = assembleContent(await loadSources(other), {
    withDrafts: true,
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(made)).toContain('Tea & Kettles');
  const { content: built } = assembleContent(await loadSources(other));
  expect(JSON.stringify(built).includes('Tea & Kettles')).toBe(unfinished === '!sample');
});
