import { expect, it } from 'vitest';
import resume from '../../../fixtures/resume.json' with { type: 'json' };
import { assembleContent } from '../content';
import { markdownSource, parseSource } from '../sources';
import { importResume } from './facts';
import { newContent } from './newContent';
import { entryKinds, findOriginal, newEntry, newTranslation } from './newEntry';

const site = newContent(importResume(resume).facts, 'content', '2026-01-01');
const facts = { today: '2026-01-01', language: 'en', category: 'Notes', folder: 'content' };

it('creates valid entries of each kind; posts, projects and pages start as drafts', async () => {
  const name = 'Tea & Kettles';
  const entries = entryKinds.map((kind) =>
    newEntry(kind, {
      ...facts,
      name,
      category: kind === 'project' ? 'Projects' : 'Notes',
      jobs: site.get('jobs.yaml'),
    }),
  );
  expect(entries.map(({ file }) => file)).toEqual([
    ...['posts/tea-kettles.md', 'projects/tea-kettles.md', 'pages/tea-kettles.md'],
    ...['jobs.yaml', 'certificates/tea-kettles.yaml'],
  ]);
  for (const { text } of entries) expect(text).toMatch(/\bsample\b/);
  const files = new Map([...site, ...entries.map(({ file, text }) => [file, text] as const)]);
  const sources = await Promise.all(Array.from(files, ([file, text]) => parseSource(file, text)));
  const listed = (withDrafts: boolean) => {
    const [{ content, problems }] = assembleContent(sources, { withDrafts });
    expect(problems).toEqual([]);
    const { posts, projects, customPages, jobs, certificates } = content!;
    return [posts, projects, customPages, jobs, certificates].map((entries) =>
      JSON.stringify(entries).includes(name),
    );
  };
  expect(listed(true)).toEqual([true, true, true, true, true]);
  expect(listed(false)).toEqual([false, false, false, true, true]);
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
