/** Tests that content is assembled, and that each mistake is reported with the file, the field and a fix. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sample } from './samples';
import { colouredTiles } from '../schemas/common';
import { assembled, problemsAfter, textOf } from '../testing/fixture';
import { yamlSource } from './sources';

const kettle = 'projects/singing-kettle.md';
const upcomingProject = 'projects/more-to-come.md';
const kettlePost = 'posts/singing-kettle.md';
const teaCertificates = 'certificates/tea-certificates.yaml';

/** Sets the field at a path like `list[0].to`. */
function set(content: object, field: string, value: unknown): void {
  const path = field.split(/[.[\]]+/).filter(Boolean);
  let part = content as Record<string, object>;
  path.slice(0, -1).forEach((key, index) => {
    part = (part[key] ??= /^\d/.test(path[index + 1] ?? '') ? [] : {}) as typeof part;
  });
  Object.assign(part, { [path.at(-1) ?? '']: value });
}

const without =
  (...names: string[]) =>
  (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));

const job = {
  id: 'bakery',
  company: 'Bakery',
  city: 'Berlin',
  role: 'Developer',
  tile: 'fresh',
  image: {
    art: 'companies/bakery',
    alt: 'The mark of the bakery.',
  },
};

const noBanner =
  'notices.yaml → cookies: write the cookie banner, because third-party services need consent';

describe('valid content', () => {
  it('contains URLs, names and links from other files', async () => {
    const { content } = await assembled();
    expect(content?.pages.activity.path).toBe('/my-activity');
    expect(content?.site.name).toBe(content?.owner.name);
    expect(content?.home.resume.href).toBe(content?.owner.resumeUrl);
    expect(content?.skillsNote.resume.href).toBe(content?.owner.resumeUrl);
    expect(content?.footer.policies).toEqual(content?.services.policies);
  });

  it('may use `src` for scripts as well as pictures', async () => {
    const analytics = { provider: 'script', src: 'https://stats.example.org/s.js' };
    const { content, lines } = await assembled({
      'services.yaml': (services) => void (services.analytics = analytics),
    });
    expect(lines).toEqual([]);
    expect(content?.services.analytics).toMatchObject(analytics);
  });
});

describe('samples', () => {
  it('are unwrapped and listed with their file, field and hint', async () => {
    const { content, samples } = await assembled({
      [teaCertificates]: (group) => void (group.name = sample('Tea School', 'the school')),
    });
    expect(content?.certificates[0]?.name).toBe('Tea School');
    expect(content?.site.sampleCount).toBe(1);
    expect(samples).toEqual([
      { file: teaCertificates, path: ['name'], value: 'Tea School', hint: 'the school' },
    ]);
  });

  it('do not count if an environment variable replaces them', async () => {
    const { content } = await assembled(
      { 'site.yaml': (site) => void (site.url = sample('https://portfolio.example.com')) },
      { env: { PORTFOLIO_SITE_URL: 'https://kettle.example.org' } },
    );
    expect(content?.site).toMatchObject({ url: 'https://kettle.example.org', sampleCount: 0 });
  });
});

it('removes a trailing slash from the site’s URL', async () => {
  const { content, lines } = await assembled({
    'site.yaml': (site) => void (site.url = 'https://kettle.example.org/notes/'),
  });
  expect([content?.site.url, lines]).toEqual(['https://kettle.example.org/notes', []]);
});

const { value: mistakes } = yamlSource(
  'mistakes.yaml',
  readFileSync(new URL('mistakes.yaml', import.meta.url), 'utf8'),
);

describe('fields', () => {
  it.each(
    (mistakes as { problem: string; values?: unknown[] }[]).flatMap(({ problem, values = [] }) =>
      values.map((value) => [problem, value ?? undefined] as const),
    ),
  )('%s (given %j)', async (problem, value) => {
    const [, file = '', field = ''] = /^([^:\s]+)\S* → (\S+):/.exec(problem) ?? [];
    expect(await problemsAfter({ [file]: (content) => set(content, field, value) })).toEqual([
      problem,
    ]);
  });
});

const withSentence = (sentence: string) => textOf(kettle).replace('The kettle sings.', sentence);
const frontMatterOf = (file: string) => `${textOf(file).split('\n---\n')[0]}\n---\n`;

it.each(
  (mistakes as { problem: string; prose?: string }[]).flatMap(({ problem, prose }) =>
    prose ? [[problem, prose]] : [],
  ),
)('%s (given %j)', async (problem = '', prose = '') => {
  expect(await problemsAfter({ [kettle]: withSentence(prose) })).toEqual([problem]);
});

it('lists drawings if an unknown name resembles none', async () => {
  const [line] = await problemsAfter({
    [kettle]: (project) => void (project.image.art = 'pots/clay'),
  });
  expect(line).toMatch(/not "pots\/clay": covers\/[^<]*, certificates\/<name>, .*woven\/<name>$/);
});

describe('files', () => {
  it.each(
    Object.entries<Parameters<typeof assembled>[0]>({
      'certificates/empty.yaml → add content; the file is empty': {
        'certificates/empty.yaml': () => undefined,
      },
      'owner.yaml → create this file; the site needs it': { 'owner.yaml': null },
      [`${kettle}:1 → write the page below the front matter, or set link to an external page`]: {
        [kettle]: frontMatterOf(kettle),
      },
      [`${kettlePost}:1 → write the post below its front matter; only Upcoming ones have no page`]:
        { [kettlePost]: frontMatterOf(kettlePost) },
      [`${upcomingProject}:3 → category: use another category; entries in Upcoming have no page or link`]:
        {
          [upcomingProject]: textOf(upcomingProject).replace(
            'tile: blank',
            'tile: blank\nlink: https://example.com',
          ),
        },
      [`${kettle}:22 → link to a page that exists; /blogs is off`]: {
        [kettle]: withSentence('See [it](/blogs).'),
        'pages.yaml': without('blogs', 'comingSoon'),
      },
      'contact-form.yaml → fields: add the field "email"; without it you cannot reply': {
        'contact-form.yaml': ({ fields }) => void fields.splice(2, 1),
      },
      'skills.yaml → list[0].category: use one of: Frontend, Backend, Design, Tools, Deployment, Database; or add "All" to categories.yaml':
        {
          'skills.yaml': (skills) => set(skills, 'list[0].category', 'All'),
          'resume.yaml': (resume) => ({ ...resume, skillOrder: [], variants: [] }),
        },
      'skills.yaml → list[0].category: add "Photography" to categories.yaml': {
        'categories.yaml': (categories) => ({ ...categories, skills: [] }),
        'skills.yaml': (skills) => ({
          ...skills,
          list: [{ ...skills.list[0], category: 'Photography' }],
        }),
        'resume.yaml': (resume) => ({ ...resume, skillOrder: [], variants: [] }),
      },
      'internships.yaml → list the internships, each after a dash, without list: above them': {
        'internships.yaml': (list) => ({ list }),
      },
      'jobs.yaml → write list: above the items, and indent them; the file’s fields are present, list':
        { 'jobs.yaml': () => [job] },
      'home.yaml → greeting.word.language: add meaning, the word in the site’s language; or remove language if it is the same':
        { 'home.yaml': (home) => void delete home.greeting.word.meaning },
      'jobs.yaml → list[0].to: give an end that is not before the start': {
        'jobs.yaml': () => ({ present: 'today', list: [{ ...job, from: '2022-06', to: '2021' }] }),
      },
    }),
  )('%s', async (problem, edits) => {
    expect(await problemsAfter(edits)).toEqual([problem]);
  });

  it.each(['projects.yaml', 'projects/kettle.yaml'])(
    'with unknown names are reported: %s',
    async (file) => {
      expect(await problemsAfter({ [file]: () => ({}) })).toEqual([
        expect.stringMatching(
          `^${file} → remove or rename the file; allowed names are about.yaml, `,
        ),
      ]);
    },
  );

  it.each([
    ['posts/drafts/notes.md', 'move it to posts/notes.md; entries have no subfolders'],
    ['posts/2024/Tea clock/index.md', 'move it to posts/tea-clock.md; entries have no subfolders'],
    ['pages/v1.2.3.md', 'move it to pages/v1-2-3.md; entries have no subfolders'],
    ['posts/_index.md', 'remove the file; pages.yaml describes the pages with lists'],
    ['talks/a.pdf', 'move it to public/a.pdf, and link to it as /a.pdf; or remove it'],
  ])('in the wrong place are reported: %s', async (file, expectation) => {
    expect(await problemsAfter({ [file]: () => ({}) })).toEqual([`${file} → ${expectation}`]);
  });

  it('that are unreadable are reported only once', async () => {
    const file = 'owner.yaml';
    const problem = { file, line: 3, field: '', expectation: 'write TypeScript: no' };
    const edits = { [file]: null, 'posts/kettle-two.md': '---\ntitle: Kettle: two\n---\n' };
    expect(await problemsAfter(edits, {}, [{ file, value: undefined, problem }])).toEqual([
      'owner.yaml:3 → write TypeScript: no',
      expect.stringMatching(/^posts\/kettle-two\.md:2 → write YAML/),
    ]);
  });
});

describe('entries', () => {
  const file = 'posts/new-kettle.md';
  const text = textOf(kettlePost);
  const draft = text.replace('order: 1', 'draft: true');

  const isListed = async (post: string, options?: Parameters<typeof assembled>[1]) =>
    (await assembled({ [file]: post }, options)).content?.posts.some(
      ({ slug }) => slug === 'new-kettle',
    );

  it('that are drafts appear only in development', async () => {
    expect(await isListed(draft)).toBe(false);
    expect(await isListed(draft, { withDrafts: true })).toBe(true);
  });

  it('show a draft badge in the site’s language', async () => {
    const messages = () => ({ preview: { draft: 'Luonnos' } });
    const edits = { [file]: draft, 'messages.yaml': messages };
    const { content } = await assembled(edits, { withDrafts: true });
    const post = content?.posts.find(({ slug }) => slug === 'new-kettle');
    expect(post?.page?.badge).toMatch(/^Luonnos · /);
  });

  it('are published on their date', async () => {
    const post = text.replace('order: 1', 'order: 7').replace('2024-12-10', '2024-12-11');
    expect(await isListed(post, { today: '2024-12-10' })).toBe(false);
    expect(await isListed(post, { today: '2024-12-11' })).toBe(true);
    expect(await isListed(post, { today: '2024-12-10', withDrafts: true })).toBe(true);
  });

  it('are checked even if they are drafts', async () => {
    const withUnknownTile = draft.replace('tile: accent', 'tile: mauve');
    expect(await problemsAfter({ [file]: withUnknownTile })).toEqual([
      expect.stringContaining(`${file}:6 → tile: use one of`),
    ]);
    const link = withSentence('See [it](/blogs/blogdetail/new-kettle).');
    expect(await problemsAfter({ [file]: draft, [kettle]: link })).toEqual([
      expect.stringContaining('does not exist'),
    ]);
  });

  it('with the same slug get the same tile', async () => {
    const { content } = await assembled({
      [kettle]: (fields) => void delete fields.tile,
      [kettlePost]: (fields) => void delete fields.tile,
    });
    const [project, post] = [content?.projects[0]?.tile, content?.posts[0]?.tile];
    expect(colouredTiles).toContain(project);
    expect(post).toBe(project);
  });

  it('are sorted by `order`, then date, with upcoming entries last', async () => {
    const post = (date: string) => text.replace('order: 1\n', '').replace('2024-12-10', date);
    const { content } = await assembled({
      'posts/first.md': post('2023-05-01'),
      'posts/second/index.md': post('2024-05-01'),
    });
    expect(content?.posts.map(({ slug }) => slug)).toEqual([
      'singing-kettle',
      'second',
      'first',
      'more-to-come',
    ]);
  });

  it('have default values', async () => {
    const minimal = text
      .replace(/(updated|badge|subtitle|description|readTime|visit): .*\n/g, '')
      .replace('order: 1', 'tags: [steam]')
      .replace('The kettle sings.', 'sings '.repeat(600));
    const { content } = await assembled({ [file]: minimal });
    const page = content?.posts.find(({ slug }) => slug === 'new-kettle')?.page;
    expect(page).toMatchObject({
      badge: 'Hardware Projects',
      subtitle: 'What it takes to hear that water is hot.',
      description: 'What it takes to hear that water is hot.',
      publishedOn: '2024-12-10',
      updatedOn: '2024-12-10',
      readTime: '3 Mins',
      tags: ['steam'],
    });
    expect(page?.visit).toBeUndefined();
  });
});

it.each([
  '/contact?from=home#contact-form',
  '/contact#message',
  '/contact#question-1',
  '/certificates/certificatedetail/tea-certificates#certificate-1',
  '/projects/projectdetail/kettle',
  '/Blogs/Blogdetail/singing-kettle',
  '/Blogdetail/more-to-come',
  '/Certificates/Certificatedetail/tea-certificates',
  '/resume.pdf',
])('a link to %s is valid', async (href) => {
  expect(await problemsAfter({ 'home.yaml': (home) => void (home.hire.href = href) })).toEqual([]);
});

it('a post without a summary has no subtitle', async () => {
  const [frontMatter = '', prose = ''] = (await textOf(kettlePost)).split(/\n(?=---\n\n)/);
  const withoutSummary =
    frontMatter.replace(/^(?:summary|subtitle|description): .*\n/gm, '') + `\n${prose}`;
  const { content } = await assembled({ [kettlePost]: withoutSummary });
  const post = content!.posts.find(({ slug }) => slug === 'singing-kettle')!;
  expect(post.page!.description).toMatch(/^\w/);
  expect(post.page).not.toHaveProperty('subtitle');
});

describe('disabled pages', () => {
  it('disappear, and so do all links to them', async () => {
    const { content } = await assembled({
      'pages.yaml': without('contact', 'contactThanks', 'blogs', 'comingSoon', 'skills'),
    });
    expect(content?.disabledPages).toEqual([
      'jobs',
      'skills',
      'blogs',
      'post',
      'comingSoon',
      'contact',
      'contactThanks',
      'customPage',
    ]);
    const hrefs = [...content!.navigation, ...content!.footer.pages].map(({ href }) => href);
    expect(hrefs).toContain('/projects');
    expect(hrefs).not.toContain('/blogs');
    expect(hrefs).not.toContain('/contact');
    expect(hrefs).not.toContain('/skills');
    expect(content?.home.hire).toBeUndefined();
  });

  it('do not appear in search results', async () => {
    const listed = async (...off: string[]) => {
      const { content } = await assembled({ 'pages.yaml': without(...off) });
      return new Map(content!.siteIndex.map(({ kind, entries }) => [kind, entries]));
    };
    const all = await listed();
    const pages = all.get('page')?.map(({ href }) => href);
    expect([...all.keys()]).toEqual([
      'page',
      'project',
      'post',
      'certificate',
      'skill',
      'question',
    ]);
    expect(pages).toEqual(expect.arrayContaining(['/', '/blogs']));
    // The site index omits upcoming posts, and pages with `isListed: false`.
    expect(all.get('post')).toHaveLength(1);
    expect(pages).not.toContain('/contact/thank-you');

    const fewer = await listed('contact', 'contactThanks', 'blogs', 'comingSoon');
    expect([...fewer.keys()]).toEqual(['page', 'project', 'certificate', 'skill']);
    expect(fewer.get('page')?.map(({ href }) => href)).not.toContain('/blogs');
  });

  it('include pages without content', async () => {
    const missing = ['faq.yaml', 'activity.yaml', 'feedback-form.yaml', 'snapshot-github.yaml'];
    const { content, lines } = await assembled({
      ...Object.fromEntries(missing.map((file) => [file, null])),
      'internships.yaml': () => [],
      'skills.yaml': (skills) => void (skills.list = []),
      'resume.yaml': (resume) => ({ ...resume, internships: [], skillOrder: [], variants: [] }),
    });
    expect(lines).toEqual([]);
    expect(content?.disabledPages).toEqual([
      'jobs',
      'internships',
      'skills',
      'activity',
      'feedback',
      'feedbackThanks',
      'customPage',
    ]);
    expect(content?.navigation.map(({ href }) => href)).not.toContain('/internships');
  });
});

describe('services', () => {
  it('require a cookie banner if environment variables configure them', async () => {
    const none = { provider: 'none' };
    const edits = {
      'notices.yaml': null,
      'services.yaml': (services: object) => ({
        ...services,
        chatbot: none,
        gitHub: none,
        leetCode: none,
        qr: { ...none, requestSizePx: 150, displaySizePx: 120 },
        translation: { ...none, languages: [] },
      }),
    };
    expect(await problemsAfter(edits)).toEqual([]);
    const env = { PORTFOLIO_SERVICES: '{"chatbot":{"provider":"chatbase","botId":"kettle"}}' };
    expect(await problemsAfter(edits, { env })).toEqual([noBanner]);
    const withAnalytics = (settings: object) => ({
      PORTFOLIO_SERVICES: JSON.stringify({
        analytics: { provider: 'script', src: 'https://example.org/count.js', ...settings },
      }),
    });
    expect(await problemsAfter(edits, { env: withAnalytics({}) })).toEqual([noBanner]);
    expect(await problemsAfter(edits, { env: withAnalytics({ needsConsent: false }) })).toEqual([]);
  });
});

describe('resume', () => {
  const file = 'resume.yaml';

  it('takes facts from the entries that it lists', async () => {
    const { content } = await assembled();
    expect(content?.resume).toMatchObject({
      education: [{ title: 'Bachelor', institution: 'Tea College', from: '2023', to: '2026' }],
      internships: [
        { role: 'Web developer intern', company: 'Tea House', dates: 'May – June 2024' },
      ],
      projects: [{ name: 'Kettle', dateLabel: 'December 2024' }],
      skills: [{ name: 'Frontend', skills: [{ name: 'HTML', percent: 95 }] }],
      certificates: [{ title: 'Brewing', date: '2025-03', dateLabel: 'March 2025' }],
      lastModified: '2025-03-01',
    });
    expect(content?.resume.projects[0]?.url).toBe(
      `${content?.site.url}/projects/projectdetail/singing-kettle`,
    );
  });

  it('accepts years that YAML reads as numbers', async () => {
    const { content, lines } = await assembled({
      'certificates/tea-certificates.yaml': (group) => set(group, 'certificates[0].date', 2025),
      'jobs.yaml': () => ({ present: 'today', list: [{ ...job, from: 2022, to: 2023 }] }),
    });
    expect(lines).toEqual([]);
    expect(content?.resume.jobs[0]).toMatchObject({ from: '2022', dates: '2022–2023' });
    expect(content?.resume.certificates[0]).toMatchObject({ date: '2025', dateLabel: '2025' });
    expect(content?.certificates[0]?.certificates[0]?.dateLabel).toBe('2025');
  });

  it.each([
    [{}, 'December 2024'],
    [{ from: '2024-02', to: '2024-09' }, 'February – September 2024'],
    [{ to: '2023' }, '2023'],
  ])('a project with the period %j is dated %s', async (period, dates) => {
    const { content } = await assembled({
      [file]: ({ projects: [project], ...resume }) => ({
        ...resume,
        projects: [{ ...project, ...period }],
      }),
    });
    expect(content?.resume.projects[0]?.dateLabel).toBe(dates);
  });

  it('includes projects that have an external link', async () => {
    const project = { slug: 'tea-timer', name: 'Timer', description: 'It rings.', highlights: [] };
    const { content } = await assembled({
      [file]: (resume) => ({
        ...resume,
        projects: [project],
        projectOrder: ['tea-timer'],
        variants: [],
      }),
    });
    expect(content?.resume.projects).toEqual([
      { ...project, keywords: [], url: 'https://example.com/tea-timer' },
    ]);
  });

  it.each([
    [{}, [], '2024-12-11'],
    [{}, [{ ...job, from: '2025-02', to: '2026' }], '2025-02-01'],
    [{ updated: '2025-01-15' }, [{ ...job, from: '2025-02' }], '2025-01-15'],
  ])('%j and jobs %j date the files %s', async (fields, jobs, date) => {
    const { content } = await assembled({
      'certificates/tea-certificates.yaml': null,
      'jobs.yaml': () => ({ present: 'today', list: jobs }),
      [file]: (resume) => ({ ...resume, ...fields }),
    });
    expect(content?.resume.lastModified).toBe(date);
  });

  const list = [
    { ...job, from: '2022-06', type: 'Hybrid', highlights: ['Baked.'] },
    { ...job, id: 'mill', from: '2019', to: '2021' },
  ];
  const resumeWithJobs = () =>
    assembled({
      'jobs.yaml': () => ({ present: 'heute', list }),
      [file]: (resume) => {
        resume.sections = ['jobs', 'education', 'projects'];
        resume.education = [];
        resume.headings.jobs = 'Experience';
      },
    });

  it('formats the dates of jobs', async () => {
    const { content, lines } = await resumeWithJobs();
    expect(lines).toEqual([]);
    expect(content?.resume.jobs.map(({ dates }) => dates)).toEqual([
      'June 2022 – heute',
      '2019–2021',
    ]);
  });

  it('omits empty sections', async () => {
    const { content } = await resumeWithJobs();
    expect(content?.resume.sections).toEqual(['jobs', 'projects']);
    expect(content?.disabledPages).toContain('jobs');
  });
});

describe('custom pages', () => {
  const usesLines = [
    '---',
    'title: Uses',
    'lead: My bench.',
    'tile: fresh',
    'navigation: true',
    '---',
    '',
    'A lathe.',
  ];
  const usesPage = (...changes: [line: number, text: string][]) => {
    const lines = [...usesLines];
    for (const [line, text] of changes) lines[line - 1] = text;
    return lines.join('\n');
  };

  it('appear in the header and the site index', async () => {
    const { content } = await assembled({ 'pages/uses.md': usesPage() });
    expect(content?.disabledPages).not.toContain('customPage');
    expect(content?.navigation.at(-1)).toEqual({ label: 'Uses', href: '/uses' });
    const pages = content?.siteIndex.find(({ kind }) => kind === 'page')?.entries;
    expect(pages).toContainEqual({ title: 'Uses', href: '/uses', text: 'My bench.' });
  });

  it.each([
    ['fi', ['Aula', 'Zoo', 'Äiti']],
    ['de', ['Äiti', 'Aula', 'Zoo']],
  ])('are sorted alphabetically (%s)', async (language, titles) => {
    const { content, lines } = await assembled({
      'site.yaml': (site) => ({ ...site, language }),
      ...Object.fromEntries(
        ['Zoo', 'Äiti', 'Aula'].map((title, index) => [
          `pages/page-${index}.md`,
          usesPage([2, `title: ${title}`]),
        ]),
      ),
    });
    expect(lines).toEqual([]);
    expect(content?.customPages.map(({ title }) => title)).toEqual(titles);
  });

  it('can be linked by file name', async () => {
    expect(
      await problemsAfter({
        'pages/uses.md': usesPage([8, 'See [talks](talks.md).']),
        'pages/talks.md': usesPage(
          [2, 'title: Talks'],
          [8, 'See [uses](uses.md) and [none](none.md).'],
        ),
      }),
    ).toEqual([
      'pages/talks.md:8 → link to an existing page, post or project; pages/none.md does not exist or has no page',
    ]);
  });

  it('cannot replace a built-in page', async () => {
    expect(await problemsAfter({ 'pages/skills.md': usesPage() })).toContain(
      'pages/skills.md:1 → rename the file; /skills is already another page',
    );
  });

  it('have unique slugs and aliases', async () => {
    expect(
      await problemsAfter({
        'pages/uses.md': usesPage(),
        'pages/uses/index.md': usesPage(),
        'pages/tools.md': usesPage([5, 'aliases: [uses]']),
      }),
    ).toEqual([
      'pages/uses/index.md:1 → slug: use another value; pages/uses.md already has "uses"',
      'pages/tools.md:5 → aliases[0]: use another value; pages/uses.md already has "uses"',
    ]);
  });

  it('name the field that an alias comes from', async () => {
    const aliases = ['slug: uses', 'aliases: [Gear, gear]', 'redirect_from: [tin, desk]'];
    expect(
      await problemsAfter({
        'pages/desk.md': usesPage(),
        'pages/uses.md': usesPage(),
        'pages/tools.md': usesPage([5, aliases.join('\n')]),
      }),
    ).toEqual([
      'pages/tools.md:5 → slug: use another value; pages/uses.md already has "uses"',
      'pages/tools.md:7 → redirect_from[1]: use another value; pages/desk.md already has "desk"',
    ]);
  });

  it('need a lead or a description', async () => {
    const withoutLead = usesPage([3, 'order: 1']);
    expect(await problemsAfter({ 'pages/uses.md': withoutLead })).toEqual([
      'pages/uses.md:1 → lead: write a lead or a description',
    ]);
  });
});
