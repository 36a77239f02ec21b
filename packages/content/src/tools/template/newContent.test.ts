/** Tests the files that `content:init` creates. `commands.test.ts` tests the command. */
import { toText } from 'hast-util-to-text';
import { expect, it } from 'vitest';
import resume from '../../../fixtures/resume.json' with { type: 'json' };
import { folderWith } from '../../testing/folders';
import { assembleContent } from '../content';
import { unwrapSamples } from '../samples';
import { loadSources, markdownSource, yamlSource } from '../sources';
import { importResume } from './facts';
import { newContent } from './newContent';

const filesFrom = (source: object, language?: string) =>
  newContent(importResume(source).facts, 'content', '2026-01-01', language);

const skillsFrom = (source: object) => {
  const text = filesFrom(source).get('skills.yaml') ?? '';
  const { value } = unwrapSamples(yamlSource('skills.yaml', text).value, '');
  return (value as { list: Record<string, unknown>[] }).list;
};

const kettle = { name: 'Kettle', startDate: '2021', endDate: '2023-05' };

it.each<[claim: string, source: object, file: string, text: string | RegExp]>([
  ['marks unknown values as samples', {}, 'owner.yaml', 'name: !sample Your Name\nemail: !sample'],
  [
    'accepts a region without a city',
    { basics: { location: { region: 'Uusimaa' } } },
    'owner.yaml',
    /location:\n {2}(?!city)[^]*region: Uusimaa/,
  ],
  [
    'marks a project without a description as a sample',
    { projects: [{ name: 'Kettle' }] },
    'projects/kettle.md',
    'sample: true',
  ],
  [
    'guesses a publication date from the end of the project',
    { projects: [kettle] },
    'projects/kettle.md',
    /date: !sample ["']?2023-05-01/,
  ],
  [
    'uses today as the publication date of a project without dates',
    { projects: [{ name: 'Tea' }] },
    'projects/tea.md',
    /date: !sample ["']?2026-01-01/,
  ],
  [
    'links URLs on project pages',
    { projects: [{ name: 'P', description: 'See https://a.example/b_c_d.' }] },
    'projects/p.md',
    'See <https://a.example/b_c_d>.',
  ],
])('%s', (_, source, file, text) => {
  expect(filesFrom(source).get(file)).toMatch(text);
});

const german = filesFrom(resume, 'de');

it.each([
  ['about.yaml', 'title: BSc'],
  ['jobs.yaml', 'role: Developer'],
  ['owner.yaml', 'country: Deutschland'],
  ['projects/night-lines.md', '---\n\nShows the last tram.'],
  ['resume.yaml', 'description: Shows the last tram.'],
])('does not mark the owner’s text on a German site: %s', (file, text) => {
  expect(german.get(file)).toContain(text);
});

it.each([
  ['categories.yaml', '- !sample Notes # in your language'],
  ['home.yaml', 'text: !sample Hello # in your language'],
  ['navigation.yaml', 'label: !sample About # in your language'],
  ['projects/night-lines.md', 'category: !sample Projects'],
])('marks English text on a German site: %s', (file, text) => {
  expect(german.get(file)).toContain(text);
});

it.each(['2013-06', 'soon', '2013-13'])('marks the end as a sample if it is %s', (endDate) => {
  const period = { startDate: '2013-08', endDate };
  const files = filesFrom({
    work: [{ name: 'Tram Works', position: 'Developer', ...period }],
    volunteer: [{ organization: 'Repair café', ...period }],
    projects: [{ name: 'Kettle', ...period }],
  });
  const end = /to: !sample "2013-08" # the end; remove it if there is none\n/g;
  expect(files.get('jobs.yaml')?.match(end)).toHaveLength(1);
  expect(files.get('resume.yaml')?.match(end)).toHaveLength(2);
  expect(files.get('projects/kettle.md')).toMatch(/date: !sample ["']?2013-08-01/);
});

it('gives each non-Latin name its own slug', () => {
  const projects = [{ name: '夜行列車' }, { name: '博物館' }, { name: ' Tea & Co ' }];
  const files = [...filesFrom({ projects }).keys()].filter((file) => file.startsWith('projects/'));
  const hashed = expect.stringMatching(/^projects\/entry-[a-f0-9]{6}\.md$/);
  expect(files).toEqual([hashed, hashed, 'projects/tea-co.md']);
  expect(new Set(files).size).toBe(3);
});

it('gives C, C++ and C# different drawings', () => {
  const skills = skillsFrom({ skills: [{ name: 'Languages', keywords: ['C', 'C++', 'C#'] }] });
  const arts = ['skills/c', 'skills/c-plus-plus', 'skills/c-sharp'];
  expect(skills).toMatchObject(arts.map((art) => ({ image: { art } })));
});

const skillsWithKeywords = {
  skills: [
    { name: 'Firmware', level: 'Expert', keywords: ['C', 'Zephyr'] },
    { name: 'Figma', level: 'Beginner' },
  ],
};

it.each([
  ['turns a skill with keywords into a category', skillsWithKeywords, 'Firmware General'],
  ['does not invent levels', resume, 'Languages General'],
])('%s', (_, source, categories) => {
  const skills = skillsFrom(source);
  expect([...new Set(skills.map(({ category }) => category))].join(' ')).toBe(categories);
  expect(skills.filter(({ category, level }) => category !== 'General' && level)).toEqual([]);
  expect(JSON.stringify(skills)).not.toContain('percent');
});

it('imports the levels of a group listed by level', () => {
  const document = {
    skills: [
      { name: 'Firmware', level: 'Expert', keywords: ['C'] },
      { name: 'Firmware', level: '3 years', keywords: ['Zephyr'] },
      { name: 'Firmware', keywords: ['Rust'] },
    ],
  };
  const levels = skillsFrom(document).map(({ name, level }) => [name, level]);
  expect(levels).toEqual([
    ['C', 'Expert'],
    ['Zephyr', '3 years'],
    ['Rust', undefined],
  ]);
  expect(importResume(document).notImported).toEqual([]);
});

const markupTexts = [
  'List<T> {{ braces }} {% tag %} #tag C# [^1] ^[x] *fast* _now_ ~~no~~ ==so== :tada: x^2^ H~2~O $a$',
  '# heading\n## another\n\n- item\n+ item\n1. one\n2) two\n> quote\n---\n```\n| a | b |\n|-|-|\n: x\nkey:: value',
  '[[link]] ![a](b c.png) [a]: b &amp; \\\\(a = b\\\\) \\* http://a.example www.a.example: <!-- no --> %%no%% ++no++',
];

it.each(markupTexts)('shows plain text unchanged on project pages: %j', async (text) => {
  const files = filesFrom({ projects: [{ name: 'P', description: text, highlights: [text] }] });
  const { markdown } = await markdownSource('projects/p.md', files.get('projects/p.md')!);
  expect(markdown?.problems).toEqual([]);
  const shown = markdown!.sections.map((section) => toText(section)).join(' ');
  const words = text.split(/\s+/).join(' ');
  expect(shown.split(/\s+/).join(' ')).toBe(`${words} ${words}`);
});

/** A document with every kind of mistake. */
const [markup = ''] = markupTexts;
const long = 'Long Name '.repeat(40);
const period = { startDate: '2023', endDate: '2022-05' };
const job = { name: markup, position: markup, summary: markup, highlights: markupTexts, ...period };
const faultyResume = {
  basics: {
    name: long,
    label: 'Dev .',
    email: 'min at example',
    url: 'https://a.example/?b=c#d',
    summary: 'One\r\n\r\n \n\nTwo\nlines',
    location: { city: null, countryCode: 'FIN' },
    profiles: null,
  },
  work: [
    job,
    null,
    { ...job, startDate: '20230501', highlights: null },
    { ...job, url: 'https://' },
  ],
  education: [
    { institution: markup, area: markup, startDate: '1066' },
    { institution: markup, area: markup, startDate: '2030' },
    { institution: markup, area: markup, ...period },
  ],
  projects: [
    {
      name: 'Same',
      description: markupTexts.join('\n\n'),
      highlights: markupTexts,
      keywords: ['#', '# a', markup],
    },
    { name: 'same', ...period },
    { name: 'Index', startDate: '2022-13', endDate: '2099-01' },
    { name: markup },
    { name: long },
  ],
  certificates: [
    { name: markup, issuer: 'Same', date: '2020' },
    { name: markup, issuer: 'same', date: '2020-02-31' },
    { name: markup, issuer: 'SAME', date: '2020-02-03T10:00' },
  ],
  skills: [
    { name: 'General', keywords: ['a', 'a', markup] },
    { name: 'a', level: markup },
  ],
  volunteer: [{ organization: markup, endDate: '2020' }],
  awards: [{ title: markup, date: '2020-1' }],
  interests: [{ name: long, keywords: null }],
};

it.each(['en', 'de'])('creates valid content from a faulty document (%s)', async (language) => {
  const files = filesFrom(faultyResume, language);
  const sources = await loadSources(await folderWith(Object.fromEntries(files)));
  expect(assembleContent(sources)[0].problems).toEqual([]);
  expect([...files.keys()].filter((file) => file.includes('/'))).toEqual([
    'certificates/same.yaml',
    'certificates/same-2.yaml',
    'projects/same.md',
    'projects/same-2.md',
    'projects/index-2.md',
    expect.stringMatching(/^projects\/long-name-.{0,70}\.md$/),
  ]);
});

it.each<[subject: string, source: object, lines: string[]]>([
  [
    'incomplete entries and unknown sections',
    resume,
    [
      'work.startDate: only year and month were imported',
      'certificates[1]: give name, issuer and date',
      'awards.date: only year and month were imported',
      'languages[1]: give language',
      'hats: the site has no such section',
    ],
  ],
  [
    'missing dates',
    {
      work: [{ name: 'Tram Works', position: 'Developer' }],
      education: [{ institution: 'TU Berlin', startDate: '2015' }],
      volunteer: [],
      projects: [{ name: 'Kettle', startDate: 'soon' }],
    },
    [
      'work[0]: give name, position and startDate',
      'education[0]: give institution, studyType or area, and a date',
      'projects[0].startDate: give a date like 2022-06',
    ],
  ],
  [
    'fields that are not imported',
    {
      basics: { phone: '+49 30', image: '', location: { city: 'Berlin', address: 'Street 1' } },
      education: [{ institution: 'TU', area: 'Art', startDate: '2015-10', score: '1' }],
      meta: { version: 'v1.0.0' },
    },
    [
      'basics.location.address: left out, because the site is public',
      'basics.phone: left out, because the site is public',
      'education.startDate: only the year was imported',
      'education.score: the site has no such field',
      'meta: left out, because the build writes it',
    ],
  ],
  [
    'the level of a skill with keywords',
    skillsWithKeywords,
    [
      'skills.level: categories have no level; in skills.yaml, set level: Expert on the skills in Firmware',
    ],
  ],
  [
    'invalid values',
    {
      basics: { email: 'min at example', location: { countryCode: 'FIN' } },
      work: [
        { ...job, name: 'A' },
        { ...job, startDate: '20230501' },
      ],
      projects: [{ name: markup }],
    },
    [
      'basics.email: give an email address',
      'basics.location.countryCode: give the two-letter country code, like FI',
      'work[0].endDate: give an end that is not before the start',
      'work[1].startDate: give a date like 2022-06',
      'projects[0].name: remove {{ … }} or {% … %}; a field cannot contain a template tag',
      'work[1]: give name, position and startDate',
      'projects[0]: give name',
    ],
  ],
])('explains what was not imported: %s', (_, source, lines) => {
  expect(importResume(source).notImported).toEqual(lines);
});

it('reads the field names of older JSON Resume documents', () => {
  const job = { company: 'Tram Works', position: 'Developer', startDate: '2014' };
  const { facts, notImported } = importResume({
    basics: { website: 'https://mira.example.org' },
    work: [{ ...job, website: 'http://tram.example.org' }],
  });
  expect(notImported).toEqual([]);
  expect(facts).toMatchObject({
    basics: { url: 'https://mira.example.org' },
    work: [{ name: 'Tram Works', url: 'http://tram.example.org' }],
  });
});

it('reports an invalid document', () => {
  expect(() => importResume({ work: 'everywhere' }, 'resume.json')).toThrow(
    /^resume\.json → work: /,
  );
});
