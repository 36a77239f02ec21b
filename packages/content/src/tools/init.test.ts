/** Tests the commands that create content. */
import { readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { toText } from 'hast-util-to-text';
import { parse } from 'yaml';
import { expect, it } from 'vitest';
import { run } from '../testing/commands';
import { folderWith, temporaryFolder } from '../testing/folders';
import { toJsonResume } from '../jsonResume';
import { assembleContent } from './content';
import { demoFolder } from './folders';
import { loadSources, markdownSource } from './sources';
import { importResume } from './template/facts';
import { newContent } from './template/newContent';
import { newEntry } from './template/newEntry';

const folder = await temporaryFolder();
const contentFolder = join(folder, 'content');

const resumeFile = fileURLToPath(new URL('../../fixtures/resume.json', import.meta.url));
const resume = JSON.parse(readFileSync(resumeFile, 'utf8')) as object;

const filesFrom = (source: object, language?: string) =>
  newContent(importResume(source).facts, contentFolder, '2026-01-01', language);

it('turns a JSON Resume into content without demo text', async () => {
  const markedFile = join(folder, 'resume.json');
  await writeFile(markedFile, `\uFEFF${readFileSync(resumeFile, 'utf8')}`);
  const { status, stdout } = run('init.ts', ['--from', markedFile, '--to', contentFolder]);
  expect([status, stdout]).toEqual([0, expect.stringContaining('if it is running, restart it')]);

  const [{ content: siteContent, problems }] = assembleContent(await loadSources(contentFolder));
  // The content is valid, although `init` omits many files, most form fields and the contact form's terms.
  expect(problems).toEqual([]);
  expect(siteContent?.owner.location).toMatchObject({ place: 'Berlin', country: 'Germany' });
  expect(siteContent?.jobs.map(({ company, from }) => [company, from])).toEqual([
    ['Tram Works', '2022-06'],
    ['Harbour Print', '2019'],
  ]);
  expect(siteContent?.projects.map(({ slug, page }) => [slug, page?.skills, page?.tags])).toEqual([
    ['night-lines', ['CSS'], ['Timetables']],
  ]);
  expect(siteContent?.projects[0]?.page).toMatchObject({ description: 'Shows the last tram.' });
  expect(siteContent?.projects[0]?.page).not.toHaveProperty('subtitle');
  expect(siteContent?.about.hobbies.map(({ name }) => name)).toEqual(['Kettles']);
  expect(siteContent?.skills.map(({ name, category }) => [name, category])).toEqual([
    ['TypeScript', 'Languages'],
    ['CSS', 'Languages'],
    ['Figma', 'General'],
  ]);
  const { resume: sheet } = siteContent!;
  expect(sheet.projects.map(({ dateLabel }) => dateLabel)).toEqual(['February 2023 – today']);
  expect(toJsonResume(sheet, '').projects).toMatchObject([
    { startDate: '2023-02', endDate: undefined },
  ]);
  expect(toJsonResume(sheet, '')).toMatchObject({
    basics: { location: { city: 'Berlin', region: undefined, countryCode: 'DE' } },
    certificates: [{ date: '2022-03-04' }],
  });
  expect(siteContent?.resume.sections).toEqual([
    ...['summary', 'jobs', 'education', 'projects', 'skills', 'certificates'],
    ...['volunteer', 'awards', 'publications', 'languages', 'interests', 'references'],
  ]);
  expect(siteContent?.resume.languages).toEqual([{ name: 'Deutsch', details: ['Muttersprache'] }]);
  expect(siteContent?.resume.awards?.[0]).toMatchObject({
    organization: 'Berlin',
    dates: 'May 2021',
  });
  expect(siteContent?.resume.volunteer?.[0]).toMatchObject({ summary: 'Repairs kettles.' });
  expect(siteContent?.certificates[0]?.certificates[0]).toMatchObject({
    date: '2022-03-04',
    dateLabel: 'March 4, 2022',
  });

  const demo = await loadSources(demoFolder, (file) => ['owner.yaml', 'home.yaml'].includes(file));
  const matches = JSON.stringify(demo).matchAll(/"(?:text|lead|role)":(?:\{"value":)?("[^"]+)/g);
  const texts = Array.from(matches, ([, text]) => text);
  expect(texts.length).toBeGreaterThan(2);
  for (const text of texts) expect(JSON.stringify(siteContent)).not.toContain(text);
});

it('imports a region without a city', () => {
  const owner = filesFrom({ basics: { location: { region: 'Uusimaa' } } }).get('owner.yaml');
  expect(owner).toContain('region: Uusimaa');
  expect(owner).not.toContain('city:');
});

it('does not invent skill levels', () => {
  expect(filesFrom(resume).get('skills.yaml')).not.toContain('percent');
});

const skillsWithKeywords = {
  skills: [
    { name: 'Firmware', level: 'Expert', keywords: ['C', 'Zephyr'] },
    { name: 'Figma', level: 'Beginner' },
  ],
};

it('turns a skill with keywords into a category', () => {
  const { list } = parse(filesFrom(skillsWithKeywords).get('skills.yaml') ?? '', {
    logLevel: 'silent',
  }) as {
    list: { name: string; category: string; level?: string }[];
  };
  expect(list.map(({ name, category, level }) => [name, category, level])).toEqual([
    ['C', 'Firmware', undefined],
    ['Zephyr', 'Firmware', undefined],
    ['Figma', 'General', 'Beginner'],
  ]);
});

it('imports the levels of a group listed by level', () => {
  const document = {
    skills: [
      { name: 'Firmware', level: 'Expert', keywords: ['C'] },
      { name: 'Firmware', level: '3 years', keywords: ['Zephyr'] },
      { name: 'Firmware', keywords: ['Rust'] },
    ],
  };
  const { list } = parse(filesFrom(document).get('skills.yaml') ?? '', { logLevel: 'silent' }) as {
    list: { name: string; level?: string }[];
  };
  expect(list.map(({ name, level }) => [name, level])).toEqual([
    ['C', 'Expert'],
    ['Zephyr', '3 years'],
    ['Rust', undefined],
  ]);
  expect(importResume(document).notImported).toEqual([]);
});

it('reports that a skill with keywords loses its level', () => {
  expect(importResume(skillsWithKeywords).notImported).toEqual([
    'skills.level: categories have no level; in skills.yaml, set level: Expert on the skills in Firmware',
  ]);
});

it('never marks the owner’s text as a sample', () => {
  const files = filesFrom(resume, 'de');
  expect(files.get('about.yaml')).toContain('title: BSc');
  expect(files.get('resume.yaml')).toContain('description: Shows the last tram.');
  expect(files.get('projects/night-lines.md')).toMatch(/---\n\nShows the last tram\./);
  expect(files.get('jobs.yaml')).toContain('role: Developer');
  expect(files.has('notices.yaml')).toBe(false);
});

it('marks English text as samples on a German site', () => {
  const files = filesFrom(resume, 'de');
  expect(files.get('navigation.yaml')).toContain('label: !sample About # in your language');
  expect(files.get('home.yaml')).toContain('text: !sample Hello # in your language');
  expect(files.get('categories.yaml')).toContain('- !sample Notes # in your language');
  expect(files.get('projects/night-lines.md')).toContain('category: !sample Projects');
});

it('writes country names in the site’s language', () => {
  expect(filesFrom(resume, 'de').get('owner.yaml')).toContain('country: Deutschland');
});

it('never writes into an existing folder', () => {
  const { status, stderr } = run('init.ts', ['--from', resumeFile, '--to', contentFolder]);
  expect(status).toBe(1);
  expect(stderr).toContain('was not changed');
});

it('refuses a folder that the build cannot use', () => {
  const { status, stderr } = run('init.ts', ['--from', resumeFile, '--to', 'fi-content']);
  const place = 'put it at the root of the repository, under a name that begins with "content"';
  expect([status, stderr]).toEqual([1, `The content folder is fi-content: ${place}.\n`]);
  const fixture = 'packages/content/fixtures/finnish';
  const check = run('check.ts', [], { PORTFOLIO_CONTENT: fixture });
  expect([check.status, check.stderr]).toEqual([
    1,
    `The content folder is ${fixture}: ${place}.\n`,
  ]);
});

it('marks unknown values as samples', () => {
  const files = filesFrom({});
  expect(files.get('owner.yaml')).toContain('name: !sample Your Name');
  expect(files.get('owner.yaml')).toContain('email: !sample you@example.com');
  const projects = filesFrom({ projects: [{ name: 'Kettle' }] });
  expect(projects.get('projects/kettle.md')).toContain('sample: true');
});

it('guesses a project’s publication date from its end date', () => {
  const projects = [{ name: 'Kettle', startDate: '2021', endDate: '2023-05' }, { name: 'Tea' }];
  const files = filesFrom({ projects });
  expect(files.get('projects/kettle.md')).toMatch(/date: !sample ["']?2023-05-01/);
  expect(files.get('projects/tea.md')).toMatch(/date: !sample ["']?2026-01-01/);
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
  const files = filesFrom({ projects });
  const projectFiles = [...files.keys()].filter((file) => file.startsWith('projects/'));
  expect(projectFiles).toEqual([
    expect.stringMatching(/^projects\/entry-[a-f0-9]{6}\.md$/),
    expect.stringMatching(/^projects\/entry-[a-f0-9]{6}\.md$/),
    'projects/tea-co.md',
  ]);
});

it('gives C, C++ and C# different drawings', () => {
  const skills = [{ name: 'Languages', keywords: ['C', 'C++', 'C#'] }];
  const marks = filesFrom({ skills })
    .get('skills.yaml')
    ?.match(/(?<=art: ).*/g);
  expect(marks).toEqual(['skills/c', 'skills/c-plus-plus', 'skills/c-sharp']);
});

it('reports a missing resume in one line', () => {
  const target = join(folder, 'none');
  const { status, stderr } = run('init.ts', ['--from', 'nowhere.json', '--to', target]);
  expect(status).toBe(1);
  expect(stderr).toBe('The file nowhere.json does not exist.\n');
});

it('lists the valid kinds if a kind is unknown', () => {
  const { status, stderr } = run('add.ts', ['talk', 'Tea']);
  expect(status).toBe(1);
  expect(stderr).toBe(
    'No such kind of entry: talk. Choose one of post, project, page, job, certificate.\n',
  );
});

it('prints the usage for an unexpected argument', () => {
  const { status, stderr } = run('font.ts', ['lora', 'resume.json']);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Unexpected argument 'resume\.json'\.\n\npnpm content:font /);
});

it('reports a missing content folder in one line', () => {
  const { status, stderr } = run('folders.ts', [], { PORTFOLIO_CONTENT: 'nowhere' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^PORTFOLIO_CONTENT: the folder \S+nowhere does not exist\n$/);
});

it('lists incomplete entries and unknown sections', () => {
  expect(importResume(resume).notImported).toEqual([
    'work.startDate: only year and month were imported',
    'certificates[1]: give name, issuer and date',
    'awards.date: only year and month were imported',
    'languages[1]: give language',
    'hats: the site has no such section',
  ]);
  expect(
    importResume({
      work: [{ name: 'Tram Works', position: 'Developer' }],
      education: [{ institution: 'TU Berlin', startDate: '2015' }],
      volunteer: [],
      projects: [{ name: 'Kettle', startDate: 'soon' }],
    }).notImported,
  ).toEqual([
    'work[0]: give name, position and startDate',
    'education[0]: give institution, studyType or area, and a date',
    'projects[0].startDate: give a date like 2022-06',
  ]);
});

const markupTexts = [
  'List<T> {{ braces }} {% tag %} #tag C# [^1] ^[x] *fast* _now_ ~~no~~ ==so== :tada: x^2^ H~2~O $a$',
  '# heading\n## another\n\n- item\n+ item\n1. one\n2) two\n> quote\n---\n```\n| a | b |\n|-|-|\n: x\nkey:: value',
  '[[link]] ![a](b c.png) [a]: b &amp; \\\\(a = b\\\\) \\* http://a.example www.a.example: <!-- no --> %%no%% ++no++',
];

it('shows plain text unchanged on project pages', async () => {
  const projects = markupTexts.map((description, index) => ({
    name: `P${index}`,
    description,
    highlights: [description],
  }));
  const files = filesFrom({ projects });
  for (const [index, text] of markupTexts.entries()) {
    const source = await markdownSource(
      `projects/p${index}.md`,
      files.get(`projects/p${index}.md`)!,
    );
    expect(source.markdown?.problems).toEqual([]);
    const shown = source.markdown!.sections.map((section) => toText(section)).join(' ');
    const words = text.split(/\s+/).join(' ');
    expect(shown.split(/\s+/).join(' ')).toBe(`${words} ${words}`);
  }
});

it('links https URLs on project pages', () => {
  const projects = [{ name: 'P', description: 'See https://a.example/b_c_d.' }];
  expect(filesFrom({ projects }).get('projects/p.md')).toContain('See <https://a.example/b_c_d>.');
});

it('creates valid content from any document', async () => {
  const [text = ''] = markupTexts;
  const long = 'Long Name '.repeat(40);
  const period = { startDate: '2023', endDate: '2022-05' };
  const job = { name: text, position: text, summary: text, highlights: markupTexts, ...period };
  const document = {
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
      { institution: text, area: text, startDate: '1066' },
      { institution: text, area: text, startDate: '2030' },
      { institution: text, area: text, ...period },
    ],
    projects: [
      {
        name: 'Same',
        description: markupTexts.join('\n\n'),
        highlights: markupTexts,
        keywords: ['#', '# a', text],
      },
      { name: 'same', ...period },
      { name: 'Index', startDate: '2022-13', endDate: '2099-01' },
      { name: text },
      { name: long },
    ],
    certificates: [
      { name: text, issuer: 'Same', date: '2020' },
      { name: text, issuer: 'same', date: '2020-02-31' },
      { name: text, issuer: 'SAME', date: '2020-02-03T10:00' },
    ],
    skills: [
      { name: 'General', keywords: ['a', 'a', text] },
      { name: 'a', level: text },
    ],
    volunteer: [{ organization: text, endDate: '2020' }],
    awards: [{ title: text, date: '2020-1' }],
    interests: [{ name: long, keywords: null }],
  };
  const files = [filesFrom(document), filesFrom(document, 'de')];
  for (const one of files) {
    const [{ problems }] = assembleContent(
      await loadSources(await folderWith(Object.fromEntries(one))),
    );
    expect(problems).toEqual([]);
  }
  expect([...files[0]!.keys()].filter((file) => file.includes('/'))).toEqual([
    'certificates/same.yaml',
    'certificates/same-2.yaml',
    'projects/same.md',
    'projects/same-2.md',
    'projects/index-2.md',
    expect.stringMatching(/^projects\/long-name-.{0,70}\.md$/),
  ]);
  const { notImported } = importResume(document);
  expect(notImported).toHaveLength(20);
  expect(notImported).toEqual(
    expect.arrayContaining([
      'basics.email: give an email address',
      'basics.location.countryCode: give the two-letter country code, like FI',
      'work[0].endDate: give an end that is not before the start',
      'work[2].startDate: give a date like 2022-06',
      'projects[3].name: remove {{ … }} or {% … %}; a field cannot contain a template tag',
    ]),
  );
});

it('reads the field names of older JSON Resume documents', () => {
  const work = [
    {
      company: 'Tram Works',
      position: 'Developer',
      startDate: '2014',
      website: 'http://tram.example.org',
    },
  ];
  const basics = { website: 'https://mira.example.org' };
  const { facts, notImported } = importResume({ basics, work });
  expect(notImported).toEqual([]);
  expect(facts.basics.url).toBe('https://mira.example.org');
  expect(facts.work).toMatchObject([{ name: 'Tram Works', url: 'http://tram.example.org' }]);
});

it('explains which fields are not fully imported', () => {
  expect(
    importResume({
      basics: { phone: '+49 30', image: '', location: { city: 'Berlin', address: 'Street 1' } },
      education: [{ institution: 'TU', area: 'Art', startDate: '2015-10', score: '1' }],
      meta: { version: 'v1.0.0' },
    }).notImported,
  ).toEqual([
    'basics.location.address: left out, because the site is public',
    'basics.phone: left out, because the site is public',
    'education.startDate: only the year was imported',
    'education.score: the site has no such field',
    'meta: left out, because the build writes it',
  ]);
});

it('reports an invalid document', () => {
  expect(() => importResume({ work: 'everywhere' }, 'resume.json')).toThrow(
    /^resume\.json → work: /,
  );
});

it.each([
  ['post', 'posts/tea-kettles.md', 'draft: true'],
  ['project', 'projects/tea-kettles.md', 'draft: true'],
  ['page', 'pages/tea-kettles.md', 'draft: true'],
  ['job', 'jobs.yaml', '!sample'],
  ['certificate', 'certificates/tea-kettles.yaml', '!sample'],
] as const)('creates a valid %s', async (kind, file, unfinished) => {
  const jobs =
    kind === 'job' ? await readFile(join(contentFolder, 'jobs.yaml'), 'utf8') : undefined;
  const facts = {
    name: 'Tea & Kettles',
    today: '2026-01-01',
    category: kind === 'project' ? 'Projects' : 'Notes',
    language: 'en',
    jobs,
    folder: contentFolder,
  };
  const entry = newEntry(kind, facts);
  expect(entry.file).toBe(file);
  expect(entry.text).toContain('Tea & Kettles');
  expect(entry.text).toContain(unfinished);
  expect(entry.text).toMatch(/\bsample\b/);

  // Uses a separate folder, so that each kind is tested in isolation.
  const other = join(folder, kind);
  await cp(contentFolder, other, { recursive: true });
  await mkdir(dirname(join(other, file)), { recursive: true });
  await writeFile(join(other, file), entry.text);
  const [{ content: siteContent, problems }] = assembleContent(await loadSources(other), {
    withDrafts: true,
  });
  expect(problems).toEqual([]);
  expect(JSON.stringify(siteContent)).toContain('Tea & Kettles');
  const [{ content: built }] = assembleContent(await loadSources(other));
  expect(JSON.stringify(built).includes('Tea & Kettles')).toBe(unfinished === '!sample');
});

it('creates a post in a sample category', async () => {
  const german = await folderWith(Object.fromEntries(filesFrom(resume, 'de')));
  expect(run('add.ts', ['post', 'Tee'], { PORTFOLIO_CONTENT: german }).status).toBe(0);
  expect(await readFile(join(german, 'posts/tee.md'), 'utf8')).toContain('category: Notes\n');
  const [{ problems }] = assembleContent(await loadSources(german), { withDrafts: true });
  expect(problems).toEqual([]);
});

it('translates a post that starts with a byte-order mark', async () => {
  const text = '\uFEFF---\ntitle: Bom\ndate: 2024-01-01\ncategory: Notes\n---\n\nText.\n';
  const content = await folderWith({ 'site.yaml': 'language: en\n', 'posts/bom.md': text });
  const env = { PORTFOLIO_CONTENT: content };
  expect(run('add.ts', ['post', '--translation', 'fi', 'bom'], env).status).toBe(0);
  expect(await readFile(join(content, 'posts/bom.fi.md'), 'utf8')).toMatch(
    /^---\n[^]*\n---\n\nText\.\n$/,
  );
  expect(await readFile(join(content, 'posts/bom.fi.md'), 'utf8')).not.toContain('category');
});

it('translates the interface of a new Finnish site', async () => {
  const finnish = join(folder, 'finnish');
  const options = ['--from', resumeFile, '--to', finnish, '--language', 'fi'];
  const { status, stdout } = run('init.ts', options);
  expect([status, stdout]).toEqual([0, expect.not.stringContaining('in English')]);
  const [{ content: site }] = assembleContent(await loadSources(finnish));
  expect(site?.messages.comments.heading).toBe('Kommentit');
});

it('marks English text in new entries on a German site', () => {
  const facts = { today: '2026-01-01', category: 'Notes', language: 'de', folder: contentFolder };
  const job = newEntry('job', { ...facts, name: 'Teehaus' }).text;
  expect(job).toContain('alt: !sample The mark of Teehaus. # in your language');
  expect(job).toContain('company: Teehaus\n');
  const certificate = newEntry('certificate', { ...facts, name: 'Teeschule' }).text;
  expect(certificate).toContain('heading: !sample My Teeschule Certifications');
  expect(certificate).toContain('date: !sample "2026-01-01"');
  const page = newEntry('page', { ...facts, name: 'Tee' }).text;
  expect(page).toContain('lead: !sample … # what the page is about, in one sentence');
  expect(page).toMatch(/---\n\n…\n$/);
});
