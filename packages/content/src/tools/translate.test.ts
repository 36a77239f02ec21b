import { describe, expect, it } from 'vitest';
import { assembled, edited, formatProblems, textOf } from '../testing/fixture';
import { assembleContent } from './content';
import { mergeTranslation, untranslatedFields } from './translate';
import { markdownSource, yamlSource, type Source } from './sources';
import { translationLines, hiddenTranslationLines } from './untranslated';

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
      { lead: 'Hei', hire: { label: 'Palkkaa', href: '/contact' }, size: 3 },
    ],
    [
      'matches objects in lists by key, in any order',
      '- { id: a, label: One }\n- { id: b, label: Two }',
      '- { id: b, label: Kaksi }',
      [
        { id: 'a', label: 'One' },
        { id: 'b', label: 'Kaksi' },
      ],
    ],
    [
      'matches objects without a key by position',
      '- { q: One }\n- { q: Two }',
      '- { q: Yksi }',
      [{ q: 'Yksi' }, { q: 'Two' }],
    ],
    [
      'matches objects with translated names by position',
      '[{ name: Reading, tile: warm }, { name: Lego, tile: cool }]',
      '[{ name: Lukeminen }, { name: Lego }]',
      [
        { name: 'Lukeminen', tile: 'warm' },
        { name: 'Lego', tile: 'cool' },
      ],
    ],
    [
      'may change the language of a word',
      'word: { text: Hello, language: en }',
      'word: { text: Hei, language: fi }',
      { word: { text: 'Hei', language: 'fi' } },
    ],
    ['replaces lists of strings', 'titles: [A., B.]', 'titles: [C.]', { titles: ['C.'] }],
    ['replaces aliases', 'aliases: [a]', 'aliases: [b]', { aliases: ['b'] }],
    ['may repeat values', 'date: 2024-12-10', 'date: 2024-12-10', { date: '2024-12-10' }],
  ])('%s', (_, original, translation, value) => {
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
const translation = `---
title: Laulava kattila
summary: Näin kuulee, että vesi on kuumaa.
---

## Yleistä

Kattila laulaa, ja [minä](/about) kuuntelen.`;
const post = { [file]: translation };

const pages = yamlSource(
  'pages.fi.yaml',
  'home: { title: Koti, description: Kotisivu }\nblogs: { title: Blogi, description: Kirjoituksia }',
);

type Edits = Parameters<typeof edited>[0];

const assembleBoth = async (edits: Edits, ...more: readonly Source[]) => {
  const sources = await edited({
    'site.yaml': (site) => void (site.languages = [site.language, 'fi']),
    ...edits,
  });
  const outcomes = assembleContent([...sources, ...more], { today: '2026-01-01' });
  const [english, finnish] = outcomes.map(({ content }) => content);
  const lines = formatProblems(outcomes.flatMap(({ problems }) => problems));
  return { english, finnish, lines };
};

const assembleWithPages = (edits: Edits, ...more: readonly Source[]) =>
  assembleBoth(edits, pages, ...more);

describe('assembleContent with a second language', () => {
  it('takes facts from the original entry', async () => {
    const { finnish } = await assembleWithPages(post);
    expect(finnish?.posts).toMatchObject([
      {
        slug: 'singing-kettle',
        title: 'Laulava kattila',
        tile: 'accent',
        page: { publishedOn: '2024-12-10' },
      },
    ]);
    expect(finnish?.untranslated.projects.map(({ slug }) => slug)).toContain('singing-kettle');
  });

  it('translates skill names in entries', async () => {
    const text = textOf('posts/singing-kettle.md').replace('---\n', '---\nskills: [HTML]\n');
    const skills = yamlSource('skills.fi.yaml', 'list: [{ name: Merkintäkieli }]');
    const { finnish } = await assembleWithPages(
      { ...post, 'posts/singing-kettle.md': text },
      skills,
    );
    expect(finnish?.posts[0]?.page?.skills).toEqual(['Merkintäkieli']);
    expect(finnish?.skills).toMatchObject([
      { name: 'Merkintäkieli', evidence: [{ kind: 'post' }] },
    ]);
  });

  it('omits untranslated pages', async () => {
    const { finnish } = await assembleWithPages(post);
    expect(finnish?.disabledPages).toContain('about');
    expect(finnish?.disabledPages).not.toContain('blogs');
    expect(finnish?.site).toMatchObject({ language: 'fi', url: expect.stringMatching(/\/fi$/) });
  });

  it('links to the default language’s version of untranslated pages', async () => {
    const { finnish } = await assembleWithPages(post);
    expect(finnish?.navigation.map(({ href }) => href)).toContain('/../about');
    expect(JSON.stringify(finnish?.posts[0]?.page?.sections)).toContain('"/../about"');
  });

  it('resolves wikilinks to untranslated pages', async () => {
    const page = '---\ntitle: Now\ndescription: This month.\n---\n\nTea.';
    const { finnish, lines } = await assembleWithPages(
      { [file]: `${translation}\n\nKatso [[now]].` },
      await markdownSource('pages/now.md', page),
    );
    expect(lines).toEqual([]);
    expect(JSON.stringify(finnish?.posts[0]?.page?.sections)).toContain('"/../now"');
  });

  it('falls back to the default language’s resume', async () => {
    const edits: Edits = { ...post, 'owner.yaml': (owner) => void delete owner.resumeUrl };
    const { finnish } = await assembleWithPages(edits);
    expect(finnish?.home.resume.href).toBe('/../resume');
    expect(finnish?.resume.documentUrl).toMatch(/\.com\/resume$/);
  });

  it('links the resume to projects in the default language', async () => {
    const withProjects = yamlSource(
      'pages.fi.yaml',
      'home: { title: Koti, description: Kotisivu }\nprojects: { title: Työt, description: Töitä }',
    );
    const { finnish } = await assembleBoth(post, withProjects);
    const urls = finnish?.resume.projects.flatMap(({ url }) => url ?? []) ?? [];
    expect(urls).not.toEqual([]);
    expect(urls.filter((url) => url.includes('/fi/'))).toEqual([]);
  });

  it('reports both lines of a contradiction', async () => {
    const text = translation.replace('---\n', '---\ndate: 2020-01-01\n');
    const { lines } = await assembleWithPages({ [file]: text });
    const line = textOf('posts/singing-kettle.md').split('\n').indexOf('date: 2024-12-10') + 1;
    expect(lines).toEqual([
      `${file}:2 → date: remove the field; every language uses the value in posts/singing-kettle.md:${line}`,
    ]);
  });

  it('reports the line of a mistake in messages.fi.yaml', async () => {
    const messages = yamlSource('messages.fi.yaml', 'page:\n  skipp: Siirry');
    const { lines } = await assembleWithPages(post, messages);
    expect(lines).toEqual([expect.stringMatching(/^messages\.fi\.yaml:2 → page\.skipp: /)]);
  });

  it('reports a file in an unlisted language', async () => {
    const { lines } = await assembled(post);
    expect(lines).toEqual([
      'posts/singing-kettle.fi.md:1 → add fi to languages in site.yaml, or remove the file',
    ]);
  });

  it.each([
    [
      () => ({ languages: ['en', 'finnish'] }),
      'site.yaml → languages[1]: give the language as a tag like fi or pt-BR',
    ],
    [null, 'site.yaml → create this file; the site needs it'],
  ])('reports only site.yaml if the languages are unknown: %s', async (edit, problem) => {
    const site = edit && ((before: object) => ({ ...before, ...edit() }));
    const { lines } = await assembled({ ...post, 'site.yaml': site });
    expect(lines).toEqual([problem]);
  });
});

describe('a translated slug', () => {
  const withSlug = (slug: string) =>
    assembleWithPages({
      [file]: translation
        .replace('---\n', `---\nslug: ${slug}\n`)
        .replace('[minä](/about)', '[kattila](/blogs/blogdetail/singing-kettle#yleistä)'),
    });

  it('replaces the file name, which becomes an alias', async () => {
    const { finnish } = await withSlug('laulava-kattila');
    expect(finnish?.posts[0]).toMatchObject({
      slug: 'laulava-kattila',
      aliases: ['singing-kettle'],
    });
  });

  it('is used in every link', async () => {
    const { finnish } = await withSlug('laulava-kattila');
    const prose = JSON.stringify(finnish?.posts[0]?.page?.sections);
    expect(prose).toContain('"/blogs/blogdetail/laulava-kattila#yleistä"');
  });

  it.each([
    ['alone', ''],
    ['beside aliases', '\naliases: [kattila]'],
  ])('%s cannot be another entry’s slug', async (_, aliases) => {
    const { lines } = await withSlug(`more-to-come${aliases}`);
    expect(lines).toEqual([
      expect.stringMatching(/^posts\/singing-kettle\.fi\.md:2 → slug: .*more-to-come/),
    ]);
  });
});

describe('with several languages', () => {
  it('reports misordered languages only once', async () => {
    const { lines } = await assembleWithPages({
      ...post,
      'site.yaml': (site) => void (site.languages = ['fi', site.language]),
    });
    expect(lines).toEqual(['site.yaml → languages: start with en-IN, the value of language']);
  });

  it('allows a draft translation of a published post', async () => {
    const published = textOf('posts/singing-kettle.md').replace('---\n', '---\ndraft: false\n');
    const edits = {
      'posts/singing-kettle.md': published,
      [file]: translation.replace('---\n', '---\ndraft: true\n'),
    };
    const { english, finnish } = await assembleWithPages(edits);
    expect(english?.posts.map(({ slug }) => slug)).toContain('singing-kettle');
    expect(finnish?.posts.map(({ slug }) => slug)).not.toContain('singing-kettle');
  });

  it('takes a translated post’s category from the original’s tags', async () => {
    const tagged = textOf('posts/singing-kettle.md').replace(
      /category: (.*)/,
      (_, category: string) => `tags: [tea, ${category.toLowerCase()}]`,
    );
    const { english, finnish } = await assembleWithPages({
      ...post,
      'posts/singing-kettle.md': tagged,
    });
    expect(english?.posts[0]?.category).toBeDefined();
    expect(finnish?.posts.map(({ slug }) => slug)).toContain('singing-kettle');
  });

  it('lists entries that exist only in the second language', async () => {
    const fields = 'date: 2025-02-02\ncategory: Hardware Projects';
    const finnishPost = translation.replace('---\n', `---\n${fields}\n`);
    const { english } = await assembleWithPages({ 'posts/only-here.fi.md': finnishPost });
    expect(english?.posts.map(({ slug }) => slug)).not.toContain('only-here');
    expect(english?.untranslated.posts).toMatchObject([
      { slug: 'only-here', language: 'fi', page: { sections: [] } },
    ]);
  });

  it('matches translations to originals by file name', async () => {
    const text = translation.replace('---\n', '---\nslug: laulava-kattila\n');
    const { english, finnish } = await assembleWithPages({ [file]: text });
    expect(english?.posts[0]?.languages).toEqual({ fi: 'laulava-kattila' });
    expect(finnish?.posts[0]?.languages).toEqual({ 'en-IN': 'singing-kettle' });
  });

  const sources = async () => [
    yamlSource('site.yaml', 'language: en\nlanguages: [en, fi]'),
    await markdownSource('posts/new.md', '---\ntitle: New\ndate: 2025-01-01\n---\n\nText'),
    await markdownSource('posts/old.md', '---\ntitle: Old\ndate: 2024-01-01\n---\n\nText'),
  ];

  it('lists untranslated files, the oldest first', async () => {
    const posts = translationLines(await sources()).filter((line) => line.includes('posts/'));
    expect(posts).toEqual([
      '  posts/old.md: not translated; write posts/old.fi.md',
      '  posts/new.md: not translated; write posts/new.fi.md',
    ]);
  });

  it('distinguishes missing pages from untranslated fields', async () => {
    const files = [
      ...(await sources()),
      yamlSource('pages.yaml', 'home: { title: Home, lead: Hi }\nabout: { title: About }'),
      yamlSource('pages.fi.yaml', 'home: { title: Koti }'),
    ];
    expect(translationLines(files).filter((line) => line.includes('pages.fi'))).toEqual([
      '  pages.fi.yaml: still in en: home.lead',
      '  pages.fi.yaml: only in en: about',
    ]);
  });

  it('skips a file whose YAML is invalid', async () => {
    const files = [
      ...(await sources()).slice(0, 1),
      yamlSource('home.yaml', 'introduction: hello: I am'),
      yamlSource('home.fi.yaml', 'introduction: Moi'),
    ];
    expect(translationLines(files).filter((line) => line.includes('home.fi'))).toEqual([]);
  });

  it('lets translations omit fields derived from the prose', async () => {
    const files = [
      ...(await sources()).slice(0, 1),
      await markdownSource('posts/a.md', '---\ntitle: A\nreadTime: 3 Mins\n---\n\nText'),
      await markdownSource('posts/a.fi.md', '---\ntitle: Aa\n---\n\nTeksti'),
    ];
    expect(translationLines(files).filter((line) => line.includes('posts/'))).toEqual([]);
  });

  it('warns about translations that no page shows', async () => {
    const names = ['posts/tea.fi.md', 'projects/tea.fi.md', 'jobs.fi.yaml', 'home.fi.yaml'];
    const files = [
      ...(await sources()),
      ...names.map((file) => ({ file, value: {} })),
      yamlSource('pages.yaml', 'projects: {}\nblogs: {}\njobs: {}\nresume: {}'),
      yamlSource('pages.fi.yaml', 'projects: {}'),
    ];
    expect(hiddenTranslationLines(files)).toEqual([
      'posts/tea.fi.md is not shown: pages.fi.yaml has no blogs',
      'jobs.fi.yaml is not shown: pages.fi.yaml has no jobs or resume',
    ]);
  });

  it('does not warn about certificates that the resume shows', async () => {
    const files = [
      ...(await sources()),
      { file: 'certificates/tea.fi.yaml', value: {} },
      yamlSource('pages.yaml', 'certificates: {}\nresume: {}'),
    ];
    const warnings = (pages: string) =>
      hiddenTranslationLines([...files, yamlSource('pages.fi.yaml', pages)]);
    expect(warnings('resume: {}')).toEqual([]);
    expect(warnings('home: {}')).toEqual([
      'certificates/tea.fi.yaml is not shown: pages.fi.yaml has no certificates or resume',
    ]);
  });

  it('marks the language of a skill’s untranslated entries', async () => {
    const text = textOf('posts/singing-kettle.md').replace('---\n', '---\nskills: [HTML]\n');
    const { english, finnish } = await assembleWithPages({ 'posts/singing-kettle.md': text });
    const languagesOf = (content: typeof english) =>
      content?.skills.flatMap(({ evidence }) =>
        evidence.filter(({ kind }) => kind === 'post').map(({ language }) => language),
      );
    expect(languagesOf(english)).toEqual([undefined]);
    expect(languagesOf(finnish)).toEqual(['en-IN']);
  });

  it('links translated entries to untranslated entries', async () => {
    const { finnish } = await assembleWithPages(post);
    expect(finnish?.posts[0]?.page?.links.counterpart).toEqual({
      title: 'Singing kettle',
      href: '/../projects/projectdetail/singing-kettle',
      language: 'en-IN',
    });
  });

  it('shows the same top skills in every language', async () => {
    const text = textOf('projects/singing-kettle.md').replace('---\n', '---\nskills: [HTML]\n');
    const { english, finnish } = await assembleWithPages({ 'projects/singing-kettle.md': text });
    const names = (content: typeof english) => content?.home.skills?.list.map(({ name }) => name);
    expect(names(english)).toContain('HTML');
    expect(names(finnish)).toEqual(names(english));
  });

  it('marks the language of untranslated pages in lists', async () => {
    const { finnish } = await assembleWithPages(post);
    const items = finnish?.siteIndex.flatMap(({ entries }) => entries) ?? [];
    expect(items).toContainEqual(expect.objectContaining({ href: '/../about', language: 'en-IN' }));
    expect(
      items.filter(({ href }) => /singing-kettle$/.test(href)).map(({ title }) => title),
    ).toEqual(['Singing kettle', 'Laulava kattila']);
  });

  it('omits untranslated questions', async () => {
    const { english, finnish } = await assembleWithPages({});
    expect(english?.faq).not.toEqual([]);
    expect(finnish?.faq).toEqual([]);
  });

  it('omits the tags of untranslated projects from the resume', async () => {
    const text = textOf('projects/singing-kettle.md').replace('---\n', '---\ntags: [Steam]\n');
    const { english, finnish } = await assembleWithPages({ 'projects/singing-kettle.md': text });
    const keywords = (content: typeof english) =>
      content?.resume.projects.flatMap((project) => project.keywords);
    expect(keywords(english)).toContain('Steam');
    expect(keywords(finnish)).not.toContain('Steam');
  });

  it('names and sorts countries in each language', async () => {
    const { finnish } = await assembleWithPages({});
    const names = finnish?.contactForm.countries?.map(({ name }) => name) ?? [];
    expect(names).toContain('Alankomaat');
    expect(names).toEqual(names.toSorted(new Intl.Collator('fi').compare));
    expect(finnish?.contactForm.countryCodes).toContainEqual({
      value: '+7',
      label: '+7 Venäjä ja Kazakstan',
      countries: ['RU', 'KZ'],
    });
    expect(finnish?.owner.location.country).toBe('Intia');
  });

  it('uses English names of languages in untranslated messages', async () => {
    const { english, finnish } = await assembleWithPages({});
    expect(finnish?.site.languages?.[0]?.badge).toBe('in English');
    expect(english?.site.languages?.[1]).toMatchObject({
      name: 'Suomi',
      offer: 'This page is also in Finnish',
    });
  });

  it('allows inflected language names', async () => {
    const { english, finnish } = await assembleWithPages(
      {},
      yamlSource(
        'messages.fi.yaml',
        'languages: { badge: englanniksi, offer: Tämä sivu on myös suomeksi }',
      ),
    );
    expect(finnish?.site.languages?.[0]?.badge).toBe('englanniksi');
    expect(english?.site.languages?.[1]?.offer).toBe('Tämä sivu on myös suomeksi');
  });

  it('offers no automatic translation into the site’s languages', async () => {
    const { english, finnish } = await assembleWithPages({});
    const codes = (content: typeof english) =>
      content?.services.translation.languages.map(({ code }) => code);
    expect(codes(english)).toEqual(expect.arrayContaining(['en', 'ta']));
    expect(codes(finnish)?.slice(0, 2)).toEqual(['fi', 'hi']);
    expect(codes(finnish)).not.toContain('en');
  });

  it('skips other languages if the default language has problems', async () => {
    const outcomes = assembleContent(await sources());
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0].problems).not.toEqual([]);
  });
});
