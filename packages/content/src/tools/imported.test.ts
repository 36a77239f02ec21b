/** Posts as other generators have them become posts of this site, or the build names what does not. */
import { toHtml } from 'hast-util-to-html';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { assembled } from '../testing/fixture';
import { omittedLines } from './hints';
import { animated, noPicture, refusalOf, remotePicture } from './pictures';
import { loadSources } from './sources';

const folder = fileURLToPath(new URL('../../fixtures/imported', import.meta.url));

/** The posts that have constructs without a meaning here. */
const unfinished = /selling-cloth|2023-05-06-clock-repairs|Loose Ends|seven-keys/;

/** Assembles the files of an origin beside the fixture's own. */
async function assembledFrom(origin: string, isWanted: (file: string) => boolean) {
  const sources = await loadSources(join(folder, origin), isWanted);
  const outcome = await assembled({}, { withDrafts: true }, sources);
  const postOf = (slug: string) => outcome.content?.posts.find((post) => post.slug === slug);
  return { ...outcome, sources, postOf };
}

/** What becomes of the posts of an origin that work. */
const good = async (origin: string) => {
  const outcome = await assembledFrom(origin, (file) => !unfinished.test(file));
  expect(outcome.lines).toEqual([]);
  return outcome;
};

/** The problems of the post of an origin that does not, by line. */
async function problemsOf(origin: string) {
  const { lines } = await assembledFrom(origin, () => true);
  const lineOf = (problem: string) => Number(/:(\d+)/.exec(problem)?.[1]);
  return lines
    .map((line) => line.replace(/^posts\//, ''))
    .sort((one, other) => lineOf(one) - lineOf(other));
}

/** The addresses that the prose of a post leads to. */
const hrefsIn = (
  post: Awaited<ReturnType<typeof good>>['postOf'] extends (s: string) => infer P ? P : never,
) => [...toHtml(post?.page?.sections ?? []).matchAll(/ href="([^"]+)"/g)].map(([, href]) => href);

describe('posts from Hugo', () => {
  it('keep dates, tags, series, cover, old paths and links', async () => {
    const { postOf, sources } = await good('hugo');
    const weaving = postOf('weaving-by-phone');
    expect(weaving).toMatchObject({
      title: 'Weaving by phone',
      content: 'A loom with eight shafts, and a phone that lifts them.',
      date: '2024-05-01',
      category: 'Web Design',
      aliases: ['/notes/weaving', '/2024/loom'],
      image: { alt: 'A loom whose shafts are lifted by a phone.', width: 640 },
      page: {
        updatedOn: '2024-06-11',
        tags: ['looms', 'bluetooth'],
        hasVideo: true,
        links: {
          series: {
            name: 'Loom',
            parts: [{ title: 'Weaving by phone' }, { title: 'Counting yarn' }],
          },
        },
      },
    });
    expect(hrefsIn(weaving)).toEqual([
      '/Blogs/Blogdetail/counting-yarn',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ]);
    expect(omittedLines(sources)).toEqual([
      'Fields without a meaning here',
      '  posts/counting-yarn.md:8 → toc: left out; it has no meaning here',
      '  posts/weaving-by-phone/index.md:6 → author: left out; it has no meaning here',
      '  posts/weaving-by-phone/index.md:16 → weight: left out; it has no meaning here',
    ]);
  });

  it('may have front matter in TOML', async () => {
    const { postOf } = await good('hugo');
    const yarn = postOf('counting-yarn');
    expect(yarn).toMatchObject({
      title: 'Counting yarn',
      date: '2024-05-20',
      category: 'Hardware Projects',
      page: { tags: ['looms', 'sensors'], subtitle: 'A wheel counts how much yarn is left.' },
    });
    expect(hrefsIn(yarn)).toEqual(['/Blogs/Blogdetail/weaving-by-phone#the-shafts']);
    expect(toHtml(yarn?.page?.sections ?? [])).toContain('the turns, 🐑 by sheep');
  });

  it('name each shortcode, variable, diagram and remote cover', async () => {
    expect(await problemsOf('hugo')).toEqual([
      'selling-cloth.md:5 → sumary: unknown field; did you mean "summary"?',
      `selling-cloth.md:6 → image.src: ${remotePicture}`,
      'selling-cloth.md:6 → image.alt: describe the picture in a sentence',
      'selling-cloth.md:11 → write Markdown in place of {{< tweet user="loom" id="12" >}}: only Hugo knows this shortcode',
      'selling-cloth.md:13 → write Markdown in place of {{% notice %}}: only Hugo knows this shortcode',
      'selling-cloth.md:17 → write Markdown in place of the HTML <div class="price">12</div>',
      'selling-cloth.md:19 → export the diagram as SVG (mermaid.live, or npx @mermaid-js/mermaid-cli) and show the file: ![What it shows](diagram.svg)',
      'selling-cloth.md:23 → write the value in place of {{ .Site.Title }}, or put it between backquotes',
    ]);
  });
});

describe('posts from Jekyll', () => {
  it('take slug and day from the name of their file', async () => {
    const { postOf } = await good('jekyll');
    const clock = postOf('bus-stop-clock');
    expect(clock).toMatchObject({
      title: 'A clock for the bus stop',
      content: 'A clock that shows the bus, not the hour.',
      date: '2023-02-03',
      category: 'Hardware Projects',
      aliases: ['/clock', '/2023/02/clock'],
      page: { updatedOn: '2023-03-01', tags: ['clocks', 'buses'] },
    });
    expect(hrefsIn(clock)).toEqual(['/Blogs/Blogdetail/cost-of-a-clock']);
    expect(postOf('cost-of-a-clock')).toMatchObject({
      date: '2023-04-05',
      content: 'The pole costs more than the clock. That is how it is.',
    });
  });

  it('that are not published are drafts', async () => {
    const sources = await loadSources(join(folder, 'jekyll'));
    const { content } = await assembled(
      {},
      {},
      sources.filter(({ file }) => !unfinished.test(file) && !file.includes('bus-stop')),
    );
    expect(content?.posts.map(({ slug }) => slug)).not.toContain('cost-of-a-clock');
  });

  it('name each Liquid tag and attribute', async () => {
    expect(await problemsOf('jekyll')).toEqual([
      '2023-05-06-clock-repairs.md:8 → remove {: .lead}: only Jekyll knows attributes like this',
      '2023-05-06-clock-repairs.md:10 → write Markdown in place of {% highlight ruby %}: only Jekyll or dev.to knows this tag',
      '2023-05-06-clock-repairs.md:14 → write Markdown in place of {% include note.html %}: only Jekyll or dev.to knows this tag',
      '2023-05-06-clock-repairs.md:16 → write the value in place of {{ site.baseurl }}, or put it between backquotes',
    ]);
  });
});

describe('posts from Obsidian', () => {
  it('keep wikilinks, embedded pictures and marked words', async () => {
    const { postOf } = await good('obsidian');
    const tide = postOf('tide-clock');
    expect(tide).toMatchObject({
      title: 'Tide Clock',
      date: '2024-08-09',
      page: { updatedOn: '2024-08-10', tags: ['tides', 'clocks'] },
    });
    expect(hrefsIn(tide)).toEqual(['/Blogs/Blogdetail/moon-phases#full-moon', '#float']);
    const html = toHtml(tide?.page?.sections ?? []);
    expect(html).toContain('<mark>tide</mark>');
    expect(html).toContain('data-kind="note"');
    expect(html).toContain('alt="A float on a rod."');
    expect(hrefsIn(postOf('moon-phases'))).toEqual(['/Blogs/Blogdetail/tide-clock']);
  });

  it('name comments, embedded notes, and links and pictures without a file', async () => {
    expect(await problemsOf('obsidian')).toEqual([
      'Loose Ends.md:6 → put the comment between <!-- and -->: only Obsidian hides what is between %%',
      'Loose Ends.md:8 → write ^[By phone.] as a footnote: [^1] here, and [^1]: with its text anywhere',
      'Loose Ends.md:8 → name the file of a page, or of a post or project that has one; there is none for [[Harbour]]',
      'Loose Ends.md:10 → write a link in place of ![[Tide Clock]]: only pictures can be embedded',
      'Loose Ends.md:12 → describe the picture in a sentence: ![description](…)',
      `Loose Ends.md:12 → ${noPicture}`,
    ]);
  });
});

describe('posts from dev.to', () => {
  it('find their category among their tags, and keep videos', async () => {
    const { postOf } = await good('dev-to');
    const five = postOf('five-keys');
    expect(five).toMatchObject({
      title: 'Five keys are enough',
      date: '2024-09-01',
      category: 'Web Design',
      page: {
        tags: ['keyboards', 'web design', 'a11y'],
        links: { listedTags: ['keyboards', 'web design', 'a11y'], series: { name: 'One hand' } },
      },
    });
    expect(toHtml(five?.page?.sections ?? [])).toContain('>Five keys are enough</video>');
    expect(hrefsIn(postOf('six-keys'))).toEqual([
      'https://vimeo.com/76979871',
      '/Blogs/Blogdetail/five-keys#chords',
    ]);
  });

  it('name what is embedded, remote pictures and other HTML', async () => {
    expect(await problemsOf('dev-to')).toEqual([
      'seven-keys.md:1 → category: name the category',
      `seven-keys.md:6 → image.src: ${remotePicture}`,
      'seven-keys.md:6 → image.alt: describe the picture in a sentence',
      'seven-keys.md:9 → write Markdown in place of {% embed https://github.com/asha/keys %}: only Jekyll or dev.to knows this tag',
      `seven-keys.md:11 → ${remotePicture}`,
      'seven-keys.md:13 → write Markdown in place of the HTML <center>So it goes.</center>',
      'seven-keys.md:15 → begin headings with ##: the title of the page is its first heading',
    ]);
  });
});

describe('pictures of other kinds', () => {
  it('are taken as still GIFs, and refused when they move', async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'pictures-'));
    const frame = (background: string) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer();
    const frames = [await frame('red'), await frame('blue')];
    await sharp(frames[0]).gif().toFile(join(temporary, 'still.gif'));
    const moving = sharp(frames, { join: { animated: true } });
    await moving.clone().gif().toFile(join(temporary, 'moving.gif'));
    await moving.webp().toFile(join(temporary, 'moving.webp'));
    await writeFile(join(temporary, 'photo.HEIC'), '');
    const sources = await loadSources(temporary);
    await rm(temporary, { recursive: true });
    expect(sources.map(({ file, problem }) => [file, problem?.expectation])).toEqual([
      ['moving.gif', animated],
      ['moving.webp', animated],
      ['photo.HEIC', refusalOf('photo.HEIC')],
      ['still.gif', undefined],
    ]);
  });
});
