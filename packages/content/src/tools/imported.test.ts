/** Tests that posts from other generators are imported, and that unsupported syntax is reported. */
import { toHtml } from 'hast-util-to-html';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { locationOf } from '../documents';
import { problemLine } from '../explain';
import { assembled } from '../testing/fixture';
import { folderWith } from '../testing/folders';
import { omittedLines } from './report';
import { animatedPictureAdvice, adviceForFormat } from './pictures';
import { loadSources, markdownSource } from './sources';

const folder = fileURLToPath(new URL('../../fixtures/imported', import.meta.url));

const unsupportedPosts = /selling-cloth|2023-05-06-clock-repairs|Loose Ends|seven-keys/;

/** Assembles the fixture with posts from another site generator. */
async function assembledFrom(origin: string, isWanted: (file: string) => boolean) {
  const sources = await loadSources(join(folder, origin), isWanted);
  return { ...(await assembled({}, { withDrafts: true }, sources)), sources };
}

async function problemsOf(origin: string) {
  const { lines } = await assembledFrom(origin, () => true);
  return lines.map((line) => line.replace(/^posts\//, ''));
}

const origins = ['hugo', 'jekyll', 'obsidian', 'dev-to'];

it.each(origins)('imports posts from %s', async (origin) => {
  const { content, lines, sources } = await assembledFrom(
    origin,
    (file) => !unsupportedPosts.test(file),
  );
  expect(lines).toEqual([]);
  const files = sources.flatMap(({ file }) => locationOf(file)?.name ?? []);
  const posts = content!.posts
    .filter(({ slug }) => files.includes(slug))
    .map(({ slug, title, content: summary, date, category, aliases, image, page }) => {
      const { updatedOn, subtitle, tags, links, sections } = page!;
      const { series, listedTags } = links;
      const about = { title, summary, date, updatedOn, category, subtitle, tags, listedTags };
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
  const sources = await loadSources(join(folder, 'jekyll'), (file) => !unsupportedPosts.test(file));
  const { content } = await assembled({}, {}, sources);
  expect(content?.posts.map(({ slug }) => slug)).toEqual(
    expect.not.arrayContaining(['cost-of-a-clock']),
  );
});

it('a wikilink without text shows the note’s title', async () => {
  const note = (title: string) =>
    `---\ntitle: ${title}\ndate: 2024-01-01\ncategory: Web Design\n---\n\n`;
  const { content, lines } = await assembled({}, {}, [
    await markdownSource('posts/2022-11-20-scale.md', `${note('A scale')}## Use\n\nIt weighs tea.`),
    await markdownSource(
      'posts/tea.md',
      `${note('Tea')}Uses [[2022-11-20-scale]], [[2022-11-20-scale#Use]], [[scale|scale]] and [[scale|mine]].`,
    ),
  ]);
  expect(lines).toEqual([]);
  const tea = content!.posts.find(({ slug }) => slug === 'tea');
  const text = 'Uses A scale, A scale › Use, scale and mine.';
  expect([tea?.content, tea?.page?.description]).toEqual([text, text]);
  expect(toHtml(tea!.page!.sections).replace(/<[^>]*>/g, '')).toBe(text);
});

it('a wikilink can lead to a custom page', async () => {
  const { content, lines } = await assembled({}, {}, [
    await markdownSource('pages/now.md', '---\ntitle: Now\ndescription: This month.\n---\n\nTea.'),
    await markdownSource(
      'posts/tea.md',
      '---\ntitle: Tea\ndate: 2024-01-01\ncategory: Web Design\n---\n\nSee [[now]].',
    ),
  ]);
  expect(lines).toEqual([]);
  const tea = content!.posts.find(({ slug }) => slug === 'tea');
  expect(toHtml(tea!.page!.sections)).toContain('<a href="/now">Now</a>');
});

it("resolves links to an invalid post's aliases", async () => {
  const front = 'date: 2024-01-01\ncategory: Web Design\n';
  const { lines } = await assembled({}, {}, [
    await markdownSource(
      'posts/ice.md',
      `---\n${front}aliases: [Ice sounds]\ncolour: red\n---\n\nA.`,
    ),
    await markdownSource(
      'posts/tea.md',
      `---\ntitle: Tea\n${front}---\n\nA.\n[[Ice sounds]] [[Tin]]`,
    ),
  ]);
  expect(lines).toEqual([
    'posts/ice.md:1 → title: write the title',
    expect.stringContaining('posts/ice.md:5 → colour: unknown field'),
    'posts/tea.md:8 → link to an existing page, post or project; [[Tin]] does not exist or has no page',
  ]);
});

it("suggests another generator's field name for a typo", async () => {
  const { lines } = await assembled({}, {}, [
    await markdownSource(
      'posts/tea.md',
      '---\ntitle: Tea\npubDat: 2024-01-01\ncategory: Web Design\n---\n\nA.',
    ),
  ]);
  expect(lines).toEqual(['posts/tea.md:3 → pubDat: unknown field; did you mean "pubDate"?']);
});

it('removes the id from a title taken from a heading', async () => {
  const { value } = await markdownSource('posts/tea.md', '---\n---\n\n# Green tea {#tea}\n\nA.');
  expect(value).toMatchObject({ title: 'Green tea' });
});

it('reports template tags in front matter', async () => {
  const text =
    '---\ntitle: About {{ site.title }}\ndate: 2024-01-01\ntags: [a, "{% author %}"]\n---\n\nTea.';
  const { markdown } = await markdownSource('posts/tea.md', text);
  expect(markdown?.problems.map(problemLine)).toEqual([
    'posts/tea.md:2 → replace {{ site.title }} with its value; this site has no templates',
    'posts/tea.md:4 → replace {% author %} with its value; this site has no templates',
  ]);
});

it.each(['2024-02-10.md', '2024-02-10/index.md'])('takes the date from %s', async (name) => {
  const { value } = await markdownSource(`posts/${name}`, '---\ntitle: Tea\n---\n\nA.');
  expect(value).toMatchObject({ date: '2024-02-10' });
});

it('reports an embedded HEIC once, as a picture to convert', async () => {
  const post =
    '---\ntitle: Tea\ndate: 2024-02-10\ncategory: Web Design\n---\n\nTea.\n\n![[tea.HEIC]]';
  const sources = await loadSources(
    await folderWith({ 'posts/tea.md': post, 'posts/tea.HEIC': '' }),
  );
  const { lines } = await assembled({}, {}, sources);
  expect(lines).toEqual([`posts/tea.HEIC → ${adviceForFormat('tea.HEIC')}`]);
  const { lines: withoutFile } = await assembled({ 'posts/tea.md': post });
  expect(withoutFile).toEqual([`posts/tea.md:9 → ${adviceForFormat('tea.HEIC')}`]);
});

it('replaces emoji names in a title from a heading', async () => {
  const { value } = await markdownSource('posts/tea.md', '---\ndraft: true\n---\n\n# Tea :tada:\n');
  expect(value).toMatchObject({ title: 'Tea 🎉' });
});

it.each(['cover_image', 'image'])('shows how to write the picture for %s', async (field) => {
  const post = `---\ntitle: Tea\ndate: 2024-01-01\ncategory: Web Design\n${field}: ./kansi.jpg\n---\n\nTea.`;
  const { lines } = await assembled({ 'posts/tea.md': post });
  expect(lines).toContain(
    `posts/tea.md:5 → ${field}: describe the picture in a sentence; write image: { src: ./kansi.jpg, alt: … }`,
  );
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

it('reports a field under the name that the author wrote', async () => {
  const post = '---\ntitle: Tea\npubDate: May\ncategory: Web Design\n---\n\nTea.';
  const { lines } = await assembled({ 'posts/tea.md': post });
  expect(lines).toEqual([
    'posts/tea.md:3 → pubDate: give a real date as year-month-day, like 2024-12-10',
  ]);
});

it('uses the later of date and publishDate', async () => {
  const { value } = await markdownSource(
    'posts/tea.md',
    '---\ndate: 2020-01-04\npublishDate: 2031-01-01T10:00:00Z\n---\n',
  );
  expect(value).toMatchObject({ date: '2031-01-01' });
});

it('removes accents only from slugs', async () => {
  const text = '---\naliases: [Revelação, Câmara escura em casa]\n---\n\n[[Câmara escura em casa]]';
  const { value, markdown } = await markdownSource('posts/Fotómetro.md', text);
  expect(locationOf('posts/Fotómetro.md')?.name).toBe('fotometro');
  expect(value).toMatchObject({
    title: 'Fotómetro',
    aliases: ['revelacao', 'camara-escura-em-casa'],
  });
  expect(markdown?.links[0]?.href).toBe('/[[camara-escura-em-casa]]');
});

it.each([
  ['main_image: kettle.png', { image: { src: 'kettle.png' } }],
  ['excerpt_separator: <!--more-->', {}],
  ['cover: "[[kettle.png]]"', { image: { src: 'kettle.png' } }],
  ['description:\ntags:\nseries: ""\ncover_image:', {}],
  ['draft: false', {}],
  [
    'subtitle: "Moving :rocket: at 10:20:30 :nothing:"',
    { subtitle: 'Moving 🚀 at 10:20:30 :nothing:' },
  ],
])('imports the field %s', async (field, fields) => {
  const { value } = await markdownSource('posts/tea.md', `---\ntitle: Tea\n${field}\n---\n`);
  expect(value).toEqual({ title: 'Tea', ...fields });
});

it.each(origins)('reports unsupported syntax in posts from %s', async (origin) => {
  const problems = await problemsOf(origin);
  await expect(`${problems.join('\n')}\n`).toMatchFileSnapshot(`${folder}/${origin}.txt`);
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
