/** Tests the commands. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../testing/commands';
import { folderWith, temporaryFolder } from '../testing/folders';
import { assembleContent, type Outcome } from './content';
import { demoFolder, generatedFolder } from './folders';
import { loadSources } from './sources';
import { importResume } from './template/facts';
import { newContent } from './template/newContent';

const folder = await temporaryFolder();
const resumeFile = fileURLToPath(new URL('../../fixtures/resume.json', import.meta.url));
const problemsIn = async (content: string) =>
  assembleContent(await loadSources(content), { withDrafts: true })[0].problems;

describe('content:init', () => {
  const content = join(folder, 'content');
  let output: string;
  let outcome: Outcome;

  beforeAll(async () => {
    const marked = join(folder, 'resume.json');
    await writeFile(marked, `\uFEFF${await readFile(resumeFile, 'utf8')}`);
    ({ output } = await run('init', ['--from', marked, '--to', content]));
    [outcome] = assembleContent(await loadSources(content));
  });

  it('creates valid content and says what to do next', () => {
    expect(outcome.problems).toEqual([]);
    expect(output).toContain('if it is running, restart it');
  });

  it('imports every section of a JSON Resume', () => {
    expect(outcome.content).toMatchObject({
      owner: { location: { place: 'Berlin', country: 'Germany' } },
      about: { hobbies: [{ name: 'Kettles' }] },
      jobs: [
        { company: 'Tram Works', from: '2022-06' },
        { company: 'Harbour Print', from: '2019' },
      ],
      projects: [
        {
          slug: 'night-lines',
          page: { description: 'Shows the last tram.', skills: ['CSS'], tags: ['Timetables'] },
        },
      ],
      skills: [
        { name: 'TypeScript', category: 'Languages' },
        { name: 'CSS', category: 'Languages' },
        { name: 'Figma', category: 'General' },
      ],
      certificates: [{ certificates: [{ date: '2022-03-04', dateLabel: 'March 4, 2022' }] }],
      resume: {
        sections: [
          ...['summary', 'jobs', 'education', 'projects', 'skills', 'certificates'],
          ...['volunteer', 'awards', 'publications', 'languages', 'interests', 'references'],
        ],
        projects: [{ dateLabel: 'February 2023 – today' }],
        languages: [{ name: 'Deutsch', details: ['Muttersprache'] }],
        awards: [{ organization: 'Berlin', dates: 'May 2021' }],
        volunteer: [{ summary: 'Repairs kettles.' }],
      },
    });
  });

  it('copies no text from the demo', async () => {
    const demo = await loadSources(demoFolder, (file) => /^(?:home|owner)\.yaml$/.test(file));
    const matches = JSON.stringify(demo).matchAll(/"(?:text|lead|role)":(?:\{"value":)?("[^"]+)/g);
    const texts = Array.from(matches, ([, text = '']) => text);
    expect(texts.length).toBeGreaterThan(2);
    const site = JSON.stringify(outcome.content);
    expect(texts.filter((text) => site.includes(text))).toEqual([]);
  });

  it('translates the interface of a new Finnish site', async () => {
    const finnish = join(folder, 'finnish');
    const options = ['--from', resumeFile, '--to', finnish, '--language', 'fi'];
    expect((await run('init', options)).output).not.toContain('in English');
    const [{ content: site }] = assembleContent(await loadSources(finnish));
    expect(site?.messages.comments.heading).toBe('Kommentit');
  });

  it('never writes into an existing folder', async () => {
    const { status, output } = await run('init', ['--from', resumeFile, '--to', content]);
    expect([status, output]).toEqual([1, expect.stringContaining('was not changed')]);
  });
});

const misplaced = 'put it at the root of the repository, under a name that begins with "content"';
const fixture = 'packages/content/fixtures/finnish';

it.each([
  ['init', ['--from', resumeFile, '--to', 'fi-content'], '', `is fi-content: ${misplaced}.`],
  ['check', [], fixture, `is ${fixture}: ${misplaced}.`],
  ['init', ['--from', 'no.json', '--to', 'content-x'], '', 'The file no.json does not exist.'],
  ['add', ['talk', 'Tea'], '', 'Choose one of post, project, page, job, certificate.'],
  ['font', ['a.json'], '', 'Give the name of a typeface.\n\npnpm content:font '],
  ['init', ['a.json'], '', "Unexpected argument 'a.json'.\n\npnpm content:init "],
  ['check', [], 'nowhere', 'nowhere does not exist'],
])('%s %j explains its error (content folder %j)', async (command, args, content, message) => {
  const { status, output } = await run(command, args, { PORTFOLIO_CONTENT: content });
  expect([status, output]).toEqual([1, expect.stringContaining(message)]);
});

const newSite = (language?: string, source: unknown = {}) =>
  newContent(importResume(source).facts, 'content', '2026-01-01', language);
const siteWith = (files: Record<string, string>, language?: string) =>
  folderWith({ ...Object.fromEntries(newSite(language)), ...files });

it('generate keeps the previous output if the content has mistakes', async () => {
  const generatedAt = async () => (await stat(join(generatedFolder, 'faq.ts'))).mtimeMs;
  const before = await generatedAt();
  const content = await siteWith({ 'faq.yaml': '- questionn: Tea?\n  answer: Yes.\n' });
  const { status, output } = await run('generate', [], { PORTFOLIO_CONTENT: content });
  expect(status).toBe(1);
  expect(output).toContain('The content has 1 problem');
  expect(output).toContain('  faq.yaml:1 → [0].questionn: unknown field; did you mean "question"?');
  expect(await generatedAt()).toBe(before);
});

it('content:check --strict fails while samples are left', async () => {
  const content = await siteWith({
    'faq.yaml': '- question: Tea?\n  answer: !sample Yes. # or no',
  });
  const env = { PORTFOLIO_CONTENT: content };
  const { status, output } = await run('check', [], env);
  expect([status, output]).toEqual([
    0,
    expect.stringContaining('faq.yaml\n  [0].answer: Yes. (or no)\n'),
  ]);
  // Some package managers pass on the separator `--`.
  expect(await run('check', ['--', '--strict'], env)).toEqual({ status: 1, output });
});

describe('content:new', () => {
  it('creates a post in a sample category', async () => {
    const content = await siteWith({}, 'de');
    expect((await run('add', ['post', 'Tee'], { PORTFOLIO_CONTENT: content })).status).toBe(0);
    expect(await readFile(join(content, 'posts/tee.md'), 'utf8')).toContain('category: Notes\n');
    expect(await problemsIn(content)).toEqual([]);
  });

  it('translates a post that starts with a byte-order mark', async () => {
    const text = '\uFEFF---\ntitle: Bom\ndate: 2024-01-01\ncategory: Notes\n---\n\nText.\n';
    const content = await folderWith({ 'site.yaml': 'language: en\n', 'posts/bom.md': text });
    await run('add', ['post', '--translation', 'fi', 'bom'], { PORTFOLIO_CONTENT: content });
    const translation = await readFile(join(content, 'posts/bom.fi.md'), 'utf8');
    expect(translation).toMatch(/^---\n[^]*\n---\n\nText\.\n$/);
    expect(translation).not.toContain('category');
  });
});
