/** Tests that translations are merged, and that each language gets its own site. `untranslated.test.ts` tests what is listed as missing. */
import { describe, expect, it } from 'vitest';
import { edited, formatProblems, textOf, type Edits } from '../testing/fixture';
import { assembleContent } from './content';
import type { Content } from './shape';
import { mergeTranslation, untranslatedFields } from './translate';
import { yamlSource } from './sources';

const merge = (original: string, translation: string) => {
  const { value, problems } = mergeTranslation(
    yamlSource('home.yaml', original),
    yamlSource('home.fi.yaml', translation),
  );
  return { value, lines: formatProblems(problems) };
};

describe('a translation', () => {
  it.each([
    [
      'replaces only the translated text',
      'lead: Hello\nhire: { label: Hire me, href: /contact }\nsize: 3',
      'lead: Hei\nhire: { label: Palkkaa }',
      'lead: Hei\nhire: { label: Palkkaa, href: /contact }\nsize: 3',
    ],
    [
      'matches objects in lists by key, in any order',
      '[{ id: a, label: One }, { id: b, label: Two }]',
      '[{ id: b, label: Kaksi }]',
      '[{ id: a, label: One }, { id: b, label: Kaksi }]',
    ],
    [
      'matches objects with translated names by position',
      '[{ name: Reading, tile: warm }, { name: Lego, tile: cool }]',
      '[{ name: Lukeminen }, { name: Lego }]',
      '[{ name: Lukeminen, tile: warm }, { name: Lego, tile: cool }]',
    ],
    [
      'may change the language of a word',
      'word: { text: Hello, language: en }',
      'word: { text: Hei, language: fi }',
      'word: { text: Hei, language: fi }',
    ],
    [
      'matches objects by position',
      '[{ q: One }, { q: Two }]',
      '[{ q: Yksi }]',
      '[{ q: Yksi }, { q: Two }]',
    ],
    ['replaces lists of strings', 'titles: [A., B.]', 'titles: [C.]', 'titles: [C.]'],
    ['replaces aliases', 'aliases: [a]', 'aliases: [b]', 'aliases: [b]'],
    ['may repeat values', 'date: 2024-12-10', 'date: 2024-12-10', 'date: 2024-12-10'],
  ])('%s', (_, original, translation, merged) => {
    const { value } = yamlSource('home.yaml', merged);
    expect(merge(original, translation)).toEqual({ value, lines: [] });
  });

  it.each([
    ['a date', 'date: 2024-12-10', 'date: 2024-12-11', 'date'],
    ['a link', 'link: { href: /contact }', 'link: { href: /about }', 'link.href'],
    ['a number', 'percent: 90', 'percent: 80', 'percent'],
    ['a tile', 'tile: fresh', 'tile: deep', 'tile'],
    ['a drawing', 'image: { art: mark }', 'image: { art: other }', 'image.art'],
  ])('cannot contradict its original in %s', (_, original, translation, field) => {
    expect(merge(`# first line\n${original}`, translation).lines).toEqual([
      `home.fi.yaml:1 → ${field}: remove the field; every language uses the value in home.yaml:2`,
    ]);
  });

  it('cannot contain an item that its original lacks', () => {
    expect(merge('- { id: a }', '- { id: b }').lines).toEqual([
      'home.fi.yaml:1 → [0]: use the id of an item in home.yaml:1',
    ]);
  });

  it.each([
    [
      'needs every text, but no numbers',
      'home',
      'lead: Hello\nsize: 3\ntitles: [A.]',
      'titles: [B.]',
      ['lead'],
    ],
    [
      'need not repeat identifiers, URLs or foreign words',
      'home',
      'word: { text: நன்றி, transliteration: Nandri, meaning: thanks, language: ta }\n' +
        'resumeUrl: https://example.com/resume\nproject: tea-timer\neducation: [bachelor]',
      '{}',
      ['word.meaning'],
    ],
    [
      'need not repeat names or generated descriptions',
      'jobs',
      'list:\n' +
        '  - { company: Tea House, city: Turku, image: { alt: The mark of Tea House. } }\n' +
        '  - { company: Kettle, city: Online, role: Tester, image: { alt: A kettle. } }',
      '{}',
      ['list[1].city', 'list[1].role', 'list[1].image.alt'],
    ],
    [
      'need not repeat names of certificate providers',
      'certificates/tea',
      'name: Tea School\nimage: { alt: The mark of Tea School. }\n' +
        'certificates: [{ title: Tea, image: { alt: A certificate from Tea School. } }]',
      '{}',
      ['certificates[0].title'],
    ],
    [
      'need not repeat the names of projects',
      'resume',
      'projects: [{ slug: tea-timer, name: Tea Timer, description: It rings. }]',
      '{}',
      ['projects[0].description'],
    ],
  ])('%s', (_, name, original, translation, fields) => {
    expect(
      untranslatedFields(
        yamlSource(`${name}.yaml`, original),
        yamlSource(`${name}.fi.yaml`, translation),
      ),
    ).toEqual(fields);
  });
});

const file = 'posts/singing-kettle.fi.md';
const withFields = (text: string, fields: string) => text.replace('---\n', `---\n${fields}\n`);
const post = textOf('posts/singing-kettle.md');
const translation = `---
title: Laulava kattila
summary: Näin kuulee, että vesi on kuumaa.
---

## Yleistä

Kattila laulaa, ja [minä](/about) kuuntelen. Katso [[now]] ja [alku](/blogs/blogdetail/singing-kettle#yleistä).`;

/** The fixture in English and Finnish. Finnish has a home page and posts. */
const bilingual: Edits = {
  'site.yaml': (site) => void (site.languages = [site.language, 'fi']),
  'pages.fi.yaml':
    'home: { title: Koti, description: Kotisivu }\nblogs: { title: Blogi, description: Kirjoituksia }',
  'pages/now.md': '---\ntitle: Now\ndescription: This month.\n---\n\nTea.',
  [file]: translation,
};

async function assembleBoth(edits: Edits = {}) {
  const sources = await edited({ ...bilingual, ...edits });
  const outcomes = assembleContent(sources, { today: '2026-01-01' });
  const lines = formatProblems(outcomes.flatMap(({ problems }) => problems));
  return { outcomes, lines };
}

/** Returns the content in English and Finnish. Fails if it has problems. */
async function contentOf(edits?: Edits): Promise<[english: Content, finnish: Content]> {
  const { outcomes, lines } = await assembleBoth(edits);
  expect(lines).toEqual([]);
  const [english, finnish] = outcomes.map(({ content }) => content);
  return [english!, finnish!];
}

const slugsOf = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

describe('the Finnish site', async () => {
  const finnishPost = withFields(translation, 'date: 2025-02-02\ncategory: Hardware Projects');
  const [english, finnish] = await contentOf({
    'owner.yaml': (owner) => void delete owner.resumeUrl,
    'projects/singing-kettle.md': withFields(
      textOf('projects/singing-kettle.md'),
      'skills: [HTML]\ntags: [Steam]',
    ),
    'posts/singing-kettle.md': withFields(post, 'skills: [HTML]'),
    [file]: withFields(translation, 'slug: laulava-kattila'),
    'posts/only-here.fi.md': finnishPost,
    'skills.fi.yaml': 'list: [{ name: Merkintäkieli }]',
  });
  const post0 = finnish.posts.find(({ slug }) => slug === 'laulava-kattila');
  const prose = JSON.stringify(post0?.page?.sections);

  it('takes facts from the original entry', () => {
    expect(post0).toMatchObject({
      title: 'Laulava kattila',
      tile: 'accent',
      page: { publishedOn: '2024-12-10' },
    });
    expect(slugsOf(finnish.untranslated.projects)).toContain('singing-kettle');
  });

  it('has its own language and URL', () => {
    expect(finnish.site).toMatchObject({ language: 'fi', url: `${english.site.url}/fi` });
  });

  it('omits untranslated pages and questions', () => {
    expect(finnish.disabledPages).toContain('about');
    expect(finnish.disabledPages).not.toContain('blogs');
    expect(english.faq).not.toEqual([]);
    expect(finnish.faq).toEqual([]);
  });

  it('links to the default language’s version of untranslated pages', () => {
    expect(finnish.navigation.map(({ href }) => href)).toContain('/../about');
    expect(prose).toContain('"/../about"');
    expect(prose).toContain('"/../now"');
    expect(post0?.page?.links.counterpart).toEqual({
      title: 'Singing kettle',
      href: '/../projects/projectdetail/singing-kettle',
      language: 'en-IN',
    });
  });

  it('falls back to the default language’s resume', () => {
    expect(finnish.home.resume.href).toBe('/../resume');
    expect(finnish.resume.documentUrl).toBe(`${english.site.url}/resume`);
  });

  it('uses a translated slug in every link, and the file name as an alias', () => {
    expect(post0?.aliases).toEqual(['singing-kettle']);
    expect(prose).toContain('"/blogs/blogdetail/laulava-kattila#yleistä"');
  });

  it('matches translations to originals by file name', () => {
    expect(english.posts[0]?.languages).toEqual({ fi: 'laulava-kattila' });
    expect(post0?.languages).toEqual({ 'en-IN': 'singing-kettle' });
  });

  it('translates skill names and marks the language of their evidence', () => {
    expect(post0?.page?.skills).toEqual(['Merkintäkieli']);
    const evidence = [
      { kind: 'project', language: 'en-IN' },
      { kind: 'post', language: undefined },
    ];
    expect(finnish.skills).toMatchObject([{ name: 'Merkintäkieli', evidence }]);
    expect(english.skills[0]?.evidence.map(({ language }) => language)).toEqual([
      undefined,
      undefined,
    ]);
    expect(finnish.home.skills?.list).toMatchObject([{ name: 'Merkintäkieli' }]);
  });

  it('omits the tags of untranslated projects from the resume', () => {
    expect(english.resume.projects[0]?.keywords).toContain('Steam');
    expect(finnish.resume.projects[0]?.keywords).not.toContain('Steam');
  });

  it('marks the language of untranslated pages in lists', () => {
    const items = finnish.siteIndex.flatMap(({ entries }) => entries);
    expect(items).toContainEqual(expect.objectContaining({ href: '/../about', language: 'en-IN' }));
    const titles = items.filter(({ href }) => /kattila$|singing-kettle$/.test(href));
    expect(titles.map(({ title }) => title)).toEqual(['Singing kettle', 'Laulava kattila']);
  });

  it('names and sorts countries in its language', () => {
    const { countries = [], countryCodes } = finnish.contactForm;
    const names = countries.map(({ name }) => name);
    expect(names).toContain('Alankomaat');
    expect(names).toEqual(names.toSorted(new Intl.Collator('fi').compare));
    expect(countryCodes).toContainEqual({
      value: '+7',
      label: '+7 Venäjä ja Kazakstan',
      countries: ['RU', 'KZ'],
    });
    expect(finnish.owner.location.country).toBe('Intia');
  });

  it('uses English names of languages in untranslated messages', () => {
    expect(finnish.site.languages?.[0]?.badge).toBe('in English');
    const offer = 'This page is also in Finnish';
    expect(english.site.languages?.[1]).toMatchObject({ name: 'Suomi', offer });
  });

  it('is not offered as an automatic translation', () => {
    const codesOf = ({ services }: Content) =>
      services.translation.languages.map(({ code }) => code);
    expect(codesOf(english)).toEqual(expect.arrayContaining(['en', 'ta']));
    expect(codesOf(finnish).slice(0, 2)).toEqual(['fi', 'hi']);
    expect(codesOf(finnish)).not.toContain('en');
  });

  it('adds entries to the English lists that exist only in Finnish', () => {
    expect(slugsOf(english.posts)).not.toContain('only-here');
    expect(english.untranslated.posts).toMatchObject([
      { slug: 'only-here', language: 'fi', page: { sections: [] } },
    ]);
  });
});

it('links the resume to projects in the default language', async () => {
  const pages =
    'home: { title: Koti, description: Kotisivu }\nprojects: { title: Työt, description: Töitä }';
  const [english, finnish] = await contentOf({ 'pages.fi.yaml': pages });
  expect(finnish.resume.projects[0]?.url).toBe(english.resume.projects[0]?.url);
});

it('allows inflected language names', async () => {
  const messages = 'languages: { badge: englanniksi, offer: Tämä sivu on myös suomeksi }';
  const [english, finnish] = await contentOf({ 'messages.fi.yaml': messages });
  expect(finnish.site.languages?.[0]?.badge).toBe('englanniksi');
  expect(english.site.languages?.[1]?.offer).toBe('Tämä sivu on myös suomeksi');
});

it('allows a draft translation of a published post', async () => {
  const [english, finnish] = await contentOf({
    'posts/singing-kettle.md': withFields(post, 'draft: false'),
    [file]: withFields(translation, 'draft: true'),
  });
  expect(slugsOf(english.posts)).toContain('singing-kettle');
  expect(slugsOf(finnish.posts)).not.toContain('singing-kettle');
});

it('takes a translated post’s category from the original’s tags', async () => {
  const tagged = post.replace(/category: .*/, 'tags: [tea, hardware projects]');
  const [english, finnish] = await contentOf({ 'posts/singing-kettle.md': tagged });
  expect([english, finnish].map(({ posts }) => posts[0]?.category)).toEqual([
    'Hardware Projects',
    'Hardware Projects',
  ]);
});

it('skips other languages if the default language has problems', async () => {
  const { outcomes, lines } = await assembleBoth({ 'owner.yaml': null });
  expect(outcomes).toHaveLength(1);
  expect(lines).toEqual(['owner.yaml → create this file; the site needs it']);
});

const dateLine = post.split('\n').indexOf('date: 2024-12-10') + 1;

it.each<[claim: string, edits: Edits, problem: string | RegExp]>([
  [
    'both lines of a contradiction',
    { [file]: withFields(translation, 'date: 2020-01-01') },
    `${file}:2 → date: remove the field; every language uses the value in posts/singing-kettle.md:${dateLine}`,
  ],
  [
    'the line of a mistake in messages.fi.yaml',
    { 'messages.fi.yaml': 'page:\n  skipp: Siirry' },
    /^messages\.fi\.yaml:2 → page\.skipp: /,
  ],
  [
    'unreadable categories, but no posts that use them',
    {
      'categories.fi.yaml': 'posts: "Tee',
      'posts/only-here.fi.md': withFields(translation, 'date: 2025-02-02\ncategory: Tee'),
    },
    /^categories\.fi\.yaml:1 → write YAML/,
  ],
  [
    'a file in an unlisted language',
    { 'site.yaml': () => undefined, 'pages.fi.yaml': null },
    `${file}:1 → add fi to languages in site.yaml, or remove the file`,
  ],
  [
    'a mistake in the languages, but no translations',
    { 'site.yaml': (site) => ({ ...site, languages: ['en', 'finnish'] }) },
    'site.yaml → languages[1]: give the language as a tag like fi or pt-BR',
  ],
  [
    'a missing site.yaml, but no translations',
    { 'site.yaml': null },
    'site.yaml → create this file; the site needs it',
  ],
  [
    'misordered languages once',
    { 'site.yaml': (site) => void (site.languages = ['fi', site.language]) },
    'site.yaml → languages: start with en-IN, the value of language',
  ],
  [
    'a slug that another entry has',
    { [file]: withFields(translation, 'slug: more-to-come') },
    /^posts\/singing-kettle\.fi\.md:2 → slug: .*more-to-come/,
  ],
  [
    'a slug beside aliases that another entry has',
    { [file]: withFields(translation, 'slug: more-to-come\naliases: [kattila]') },
    /^posts\/singing-kettle\.fi\.md:2 → slug: .*more-to-come/,
  ],
])('reports %s', async (_, edits, problem) => {
  const { lines } = await assembleBoth(edits);
  expect(lines).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
});
