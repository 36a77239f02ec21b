/** Tests that posts from other generators are imported. `mistakes.md` has the syntax that is not supported. */
import { toHtml } from 'hast-util-to-html';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { locationOf } from '../documents';
import { contentsAfter } from '../testing/fixture';
import { hiddenLines, omittedLines } from './report';
import { loadSources, markdownSource } from './sources';

const folder = fileURLToPath(new URL('../../fixtures/imported', import.meta.url));

it.each(['hugo', 'jekyll', 'obsidian', 'dev-to'])('imports posts from %s', async (origin) => {
  const sources = await loadSources(join(folder, origin));
  const [content] = await contentsAfter({}, { withDrafts: true }, sources);
  const files = sources.flatMap(({ file }) => locationOf(file)?.name ?? []);
  const posts = content!.posts
    .filter(({ slug }) => files.includes(slug))
    .map(({ slug, title, content: summary, date, category, aliases, image, page }) => {
      const { updatedOn, links, sections } = page!;
      const { series, listedTags } = links;
      const about = { title, summary, date, updatedOn, category, listedTags };
      const html = toHtml(sections).replaceAll(/-[0-9a-f]{8}(?=\.)/g, '');
      return { slug, ...about, aliases, alt: image.alt, series: series?.parts, html };
    });
  const text = stringify(
    { posts, ignored: omittedLines(sources), hidden: hiddenLines(sources, '2026-01-01') },
    { aliasDuplicateObjects: false, singleQuote: true },
  );
  await expect(text).toMatchFileSnapshot(`${folder}/${origin}.yaml`);
});

it.each<[front: string, fields: object, file?: string]>([
  ['main_image: kettle.png', { image: { src: 'kettle.png' } }],
  ['excerpt_separator: <!--more-->', {}],
  ['cover: "[[kettle.png]]"', { image: { src: 'kettle.png' } }],
  ['description:\ntags:\nseries: ""\ncover_image:', {}],
  ['draft: false', {}],
  ['subtitle: "At :rocket: 10:20:30 :nothing:"', { subtitle: 'At 🚀 10:20:30 :nothing:' }],
  ['date: 2020-01-04\npublishDate: 2031-01-01T10:00:00Z', { date: '2031-01-01' }],
  ['draft: true', { draft: true, date: '2024-02-10' }, '2024-02-10.md'],
  ['draft: true', { draft: true, date: '2024-02-10' }, '2024-02-10/index.md'],
])('imports the field %s', async (front, fields, file = 'tea.md') => {
  const { value } = await markdownSource(`posts/${file}`, `---\ntitle: Tea\n${front}\n---\n`);
  expect(value).toEqual({ title: 'Tea', ...fields });
});

it.each([
  ['# Green tea {#tea}', 'Green tea'],
  ['# Tea :tada:', 'Tea 🎉'],
])('takes the title from the heading %s', async (heading, title) => {
  const { value } = await markdownSource('posts/tea.md', `---\ndraft: true\n---\n\n${heading}\n`);
  expect(value).toMatchObject({ title });
});

it.each([
  ['---\ncover:\n  image: a.png\n  alt: A.\n  caption: B.\n---\n', 5],
  ['+++\n[cover]\nimage = "a.png"\nalt = "A."\ncaption = "B."\n+++\n', 2],
])('lists the ignored caption of a cover', async (text, line) => {
  const source = await markdownSource('posts/tea.md', text);
  expect(source.value).toEqual({ image: { src: 'a.png', alt: 'A.' } });
  expect(source.markdown?.omitted).toEqual([
    `posts/tea.md:${line} → cover.caption: ignored; this site does not use it`,
  ]);
});

it('removes accents only from slugs', async () => {
  const text = '---\naliases: [Revelação, Câmara escura]\n---\n\n[[Câmara escura]]';
  const { value, markdown } = await markdownSource('posts/Fotómetro.md', text);
  expect(locationOf('posts/Fotómetro.md')?.name).toBe('fotometro');
  expect(value).toMatchObject({ title: 'Fotómetro', aliases: ['revelacao', 'camara-escura'] });
  expect(markdown?.links[0]?.href).toBe('/[[camara-escura]]');
});
