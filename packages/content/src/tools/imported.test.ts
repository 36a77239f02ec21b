/** Tests that posts from other generators are imported. `mistakes.md` has the syntax that is not supported. */
import { toHtml } from 'hast-util-to-html';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { locationOf } from '../documents';
import { assembled, contentAfter, problemsAfter, type Edits } from '../testing/fixture';
import { folderWith } from '../testing/folders';
import { omittedLines } from './report';
import { animatedPictureAdvice, adviceForFormat, missingPictureAdvice } from './pictures';
import { loadSources, markdownSource } from './sources';

const folder = fileURLToPath(new URL('../../fixtures/imported', import.meta.url));

it.each(['hugo', 'jekyll', 'obsidian', 'dev-to'])('imports posts from %s', async (origin) => {
  const sources = await loadSources(join(folder, origin));
  const { content, lines } = await assembled({}, { withDrafts: true }, sources);
  expect(lines).toEqual([]);
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
    { posts, ignored: omittedLines(sources) },
    { aliasDuplicateObjects: false, singleQuote: true },
  );
  await expect(text).toMatchFileSnapshot(`${folder}/${origin}.yaml`);
});

it('imports unpublished Jekyll posts as drafts', async () => {
  const sources = await loadSources(join(folder, 'jekyll'));
  const { content } = await assembled({}, {}, sources);
  expect(content?.posts.map(({ slug }) => slug)).toEqual(
    expect.not.arrayContaining(['cost-of-a-clock']),
  );
});

const note = (title: string, prose: string, fields = 'date: 2024-01-01') =>
  `---\ntitle: ${title}\n${fields}\ncategory: Web Design\n---\n\n${prose}`;

it('a wikilink without text shows the note’s title', async () => {
  const { posts } = await contentAfter({
    'pages/now.md': '---\ntitle: Now\ndescription: This month.\n---\n\nTea.',
    'posts/2022-11-20-scale.md': note('A scale', '## Use\n\nIt weighs tea.'),
    'posts/tea.md': note(
      'Tea',
      'Uses [[2022-11-20-scale]], [[2022-11-20-scale#Use]], [[scale|scale]], [[scale|mine]] and [[now]].',
    ),
  });
  const tea = posts.find(({ slug }) => slug === 'tea');
  const text = 'Uses A scale, A scale › Use, scale, mine and Now.';
  expect([tea?.content, tea?.page?.description]).toEqual([text, text]);
  const html = toHtml(tea!.page!.sections);
  expect(html.replace(/<[^>]*>/g, '')).toBe(text);
  expect(html).toContain('<a href="/now">Now</a>');
});

const heic = adviceForFormat('tea.HEIC');
const describePicture = (src: string) =>
  `describe the picture in a sentence; write image: { src: ${src}, alt: … }`;

it.each<[claim: string, edits: Edits, problems: unknown[]]>([
  [
    'links to nothing, but not to an invalid post',
    {
      'posts/ice.md': note('', 'A.', 'aliases: [Ice sounds]\ndate: 2024-01-01\ncolour: red'),
      'posts/tea.md': note('Tea', 'A.\n[[Ice sounds]] [[Tin]]'),
    },
    [
      'posts/ice.md:2 → title: write the title',
      expect.stringContaining('posts/ice.md:5 → colour: unknown field'),
      'posts/tea.md:8 → link to an existing page, post or project; [[Tin]] does not exist or has no page',
    ],
  ],
  [
    'a typo in another generator’s field name',
    { 'posts/tea.md': note('Tea', 'A.', 'pubDat: 2024-01-01') },
    ['posts/tea.md:3 → pubDat: unknown field; did you mean "pubDate"?'],
  ],
  [
    'a field under the name that the author wrote',
    { 'posts/tea.md': note('Tea', 'A.', 'pubDate: May') },
    ['posts/tea.md:3 → pubDate: give a real date as year-month-day, like 2024-12-10'],
  ],
  [
    'how to write a picture',
    { 'posts/tea.md': note('Tea', 'A.', 'date: 2024-01-01\nimage: ./kansi.jpg') },
    [
      `posts/tea.md:4 → image: ${missingPictureAdvice('./kansi.jpg')}`,
      `posts/tea.md:4 → image: ${describePicture('./kansi.jpg')}`,
    ],
  ],
  [
    'how to write a picture from another site',
    {
      'posts/tea.md': note(
        'Tea',
        'A.',
        'date: 2024-01-01\ncover_image: https://a.example/kansi.jpg',
      ),
    },
    [
      'posts/tea.md:4 → cover_image: save the picture next to this file and name it here; pages do not load pictures from other sites',
      `posts/tea.md:4 → cover_image: ${describePicture('kansi.jpg')}`,
    ],
  ],
  [
    'template tags in front matter',
    {
      'posts/tea.md': note(
        'About {{ site.title }}',
        'A.',
        'date: 2024-01-01\ntags: [a, "{% author %}"]',
      ),
    },
    [
      'posts/tea.md:2 → replace {{ site.title }} with its value; this site has no templates',
      'posts/tea.md:4 → replace {% author %} with its value; this site has no templates',
    ],
  ],
  [
    'an embedded HEIC without a file',
    { 'posts/tea.md': note('Tea', 'A.\n\n![[tea.HEIC]]') },
    [`posts/tea.md:9 → ${heic}`],
  ],
])('reports %s', async (_, edits, problems) => {
  expect(await problemsAfter(edits)).toEqual(problems);
});

it('reports an embedded HEIC once, as a picture to convert', async () => {
  const files = { 'posts/tea.md': note('Tea', 'A.\n\n![[tea.HEIC]]'), 'posts/tea.HEIC': '' };
  const sources = await loadSources(await folderWith(files));
  expect(await problemsAfter({}, {}, sources)).toEqual([`posts/tea.HEIC → ${heic}`]);
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

it('accepts static GIFs and rejects animated pictures', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('red'), await frame('blue')];
  const moving = sharp(frames, { join: { animated: true } });
  const sources = await loadSources(
    await folderWith({
      'still.gif': await sharp(frames[0]).gif().toBuffer(),
      'moving.gif': await moving.clone().gif().toBuffer(),
      'moving.webp': await moving.webp().toBuffer(),
      'photo.HEIC': '',
    }),
  );
  expect(sources.map(({ file, problem }) => [file, problem?.expectation])).toEqual([
    ['moving.gif', animatedPictureAdvice],
    ['moving.webp', animatedPictureAdvice],
    ['photo.HEIC', adviceForFormat('photo.HEIC')],
    ['still.gif', undefined],
  ]);
});
