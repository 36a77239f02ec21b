import { expect, it } from 'vitest';
import resume from '../../../fixtures/resume.json' with { type: 'json' };
import { folderWith } from '../../testing/folders';
import { assembleContent } from '../content';
import { loadSources, markdownSource } from '../sources';
import { importResume } from './facts';
import { newContent } from './newContent';
import { findOriginal, newEntry, newTranslation } from './newEntry';

const site = newContent(importResume(resume).facts, 'content', '2026-01-01');
const facts = { today: '2026-01-01', language: 'en', category: 'Notes', folder: 'content' };

it.each([
  ['post', 'posts/tea-kettles.md', 'draft: true'],
  ['project', 'projects/tea-kettles.md', 'draft: true'],
  ['page', 'pages/tea-kettles.md', 'draft: true'],
  ['job', 'jobs.yaml', '!sample'],
  ['certificate', 'certificates/tea-kettles.yaml', '!sample'],
] as const)('creates a valid %s', async (kind, file, unfinished) => {
  const category = kind === 'project' ? 'Projects' : 'Notes';
  const name = 'Tea & Kettles';
  const entry = newEntry(kind, { ...facts, name, category, jobs: site.get('jobs.yaml') });
  expect(entry.file).toBe(file);
  expect(entry.text).toContain(unfinished);
  expect(entry.text).toMatch(/\bsample\b/);
  const files = { ...Object.fromEntries(site), [file]: entry.text };
  const sources = await loadSources(await folderWith(files));
  const [{ content, problems }] = assembleContent(sources, { withDrafts: true });
  expect(problems).toEqual([]);
  expect(JSON.stringify(content)).toContain(name);
  const [{ content: built }] = assembleContent(sources);
  expect(JSON.stringify(built).includes(name)).toBe(unfinished === '!sample');
});

it.each([
  ['job', 'alt: !sample The mark of Tee. # in your language'],
  ['job', 'company: Tee\n'],
  ['certificate', 'heading: !sample My Tee Certifications'],
  ['certificate', 'date: !sample "2026-01-01"'],
  ['page', 'lead: !sample … # what the page is about, in one sentence'],
  ['page', '---\n\n…\n'],
] as const)('marks English text in a new %s on a German site', (kind, text) => {
  expect(newEntry(kind, { ...facts, language: 'de', name: 'Tee' }).text).toContain(text);
});

it.each([
  [
    { title: 'One', description: 'Two', badge: 'Three', readTime: '3 Mins', order: 4 },
    ['title', 'description', 'badge', 'readTime', 'draft', 'Text'],
  ],
  [
    { title: 'Now', lead: 'One', picture: { src: 'a.jpg', alt: 'Two' }, tile: 'warm' },
    ['title', 'lead', 'picture', '  alt', 'draft', 'Text'],
  ],
])('copies only the translatable fields of %j into a translation', (value, fields) => {
  const text = newTranslation({ value }, '---\ntitle: One\n---\n\n# One\n\nText');
  expect(text.match(/^ *[#\w]+/gm)).toEqual(fields);
});

it.each([
  ['pages/now.md', 'now'],
  ['posts/2024-05-01-tide.md', 'tide'],
  ['posts/2024-05-01-tide.md', '2024-05-01-tide'],
  ['posts/Tide Clock.md', 'tide-clock'],
  ['posts/tide/index.md', 'clock'],
])('finds %s by the slug %s', async (file, slug) => {
  const original = await markdownSource(file, '---\nslug: clock\n---\n');
  const translation = await markdownSource(file.replace('.md', '.fi.md'), '---\n---\n');
  expect(findOriginal([translation, original], slug)).toBe(original);
});
