/** Tests that content is assembled, and that each mistake is reported with the file, the field and a fix. */
import { paletteTiles } from '@portfolio/theme/resolve';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { assembled, contentAfter, problemsAfter, textOf, type Edits } from '../testing/fixture';
import { sample } from './samples';
import { yamlSource } from './sources';

const kettle = 'projects/singing-kettle.md';
const upcomingProject = 'projects/more-to-come.md';
const kettlePost = 'posts/singing-kettle.md';
const newPost = 'posts/new-kettle.md';
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

/** An edit that sets fields, such as `{ 'list[0].to': 2021 }`. */
const setting = (fields: object) => (content: object) =>
  Object.entries(fields).forEach(([field, value]) => set(content, field, value));
const without =
  (...names: string[]) =>
  (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
const withSentence = (sentence: string) => textOf(kettle).replace('The kettle sings.', sentence);
const frontMatterOf = (file: string) => `${textOf(file).split('\n---\n')[0]}\n---\n`;

const image = { art: 'companies/bakery', alt: 'The mark of the bakery.' };
const job = {
  id: 'bakery',
  company: 'Bakery',
  city: 'Berlin',
  role: 'Baker',
  tile: 'fresh',
  image,
};
const withJobs = (...list: object[]) => ({ 'jobs.yaml': () => ({ present: 'today', list }) });
const noSkillsOnResume = setting({ skillOrder: [], variants: [] });

describe('valid content', () => {
  it('contains URLs, names and links from other files', async () => {
    const { footer, home, owner, pages, services, site, skillsNote } = await contentAfter();
    expect(pages.activity.path).toBe('/my-activity');
    expect(site.name).toBe(owner.name);
    expect([home.resume.href, skillsNote.resume.href]).toEqual([owner.resumeUrl, owner.resumeUrl]);
    expect(footer.policies).toEqual(services.policies);
  });

  const analytics = { provider: 'script', src: 'https://stats.example.org/s.js' };

  it.each<[claim: string, edits: Edits, content: object]>([
    [
      'may use `src` for scripts as well as pictures',
      { 'services.yaml': setting({ analytics }) },
      { services: { analytics } },
    ],
    [
      'has a URL without a trailing slash',
      { 'site.yaml': setting({ url: 'https://kettle.example.org/notes/' }) },
      { site: { url: 'https://kettle.example.org/notes' } },
    ],
    [
      'contains years that YAML reads as numbers',
      {
        [teaCertificates]: setting({ 'certificates[0].date': 2025 }),
        ...withJobs({ ...job, from: 2022, to: 2023 }),
      },
      {
        certificates: [{ certificates: [{ dateLabel: '2025' }] }],
        resume: {
          jobs: [{ from: '2022', dates: '2022–2023' }],
          certificates: [{ date: '2025', dateLabel: '2025' }],
        },
      },
    ],
  ])('%s', async (_, edits, content) => {
    expect(await contentAfter(edits)).toMatchObject(content);
  });
});

describe('samples', () => {
  it('are unwrapped and listed with their file, field and hint', async () => {
    const { content, samples } = await assembled({
      [teaCertificates]: setting({ name: sample('Tea School', 'the school') }),
    });
    expect(content).toMatchObject({
      certificates: [{ name: 'Tea School' }],
      site: { sampleCount: 1 },
    });
    expect(samples).toEqual([
      { file: teaCertificates, path: ['name'], value: 'Tea School', hint: 'the school' },
    ]);
  });

  it('do not count if an environment variable replaces them', async () => {
    const url = 'https://kettle.example.org';
    const edits = { 'site.yaml': setting({ url: sample('https://portfolio.example.com') }) };
    const { site } = await contentAfter(edits, { env: { PORTFOLIO_SITE_URL: url } });
    expect(site).toMatchObject({ url, sampleCount: 0 });
  });
});

const { value } = yamlSource(
  'mistakes.yaml',
  readFileSync(new URL('mistakes.yaml', import.meta.url), 'utf8'),
);
const mistakes = value as { problem: string; prose?: string; values?: unknown[] }[];

it.each(
  mistakes.flatMap(({ problem, values = [] }) =>
    values.map((one) => [problem, one ?? undefined] as const),
  ),
)('%s (given %j)', async (problem, value) => {
  const [, file = '', field = ''] = /^([^:\s]+)\S* → (\S+):/.exec(problem) ?? [];
  expect(await problemsAfter({ [file]: setting({ [field]: value }) })).toEqual([problem]);
});

it.each(mistakes.flatMap(({ problem, prose }) => (prose ? [[problem, prose]] : [])))(
  '%s (given %j)',
  async (problem = '', prose = '') => {
    expect(await problemsAfter({ [kettle]: withSentence(prose) })).toEqual([problem]);
  },
);

it('lists drawings if an unknown name resembles none', async () => {
  const [line] = await problemsAfter({ [kettle]: setting({ 'image.art': 'pots/clay' }) });
  expect(line).toMatch(/not "pots\/clay": covers\/[^<]*, certificates\/<name>, .*woven\/<name>$/);
});

describe('files', () => {
  it.each(
    Object.entries<Edits>({
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
        { 'skills.yaml': setting({ 'list[0].category': 'All' }), 'resume.yaml': noSkillsOnResume },
      'skills.yaml → list[0].category: add "Photography" to categories.yaml': {
        'categories.yaml': setting({ skills: [] }),
        'skills.yaml': setting({ 'list[0].category': 'Photography' }),
        'resume.yaml': noSkillsOnResume,
      },
      'internships.yaml → list the internships, each after a dash, without list: above them': {
        'internships.yaml': (list) => ({ list }),
      },
      'jobs.yaml → write list: above the items, and indent them; the file’s fields are present, list':
        { 'jobs.yaml': () => [job] },
      'home.yaml → greeting.word.language: add meaning, the word in the site’s language; or remove language if it is the same':
        { 'home.yaml': setting({ 'greeting.word.meaning': undefined }) },
      'jobs.yaml → list[0].to: give an end that is not before the start': withJobs({
        ...job,
        from: '2022-06',
        to: '2021',
      }),
    }),
  )('%s', async (problem, edits) => {
    expect(await problemsAfter(edits)).toEqual([problem]);
  });

  const unknown = 'remove or rename the file; allowed names are about.yaml, ';

  it.each([
    ['posts/drafts/notes.md', 'move it to posts/notes.md; entries have no subfolders'],
    ['posts/2024/Tea clock/index.md', 'move it to posts/tea-clock.md; entries have no subfolders'],
    ['pages/v1.2.3.md', 'move it to pages/v1-2-3.md; entries have no subfolders'],
    ['posts/_index.md', 'remove the file; pages.yaml describes the pages with lists'],
    ['talks/a.pdf', 'move it to public/a.pdf, and link to it as /a.pdf; or remove it'],
    ['projects.yaml', unknown],
    ['projects/kettle.yaml', unknown],
  ])('in the wrong place are reported: %s', async (file, expectation) => {
    const problem = expect.stringContaining(`${file} → ${expectation}`);
    expect(await problemsAfter({ [file]: () => ({}) })).toEqual([problem]);
  });

  it('that are unreadable are reported only once', async () => {
    const file = 'owner.yaml';
    const problem = { file, line: 3, field: '', expectation: 'write TypeScript: no' };
    const edits = {
      [file]: null,
      'categories.yaml': 'posts: "Tea',
      'notices.yaml': 'cookies: "Tea',
      'posts/kettle-two.md': '---\ntitle: Kettle: two\n---\n',
    };
    const lines = await problemsAfter(edits, {}, [{ file, value: undefined, problem }]);
    expect(lines).toHaveLength(4);
    expect(lines).toContain('owner.yaml:3 → write TypeScript: no');
    for (const line of lines) expect(line).toMatch(/:\d → write (?:YAML|TypeScript)/);
  });
});

describe('entries', () => {
  const text = textOf(kettlePost);
  const draft = text.replace('order: 1', 'draft: true');
  const future = text.replace('order: 1', 'order: 7').replace('2024-12-10', '2024-12-11');

  it.each([
    ['a draft', draft, {}, false],
    ['a draft in development', draft, { withDrafts: true }, true],
    ['a future entry', future, { today: '2024-12-10' }, false],
    ['a future entry in development', future, { today: '2024-12-10', withDrafts: true }, true],
    ['an entry on its date', future, { today: '2024-12-11' }, true],
  ])('are listed if visible: %s', async (_, post, options, isListed) => {
    const { posts } = await contentAfter({ [newPost]: post }, options);
    expect(posts.some(({ slug }) => slug === 'new-kettle')).toBe(isListed);
  });

  it('show a draft badge in the site’s language', async () => {
    const edits = { [newPost]: draft, 'messages.yaml': 'preview: { draft: Luonnos }' };
    const { posts } = await contentAfter(edits, { withDrafts: true });
    const post = posts.find(({ slug }) => slug === 'new-kettle');
    expect(post?.page?.badge).toMatch(/^Luonnos · /);
  });

  it.each([
    [{ [newPost]: draft.replace('tile: accent', 'tile: mauve') }, ':6 → tile: use one of'],
    [
      { [newPost]: draft, [kettle]: withSentence('See [it](/blogs/blogdetail/new-kettle).') },
      'does not exist',
    ],
  ])('are checked even if they are drafts: %j', async (edits, problem) => {
    expect(await problemsAfter(edits)).toEqual([expect.stringContaining(problem)]);
  });

  it('with the same slug get the same tile', async () => {
    const withoutTile = without('tile');
    const { posts, projects } = await contentAfter({
      [kettle]: withoutTile,
      [kettlePost]: withoutTile,
    });
    expect(paletteTiles).toContain(projects[0]?.tile);
    expect(posts[0]?.tile).toBe(projects[0]?.tile);
  });

  it('are sorted by `order`, then date, with upcoming entries last', async () => {
    const post = (date: string) => text.replace('order: 1\n', '').replace('2024-12-10', date);
    const { posts } = await contentAfter({
      'posts/first.md': post('2023-05-01'),
      'posts/second/index.md': post('2024-05-01'),
    });
    const slugs = ['singing-kettle', 'second', 'first', 'more-to-come'];
    expect(posts.map(({ slug }) => slug)).toEqual(slugs);
  });

  const minimal = text.replace(/(?:updated|badge|subtitle|description|readTime|visit): .*\n/g, '');

  it('have default values', async () => {
    const edits = { [kettlePost]: minimal.replace('The kettle sings.', 'sings '.repeat(600)) };
    const [post] = (await contentAfter(edits)).posts;
    const summary = 'What it takes to hear that water is hot.';
    expect(post?.page).toMatchObject({
      badge: 'Hardware Projects',
      subtitle: summary,
      description: summary,
      publishedOn: '2024-12-10',
      updatedOn: '2024-12-10',
      readTime: '3 Mins',
    });
    expect(post?.page?.visit).toBeUndefined();
  });

  it('without a summary have no subtitle', async () => {
    const [post] = (await contentAfter({ [kettlePost]: minimal.replace(/summary: .*\n/, '') }))
      .posts;
    expect(post?.page?.description).toBe('The kettle sings.');
    expect(post?.page).not.toHaveProperty('subtitle');
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
  expect(await problemsAfter({ 'home.yaml': setting({ 'hire.href': href }) })).toEqual([]);
});

describe('disabled pages', () => {
  const off = ['contact', 'contactThanks', 'blogs', 'comingSoon', 'skills'];

  it('disappear, and so do all links to them', async () => {
    const { disabledPages, footer, home, navigation } = await contentAfter({
      'pages.yaml': without(...off),
    });
    expect(disabledPages).toEqual(expect.arrayContaining([...off, 'jobs', 'post', 'customPage']));
    expect(disabledPages).toHaveLength(8);
    const hrefs = [...navigation, ...footer.pages].map(({ href }) => href);
    expect(hrefs).toContain('/projects');
    expect(hrefs.filter((href) => /^\/(?:blogs|contact|skills)/.test(href))).toEqual([]);
    expect(home.hire).toBeUndefined();
  });

  it.each([
    [[], ['page', 'project', 'post', 'certificate', 'skill', 'question'], true],
    [off, ['page', 'project', 'certificate'], false],
  ])('without %j, the site index lists %j', async (pages, kinds, hasBlogs) => {
    const { siteIndex } = await contentAfter({ 'pages.yaml': without(...pages) });
    expect(siteIndex.map(({ kind }) => kind)).toEqual(kinds);
    const hrefs = siteIndex[0]?.entries.map(({ href }) => href);
    expect(hrefs).toContain('/');
    expect(hrefs?.includes('/blogs')).toBe(hasBlogs);
  });

  it('and upcoming posts are not in the site index', async () => {
    const { siteIndex } = await contentAfter();
    const entriesOf = (wanted: string) => siteIndex.find(({ kind }) => kind === wanted)?.entries;
    expect(entriesOf('post')).toHaveLength(1);
    expect(entriesOf('page')?.map(({ href }) => href)).not.toContain('/contact/thank-you');
  });

  it('include pages without content', async () => {
    const { disabledPages, navigation } = await contentAfter({
      'faq.yaml': null,
      'activity.yaml': null,
      'feedback-form.yaml': null,
      'snapshot-github.yaml': null,
      'internships.yaml': () => [],
      'skills.yaml': setting({ list: [] }),
      'resume.yaml': setting({ internships: [], skillOrder: [], variants: [] }),
    });
    expect(disabledPages).toEqual([
      ...['jobs', 'internships', 'skills', 'activity', 'feedback', 'feedbackThanks', 'customPage'],
    ]);
    expect(navigation.map(({ href }) => href)).not.toContain('/internships');
  });
});

describe('services', () => {
  const none = { provider: 'none' };
  const edits: Edits = {
    'notices.yaml': null,
    'services.yaml': setting({
      ...{ chatbot: none, gitHub: none, leetCode: none, 'qr.provider': 'none' },
      translation: { ...none, languages: [] },
    }),
  };
  const analytics = { provider: 'script', src: 'https://example.org/count.js' };

  it.each([
    [{}, true],
    [{ chatbot: { provider: 'chatbase', botId: 'kettle' } }, false],
    [{ analytics }, false],
    [{ analytics: { ...analytics, needsConsent: false } }, true],
  ])('from the environment may require a cookie banner: %j', async (services, isValid) => {
    const env = { PORTFOLIO_SERVICES: JSON.stringify(services) };
    const problem =
      'notices.yaml → cookies: write the cookie banner, because third-party services need consent';
    expect(await problemsAfter(edits, { env })).toEqual(isValid ? [] : [problem]);
  });
});

describe('resume', () => {
  it('takes facts from the entries that it lists', async () => {
    const { resume, site } = await contentAfter();
    expect(resume).toMatchObject({
      education: [{ title: 'Bachelor', institution: 'Tea College', from: '2023', to: '2026' }],
      internships: [
        { role: 'Web developer intern', company: 'Tea House', dates: 'May – June 2024' },
      ],
      projects: [
        {
          name: 'Kettle',
          dateLabel: 'December 2024',
          url: `${site.url}/projects/projectdetail/singing-kettle`,
        },
      ],
      skills: [{ name: 'Frontend', skills: [{ name: 'HTML', percent: 95 }] }],
      certificates: [{ title: 'Brewing', date: '2025-03', dateLabel: 'March 2025' }],
      lastModified: '2025-03-01',
    });
  });

  it.each([
    ['2024-02', '2024-09', 'February – September 2024'],
    [undefined, '2023', '2023'],
  ])('a project from %s to %s is dated %s', async (from, to, dates) => {
    const period = setting({ 'projects[0].from': from, 'projects[0].to': to });
    const { resume } = await contentAfter({ 'resume.yaml': period });
    expect(resume.projects[0]?.dateLabel).toBe(dates);
  });

  it('includes projects that have an external link', async () => {
    const project = { slug: 'tea-timer', name: 'Timer', description: 'It rings.', highlights: [] };
    const fields = { projects: [project], projectOrder: ['tea-timer'], variants: [] };
    const { resume } = await contentAfter({ 'resume.yaml': setting(fields) });
    expect(resume.projects).toEqual([
      { ...project, keywords: [], url: 'https://example.com/tea-timer' },
    ]);
  });

  it.each([
    [{}, [], '2024-12-11'],
    [{}, [{ ...job, from: '2025-02', to: '2026' }], '2025-02-01'],
    [{ updated: '2025-01-15' }, [{ ...job, from: '2025-02' }], '2025-01-15'],
  ])('%j and jobs %j date the files %s', async (fields, jobs, date) => {
    const { resume } = await contentAfter({
      [teaCertificates]: null,
      ...withJobs(...jobs),
      'resume.yaml': setting(fields),
    });
    expect(resume.lastModified).toBe(date);
  });

  it('formats the dates of jobs and omits empty sections', async () => {
    const { disabledPages, resume } = await contentAfter({
      ...withJobs(
        { ...job, from: '2022-06', type: 'Hybrid', highlights: ['Baked.'] },
        { ...job, id: 'mill', from: '2019', to: '2021' },
      ),
      'resume.yaml': setting({
        sections: ['jobs', 'education', 'projects'],
        education: [],
        'headings.jobs': 'Experience',
      }),
    });
    expect(resume.jobs.map(({ dates }) => dates)).toEqual(['June 2022 – today', '2019–2021']);
    expect(resume.sections).toEqual(['jobs', 'projects']);
    expect(disabledPages).toContain('jobs');
  });
});

describe('custom pages', () => {
  /** A page, whose front matter contains the fields on line 5. */
  const page = (title: string, fields = 'order: 1', prose = 'A lathe.') =>
    `---\ntitle: ${title}\nlead: My bench.\ntile: fresh\n${fields}\n---\n\n${prose}`;

  it('appear in the header and the site index', async () => {
    const { disabledPages, navigation, siteIndex } = await contentAfter({
      'pages/uses.md': page('Uses', 'navigation: true'),
    });
    expect(disabledPages).not.toContain('customPage');
    expect(navigation.at(-1)).toEqual({ label: 'Uses', href: '/uses' });
    expect(siteIndex[0]?.entries).toContainEqual({
      title: 'Uses',
      href: '/uses',
      text: 'My bench.',
    });
  });

  it.each([
    ['fi', ['Aula', 'Zoo', 'Äiti']],
    ['de', ['Äiti', 'Aula', 'Zoo']],
  ])('are sorted alphabetically (%s)', async (language, titles) => {
    const { customPages } = await contentAfter({
      'site.yaml': setting({ language }),
      'pages/a.md': page('Zoo'),
      'pages/b.md': page('Äiti'),
      'pages/c.md': page('Aula'),
    });
    expect(customPages.map(({ title }) => title)).toEqual(titles);
  });

  it.each<[claim: string, edits: Edits, problems: string[]]>([
    [
      'can be linked by file name',
      {
        'pages/uses.md': page('Uses', 'order: 1', 'See [talks](talks.md).'),
        'pages/talks.md': page('Talks', 'order: 2', 'See [uses](uses.md) and [none](none.md).'),
      },
      [
        'pages/talks.md:8 → link to an existing page, post or project; pages/none.md does not exist or has no page',
      ],
    ],
    [
      'cannot replace a built-in page',
      { 'pages/skills.md': page('Skills') },
      ['pages/skills.md:1 → rename the file; /skills is already another page'],
    ],
    [
      'have unique slugs and aliases',
      {
        'pages/uses.md': page('Uses'),
        'pages/uses/index.md': page('Uses'),
        'pages/tools.md': page('Tools', 'aliases: [uses]'),
      },
      [
        'pages/uses/index.md:1 → slug: use another value; pages/uses.md already has "uses"',
        'pages/tools.md:5 → aliases[0]: use another value; pages/uses.md already has "uses"',
      ],
    ],
    [
      'name the field that an alias comes from',
      {
        'pages/desk.md': page('Desk'),
        'pages/uses.md': page('Uses'),
        'pages/tools.md': page(
          'Tools',
          'slug: uses\naliases: [Gear, gear]\nredirect_from: [tin, desk]',
        ),
      },
      [
        'pages/tools.md:5 → slug: use another value; pages/uses.md already has "uses"',
        'pages/tools.md:7 → redirect_from[1]: use another value; pages/desk.md already has "desk"',
      ],
    ],
    [
      'need a lead or a description',
      { 'pages/uses.md': page('Uses').replace('lead: My bench.\n', '') },
      ['pages/uses.md:1 → lead: write a lead or a description'],
    ],
  ])('%s', async (_, edits, problems) => {
    expect(await problemsAfter(edits)).toEqual(problems);
  });
});
