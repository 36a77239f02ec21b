import { describe, expect, it } from 'vitest';
import { lines } from '../testing/fixture';
import { assembled, edited, textOf } from '../testing/fixture';
import { assembleLanguages } from './languages';
import { mergeTranslation, untranslatedFields } from './translate';
import { markdownSource, yamlSource, type Source } from './sources';
import { translationLines } from './untranslated';

const merge = (original: string, translation: string) => {
  const { value, problems } = mergeTranslation(
    yamlSource('home.yaml', original),
    yamlSource('home.fi.yaml', translation),
  );
  return { value, lines: lines(problems) };
};

describe('a translation', () => {
  it('replaces texts and keeps everything else', () => {
    const { value } = merge(
      'lead: Hello\nhire: { label: Hire me, href: /contact }\nsize: 3',
      'lead: Hei\nhire: { label: Palkkaa }',
    );
    expect(value).toEqual({
      lead: 'Hei',
      hire: { label: 'Palkkaa', href: '/contact' },
      size: 3,
    });
  });

  it('merges lists of objects by their key in any order', () => {
    const { value } = merge(
      '- { id: a, label: One }\n- { id: b, label: Two }',
      '- { id: b, label: Kaksi }',
    );
    expect(value).toEqual([
      { id: 'a', label: 'One' },
      { id: 'b', label: 'Kaksi' },
    ]);
  });

  it('merges lists of objects without a key in their order', () => {
    const { value } = merge('- { q: One }\n- { q: Two }', '- { q: Yksi }');
    expect(value).toEqual([{ q: 'Yksi' }, { q: 'Two' }]);
  });

  it('replaces lists of texts', () => {
    expect(merge('titles: [A., B.]', 'titles: [C.]').value).toEqual({ titles: ['C.'] });
  });

  it.each([
    ['a day', 'date: 2024-12-10', 'date: 2024-12-11', 'date'],
    ['a link', 'link: { href: /contact }', 'link: { href: /about }', 'link.href'],
    ['a number', 'percent: 90', 'percent: 80', 'percent'],
    ['a tile', 'tile: fresh', 'tile: deep', 'tile'],
    ['a drawing', 'image: { art: mark }', 'image: { art: other }', 'image.art'],
  ])('contradicts its original in %s', (_, original, translation, field) => {
    expect(merge(`# first line\n${original}`, translation).lines).toEqual([
      `home.fi.yaml:1 → ${field}: remove the field; it is the same in every language and is written in home.yaml:2`,
    ]);
  });

  it('repeats what is the same without a problem', () => {
    expect(merge('date: 2024-12-10', 'date: 2024-12-10').lines).toEqual([]);
  });

  it('reports an item that the original does not have', () => {
    expect(merge('- { id: a }', '- { id: b }').lines).toEqual([
      'home.fi.yaml:1 → [0]: write the id of an item in home.yaml:1',
    ]);
  });

  it('lists the texts that it lacks', () => {
    const original = yamlSource('home.yaml', 'lead: Hello\nsize: 3\ntitles: [A.]');
    const fields = untranslatedFields(original, yamlSource('home.fi.yaml', 'titles: [B.]'));
    expect(fields).toEqual(['lead']);
  });
});

const finnish = {
  'posts/singing-kettle.fi.md': `---
title: Laulava kattila
summary: Näin kuulee, että vesi on kuumaa.
---

## Yleistä

Kattila laulaa, ja [ajastin](tea-timer.md) odottaa.`,
};

const inFinnish = { language: 'fi', today: '2026-01-01' };

/** The fixture with Finnish beside English. */
const bilingual = (edits: Record<string, string> = {}, more: readonly Source[] = []) =>
  assembled(
    {
      'site.yaml': (site) => void (site.languages = [site.language, 'fi']),
      ...Object.fromEntries(Object.entries({ ...finnish, ...edits })),
    },
    inFinnish,
    more,
  );

const pages = yamlSource(
  'pages.fi.yaml',
  'home: { title: Koti, description: Kotisivu }\nblogs: { title: Blogi, description: Kirjoituksia }',
);

describe('the content of another language', () => {
  const post = {
    'posts/singing-kettle.fi.md': finnish['posts/singing-kettle.fi.md'].replace(
      'ja [ajastin](tea-timer.md) odottaa',
      'ja [minä](/about) kuuntelen',
    ),
  };

  it('has the entries that are translated, with the facts of the original', async () => {
    const { content, lines: problems } = await bilingual(post, [pages]);
    expect(problems).toEqual([]);
    expect(content?.posts).toMatchObject([
      {
        slug: 'singing-kettle',
        title: 'Laulava kattila',
        tile: 'accent',
        page: { publishedOn: '2024-12-10' },
      },
    ]);
    expect(content?.untranslated.projects.map(({ slug }) => slug)).toContain('singing-kettle');
  });

  it('has the pages with words of its own', async () => {
    const { content } = await bilingual(post, [pages]);
    expect(content?.offPages).toContain('about');
    expect(content?.offPages).not.toContain('blogs');
    expect(content?.site).toMatchObject({ language: 'fi', url: expect.stringMatching(/\/fi$/) });
  });

  it('leads to the default language where it has no page', async () => {
    const { content } = await bilingual(post, [pages]);
    expect(content?.navigation.map(({ href }) => href)).toContain('/../about');
    expect(JSON.stringify(content?.posts[0]?.page?.sections)).toContain('"/../about"');
  });

  it('links the resume to projects in the default language', async () => {
    const withProjects = yamlSource(
      'pages.fi.yaml',
      'home: { title: Koti, description: Kotisivu }\nprojects: { title: Työt, description: Töitä }',
    );
    const { content, lines: problems } = await bilingual(post, [withProjects]);
    expect(problems).toEqual([]);
    const urls = content?.resume.projects.flatMap(({ url }) => url ?? []) ?? [];
    expect(urls).not.toEqual([]);
    expect(urls.filter((url) => url.includes('/fi/'))).toEqual([]);
  });

  it('names both lines of a contradiction', async () => {
    const text = post['posts/singing-kettle.fi.md'].replace('---\n', '---\ndate: 2020-01-01\n');
    const { lines: problems } = await bilingual({ 'posts/singing-kettle.fi.md': text }, [pages]);
    const line = textOf('posts/singing-kettle.md').split('\n').indexOf('date: 2024-12-10') + 1;
    expect(problems).toEqual([
      `posts/singing-kettle.fi.md:2 → date: remove the field; it is the same in every language and is written in posts/singing-kettle.md:${line}`,
    ]);
  });

  it('reports a file in a language that the site does not have', async () => {
    const { lines: problems } = await assembled(post);
    expect(problems).toEqual([
      'posts/singing-kettle.fi.md:1 → name fi in the languages of site.yaml, or remove the file',
    ]);
  });
});

describe('a slug of a translation', () => {
  const withSlug = (slug: string) =>
    bilingual(
      {
        'posts/singing-kettle.fi.md': finnish['posts/singing-kettle.fi.md']
          .replace('---\n', `---\nslug: ${slug}\n`)
          .replace(
            '[ajastin](tea-timer.md)',
            '[kattila](/blogs/blogdetail/singing-kettle#yleistä)',
          ),
      },
      [pages],
    );

  it('is its address, and the name of the file leads there', async () => {
    const { content, lines: problems } = await withSlug('laulava-kattila');
    expect(problems).toEqual([]);
    expect(content?.posts[0]).toMatchObject({
      slug: 'laulava-kattila',
      aliases: ['singing-kettle'],
    });
  });

  it('is in every link', async () => {
    const { content } = await withSlug('laulava-kattila');
    const prose = JSON.stringify(content?.posts[0]?.page?.sections);
    expect(prose).toContain('"/blogs/blogdetail/laulava-kattila#yleistä"');
  });

  it('may not be the address of another entry', async () => {
    const { lines: problems } = await withSlug('more-to-come');
    expect(problems).toEqual([expect.stringMatching(/^posts\/.*more-to-come/)]);
  });
});

const siteIn = async (edits: Record<string, string>) => {
  const sources = await edited({
    'site.yaml': (site) => void (site.languages = [site.language, 'fi']),
    ...edits,
  });
  const [english, ...others] = assembleLanguages([...sources, pages], { today: inFinnish.today });
  return { english: english.outcome.content, finnish: others[0]?.outcome.content };
};

describe('a site in several languages', () => {
  const post = finnish['posts/singing-kettle.fi.md'].replace('(tea-timer.md)', '(/about)');
  const only = post.replace('---\n', '---\ndate: 2025-02-02\ncategory: Hardware Projects\n');

  it('lists entries of its second language in the default one', async () => {
    const { english } = await siteIn({ 'posts/only-here.fi.md': only });
    expect(english?.posts.map(({ slug }) => slug)).not.toContain('only-here');
    expect(english?.untranslated.posts).toMatchObject([
      { slug: 'only-here', language: 'fi', page: { sections: [] } },
    ]);
  });

  it('pairs entries by their files', async () => {
    const text = post.replace('---\n', '---\nslug: laulava-kattila\n');
    const { english, finnish } = await siteIn({ 'posts/singing-kettle.fi.md': text });
    expect(english?.posts[0]?.languages).toEqual({ fi: 'laulava-kattila' });
    expect(finnish?.posts[0]?.languages).toEqual({ 'en-IN': 'singing-kettle' });
  });

  const sources = async () => [
    yamlSource('site.yaml', 'language: en\nlanguages: [en, fi]'),
    await markdownSource('posts/new.md', '---\ntitle: New\ndate: 2025-01-01\n---\n\nText'),
    await markdownSource('posts/old.md', '---\ntitle: Old\ndate: 2024-01-01\n---\n\nText'),
  ];

  it('lists what is not translated, the oldest first', async () => {
    const posts = translationLines(await sources()).filter((line) => line.includes('posts/'));
    expect(posts).toEqual([
      '  posts/old.md: not translated; write posts/old.fi.md',
      '  posts/new.md: not translated; write posts/new.fi.md',
    ]);
  });

  it('stops at the problems of its default language', async () => {
    const outcomes = assembleLanguages(await sources());
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0].outcome.problems).not.toEqual([]);
  });
});
