import { expect, it } from 'vitest';
import { edited } from '../testing/fixture';
import { hiddenLines, pictureLines, withHiddenUses } from './hints';

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
    halftones: [],
    path: `/${file}`,
    published: {
      src: `/images/${file}`,
      width,
      height: 100,
    },
  });
  expect(
    pictureLines([
      picture('a.jpg', 640, 8_000_000),
      picture('b.jpg', 4000, 8_100_000),
      picture('c.png', 639, 1, false),
      picture('d.svg', 24, 1),
    ]),
  ).toEqual([
    'Pictures',
    '  b.jpg: 8.1 MB; 8 MB is enough',
    '  c.png: not used on any page; use it or remove the file',
    '  c.png: 639 px wide; use at least 640 px for a sharp picture',
  ]);
});

it('does not list a draft’s picture as unused', async () => {
  const draft =
    '---\ntitle: Tea\ndate: 2026-01-01\ncategory: Hardware Projects\ndraft: true\n---\n\nTea.\n\n![Tea](tea.png)';
  const sources = await edited({ 'posts/tea.md': draft });
  const published = { src: '/images/tea.png', width: 900, height: 600 };
  const tea = { file: 'posts/tea.png', path: '/tea.png', published, width: 900, bytes: 1 };
  const pictures = [{ ...tea, isShown: false, halftones: [] }];
  expect(pictureLines(pictures)).toHaveLength(2);
  const all = [...sources, { file: tea.file, value: undefined, picture: tea }];
  expect(pictureLines(withHiddenUses(pictures, all))).toEqual([]);
});
