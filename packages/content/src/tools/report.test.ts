import { expect, it } from 'vitest';
import { contentDisplayPath } from './folders';
import { contentReport, hiddenLines, pictureLines } from './report';
import { missingEvidenceLines } from './skillEvidence';

it('lists samples by file', () => {
  const portrait = { art: 'portrait', alt: 'x'.repeat(80) };
  const samples = [
    { file: 'faq.yaml', path: [1, 'answer'], value: 'Yes.', hint: 'your answer' },
    { file: 'owner.yaml', path: ['portrait'], value: portrait },
  ];
  expect(contentReport({ problems: [], samples, others: [[]] })).toBe(
    [
      `2 samples left to replace, in 2 files under ${contentDisplayPath}.`,
      'Replace each !sample with your own value.',
      '',
      'faq.yaml',
      '  [1].answer: Yes. (your answer)',
      '',
      'owner.yaml',
      '  portrait: {"art":"portrait","alt":"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…',
    ].join('\n'),
  );
});

it('lists drafts and entries with a future date', () => {
  const sources = [
    { file: 'posts/tea.md', value: { draft: true, date: '2026-01-01' } },
    { file: 'posts/milk.md', value: { date: '2026-03-02' } },
    { file: 'posts/done.md', value: { date: '2026-03-01' } },
    { file: 'owner.yaml', value: undefined },
  ];
  expect(hiddenLines(sources, '2026-03-01')).toEqual([
    'Hidden from visitors',
    '  posts/tea.md: draft; remove "draft" to publish it',
    '  posts/milk.md: appears in the first build on or after 2026-03-02',
  ]);
  expect(hiddenLines(sources.slice(2), '2026-03-01')).toEqual([]);
});

it('lists pictures that are unused, too large or too small', () => {
  const picture = (file: string, width: number, bytes: number, isShown = true) => ({
    file,
    width,
    bytes,
    isShown,
    isNamed: true,
    halftones: [],
    path: `/${file}`,
    published: { src: `/images/${file}`, width, height: 100 },
  });
  expect(
    pictureLines([
      picture('a.jpg', 640, 8_000_000),
      picture('b.jpg', 4000, 8_100_000),
      picture('c.png', 639, 1, false),
      picture('d.svg', 24, 1, false),
      // Not reported, because a draft or another language uses the file.
      picture('d.svg', 24, 1),
    ]),
  ).toEqual([
    'Pictures',
    '  b.jpg: 8.1 MB; 8 MB is enough',
    '  c.png: not used on any page; use it or remove the file',
    '  c.png: 639 px wide; use at least 640 px for a sharp picture',
  ]);
});

it('lists skills with a high percentage that no entry lists', () => {
  const image = { art: 'skills/html', alt: 'The mark of HTML.' };
  const skill = { name: 'HTML', category: 'Frontend', image, evidence: [] };
  const evidence = [{ kind: 'post' as const, label: 'Tea', href: '/tea' }];
  const shown = { ...skill, percent: 95 };
  expect(
    missingEvidenceLines([shown, skill, { ...skill, percent: 74 }, { ...shown, evidence }]),
  ).toEqual([
    'skills.yaml: HTML is at 95%, but no project, post, job, internship or certificate lists it.',
  ]);
});
