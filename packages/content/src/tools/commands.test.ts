/** Tests the commands. */
import { readFileSync } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { run } from '../testing/commands';
import { folderWith, temporaryFolder } from '../testing/folders';
import { assembleContent } from './content';
import { demoFolder, generatedFolder } from './folders';
import { loadSources } from './sources';
import { importResume } from './template/facts';
import { newContent } from './template/newContent';

const resumeFile = fileURLToPath(new URL('../../fixtures/resume.json', import.meta.url));
const folder = await temporaryFolder({
  'broken.json': '{\n  "basics": { "name: "Mira" }\n}',
  'resume.json': `\uFEFF${readFileSync(resumeFile, 'utf8')}`,
});
const brokenFile = join(folder, 'broken.json');

it('content:init creates a valid Finnish site, and content:new a post and its translation', async () => {
  const content = join(folder, 'content');
  const options = ['--from', join(folder, 'resume.json'), '--to', content, '--language', 'fi'];
  const created = await run('init', options);
  expect(created.output).toContain('if it is running, restart it');
  expect(created.output).not.toContain('in English');
  const again = await run('init', options);
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('was not changed')]);
  const env = { PORTFOLIO_CONTENT: content };
  await run('add', ['post', 'Tee'], env);
  const translated = await run('add', ['post', '--translation', 'en', 'tee'], env);
  expect(translated.output).toMatch(
    /posts\/tee\.en\.md\nNow add en to languages in site\.yaml\.\n$/,
  );
  const translation = await readFile(join(content, 'posts/tee.en.md'), 'utf8');
  expect(translation).toMatch(
    /^---\n[^]*title: !sample Tee # translate\n[^]*draft: true\n---\n\n\S/,
  );
  expect(translation).not.toContain('category');
  await rm(join(content, 'posts/tee.en.md'));
  const [outcome] = assembleContent(await loadSources(content), { withDrafts: true });
  expect(outcome.problems).toEqual([]);
  expect(outcome.content).toMatchObject({
    messages: { comments: { heading: 'Kommentit' } },
    owner: { name: 'Mira Wolff' },
    posts: [{ slug: 'tee', category: 'Notes' }],
  });
  const demo = await loadSources(demoFolder, (file) => /^(?:home|owner)\.yaml$/.test(file));
  const matches = JSON.stringify(demo).matchAll(/"(?:text|lead|role)":(?:\{"value":)?("[^"]+)/g);
  const texts = Array.from(matches, ([, text = '']) => text);
  expect(texts.length).toBeGreaterThan(2);
  const site = JSON.stringify(outcome.content);
  expect(texts.filter((text) => site.includes(text))).toEqual([]);
});

const misplaced = 'put it at the root of the repository, under a name that begins with "content"';

it.each([
  ['init', ['--from', resumeFile, '--to', 'fi-content'], '', `is fi-content: ${misplaced}.`],
  ['init', ['--from', brokenFile, '--to', 'content-x'], '', `${brokenFile}:2 → write JSON (`],
  ['add', ['talk', 'Tea'], '', 'Choose one of post, project, page, job, certificate.'],
  ['check', [], 'nowhere', 'nowhere does not exist'],
])('%s %j explains its error (content folder %j)', async (command, args, content, message) => {
  const { status, output } = await run(command, args, { PORTFOLIO_CONTENT: content });
  expect([status, output]).toEqual([1, expect.stringContaining(message)]);
});

const siteWith = (files: Record<string, string>) =>
  folderWith({
    ...Object.fromEntries(newContent(importResume({}).facts, 'content', '2026-01-01')),
    ...files,
  });

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
