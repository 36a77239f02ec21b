/** What happens to a mistake in the content: its file, its field, and what was expected there. */
import { describe, expect, it } from 'vitest';
import { sample } from './samples';
import { colouredTiles } from '../schemas/common';
import { assembled, problemsAfter, textOf } from '../testing/fixture';
import { noPicture } from './pictures';

const kettle = 'projects/singing-kettle.md';
const timer = 'projects/tea-timer.md';
const more = 'projects/more-to-come.md';
const kettlePost = 'posts/singing-kettle.md';
const tea = 'certificates/tea-certificates.yaml';

/** Sets a field of a value, which is named as problems name it. */
function set(content: object, field: string, value: unknown): void {
  const path = field.split(/[.[\]]+/).filter(Boolean);
  let part = content as Record<string, object>;
  path.slice(0, -1).forEach((key, index) => {
    part = (part[key] ??= /^\d/.test(path[index + 1] ?? '') ? [] : {}) as typeof part;
  });
  Object.assign(part, { [path.at(-1) ?? '']: value });
}

/** Leaves fields out. */
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

const months = 'months from the first to the last, in the year that internships.yaml says';
const chennai = { label: 'Chennai', value: 'Chennai', state: 'Tamil Nadu' };
const noBanner =
  'notices.yaml → cookies: write the cookie banner: services of other companies ask for consent';

describe('good content', () => {
  it('has no problems, and its entries in their order, whatever their files are called', async () => {
    const { content, lines } = await assembled({
      [kettle]: (project) => void (project.order = 3),
    });
    expect(lines).toEqual([]);
    expect(content?.projects.map(({ slug }) => slug)).toEqual([
      'tea-timer',
      'singing-kettle',
      'more-to-come',
    ]);
  });

  it('adds a page’s address, the owner’s name and the shared resume where pages need them', async () => {
    const { content } = await assembled();
    expect(content?.pages.activity.path).toBe('/my-activity');
    expect(content?.site.name).toBe(content?.owner.name);
    expect(content?.home.resume.href).toBe(content?.owner.resumeUrl);
    expect(content?.skillsNote.resume.href).toBe(content?.owner.resumeUrl);
    expect(content?.footer.policies).toEqual(content?.services.policies);
  });
});

describe('the file name of the resume', () => {
  const problemsWith = (fileName: string) =>
    problemsAfter({ 'resume.yaml': (resume) => void (resume.fileName = fileName) });

  it('is any name, and no folder or ending', async () => {
    expect(await problemsWith('Ada Lovelace – ansioluettelo')).toEqual([]);
    expect((await problemsWith('files/cv')).join()).toContain('write a file name without a folder');
    expect((await problemsWith('cv.PDF')).join()).toContain('remove the ending');
  });
});

describe('samples', () => {
  it('are unwrapped and noted with file, field and hint', async () => {
    const { content, samples } = await assembled({
      [tea]: (group) => void (group.name = sample('Tea School', 'the school')),
    });
    expect(content?.certificates[0]?.name).toBe('Tea School');
    expect(content?.site.sampleCount).toBe(1);
    expect(samples).toEqual([
      { file: tea, path: ['name'], value: 'Tea School', hint: 'the school' },
    ]);
  });

  it('no longer count once the environment has set their field', async () => {
    const { content } = await assembled(
      { 'site.yaml': (site) => void (site.url = sample('https://portfolio.example.com')) },
      { env: { PORTFOLIO_SITE_URL: 'https://kettle.example.org' } },
    );
    expect(content?.site).toMatchObject({ url: 'https://kettle.example.org', sampleCount: 0 });
  });
});

describe('fields', async () => {
  const { categories } = (await assembled()).content!;
  const described = 'the slug of a project that the resume describes';
  const alt = 'describe the picture in a sentence';

  // The problem names file and field, which are set to each of the values in turn.
  const rows: Record<string, unknown[]> = {
    [`${kettle}:1 → colour: unknown field; the known ones are name, title, date, featured, link, category, order, image, tile, slug, aliases, subtitle, badge, updated, readTime, visit, description, tags, skills, sample, draft`]:
      ['red'],
    [`${kettlePost}:2 → title: write the title`]: [undefined],
    [`${kettle}:10 → image.alt: ${alt}`]: [undefined, ''],
    [`${kettle}:2 → name: remove the blanks around the text`]: [' Kettle'],
    [`${kettle}:6 → tile: use one of: accent, highlight, deep, cool, warm, fresh, ink, blank`]: [
      sample('mauve'),
    ],
    [`${kettle}:7 → aliases[1]: use another value; ${timer} has "tea-timer" already`]: [
      'tea-timer',
    ],
    [`${kettle}:7 → aliases[0]: write another slug, or an old path that begins with /, like /2024/05/tide-clock`]:
      ['Kettle 2', '/a b', '//a.example', '/../a', '/kettle/'],
    [`${kettle}:7 → aliases[0]: use another path; the site has pages at "/About"`]: ['/About'],
    [`${kettle}:1 → updatd: unknown field; did you mean "updated"?`]: ['2024-12-11'],
    [`${timer}:3 → order: use another value; ${kettle} has "1" already`]: [1],
    [`${timer}:1 → featured: use another value; ${kettle} has "1" already`]: [1],
    'home.yaml → hire.href: give the address of a page of this site; there is none at /projects/projectdetail/tea-timer':
      ['/projects/projectdetail/tea-timer'],
    [`${kettlePost}:10 → date: give a real date as year-month-day, like 2024-12-10`]: [
      '2024-02-30',
      '10 December 2024',
      '2024-13-01',
    ],
    [`${tea} → certificates[0].date: give a real date like 26 July 2025 or July 2025`]: [
      '31 June 2025',
      'Juli 2025',
      '2025-07-26',
    ],
    'skills.yaml → list[0].percent: give a whole number from 0 to 100': [-1, 101, 49.5, '50'],
    'about.yaml → education[0].to: give a last year that is not before the first': [2020],
    'settings.yaml → typing.pauseMs: give a time in whole milliseconds, 0 or more': [0.5],
    'contact-form.yaml → cities[0].state: name a state of the list; "France" is none': ['France'],
    'services.yaml → contactForm.provider: use a provider: inbox, formsubmit, formspree or generic':
      ['pigeon'],
    [`${kettle}:5 → category: use one of: ${categories.projects.join(', ')}`]: ['Kitchen'],
    [`${kettlePost}:5 → category: use one of: ${categories.posts.join(', ')}`]: ['AI Projects'],
    [`${kettle}:1 → skills[0]: name a skill of skills.yaml; "Tea" is none`]: ['Tea'],
    'internships.yaml → [0].skills[0]: name a skill of skills.yaml; "Tea" is none': ['Tea'],
    'resume.yaml → education[0]: name the id of a stage of the education in about.yaml; "master" is none':
      ['master'],
    'resume.yaml → internships[0].id: name the id of an internship in internships.yaml; "inn" is none':
      ['inn'],
    [`resume.yaml → internships[0].from: give ${months}`]: ['2024-07'],
    'resume.yaml → profiles[0]: name a network in services.yaml; "Teapot" is none': ['Teapot'],
    [`resume.yaml → projectOrder[0]: name ${described}; "tea-timer" is none`]: ['tea-timer'],
    [`resume.yaml → variants[0].projectOrder[0]: name ${described}; "tea-timer" is none`]: [
      'tea-timer',
    ],
    'resume.yaml → skillOrder[0]: name a category that has skills; "Backend" is none': ['Backend'],
    'resume.yaml → sections[1]: use another value; resume.yaml has "summary" already': ['summary'],
    'feedback-form.yaml → parts[0].questions[1].name: use another value; feedback-form.yaml has "email" already':
      ['email'],
  };
  it.each(
    Object.entries(rows).flatMap(([problem, values]) =>
      values.map((value) => [problem, value] as const),
    ),
  )('%s, not %j', async (problem, value) => {
    const [, file = '', field = ''] = /^([^:\s]+)\S* → (\S+):/.exec(problem) ?? [];
    expect(await problemsAfter({ [file]: (content) => set(content, field, value) })).toEqual([
      problem,
    ]);
  });

  it('a picture file has to be there, and needs its alternative text', async () => {
    expect(
      await problemsAfter({ [kettle]: (project) => void (project.image = { src: 'kettle.webp' }) }),
    ).toEqual([`${kettle}:8 → image.src: ${noPicture}`, `${kettle}:10 → image.alt: ${alt}`]);
  });

  it.each(['home', 'resume', 'comingSoon', 'notFound'])(
    'a lead is not taken for a page that shows none: %s',
    async (id) => {
      const lead = 'Nobody would read this.';
      expect(
        await problemsAfter({ 'pages.yaml': (pages) => set(pages, `${id}.lead`, lead) }),
      ).toEqual([expect.stringMatching(`^pages\\.yaml → ${id}\\.lead: unknown field; `)]);
    },
  );
});

const sings = (instead: string) => textOf(kettle).replace('The kettle sings.', instead);
const bare = (file: string) => `${textOf(file).split('\n---\n')[0]}\n---\n`;

describe('files', () => {
  it.each(
    Object.entries<Parameters<typeof assembled>[0]>({
      'certificates/empty.yaml → write the content of the file': {
        'certificates/empty.yaml': () => undefined,
      },
      'owner.yaml → write this file; the site needs it': { 'owner.yaml': null },
      'site.yaml → language: give the language as a tag like en or en-IN': {
        'site.yaml': (site) => void (site.language = 'Deutsch!'),
      },
      [`${kettle}:1 → write the page below the front matter, or give the link to a page elsewhere`]:
        { [kettle]: bare(kettle) },
      [`${kettlePost}:1 → write the post below its front matter; only Upcoming ones have no page`]:
        { [kettlePost]: bare(kettlePost) },
      [`${kettle}:3 → link: remove the link, since the project has a page here`]: {
        [kettle]: textOf(kettle).replace('order: 1', 'link: https://example.com'),
      },
      [`${more}:3 → category: use another category; Upcoming ones lead nowhere`]: {
        [more]: textOf(more).replace('tile: blank', 'tile: blank\nlink: https://example.com'),
      },
      [`${timer}:9 → link: give a complete address that begins with https://`]: {
        [timer]: textOf(timer).replace(/link: .*/, "link: '#'"),
      },
      [`${kettle}:22 → give the address of a page of this site; there is none at /blogs/blogdetail/copper-kettle`]:
        { [kettle]: sings('See [it](/blogs/blogdetail/copper-kettle).') },
      [`${kettle}:22 → name the file of a page, or of a post or project that has one; there is none for projects/copper-kettle.md`]:
        { [kettle]: sings('See [it](./copper-kettle.md).') },
      [`${kettle}:22 → name the file of a post, a project or a page; README.md is none`]: {
        [kettle]: sings('See [it](../README.md).'),
      },
      [`${kettle}:22 → lead to a place that /about has, or to the page; /about#nobody is none`]: {
        [kettle]: sings('See [it](/about#nobody).'),
      },
      [`${kettle}:22 → give the address of a page that is on; /blogs is off`]: {
        [kettle]: sings('See [it](/blogs).'),
        'pages.yaml': without('blogs', 'comingSoon'),
      },
      [`${kettle}:12 → updated: give a day that is not before the date`]: {
        [kettle]: textOf(kettle).replace('updated: 2024-12-11', 'updated: 2024-12-09'),
      },
      [`${kettle}:15 → description: describe the page in at most 160 characters`]: {
        [kettle]: textOf(kettle).replace(/description: .*/, `description: ${'x'.repeat(161)}`),
      },
      'pages.yaml → contactThanks: write the words of this page, or leave "contact" out too': {
        'pages.yaml': without('contactThanks'),
      },
      'pages.yaml → skills.description: use another value; pages.yaml has "Of tea." already': {
        'pages.yaml': ({ about, skills }) =>
          void (skills.description = about.description = 'Of tea.'),
      },
      'contact-form.yaml → countries: give the choices of the field "country"': {
        'contact-form.yaml': (form) => void delete form.countries,
      },
      'contact-form.yaml → fields: add the field "email": without it there is no answer': {
        'contact-form.yaml': ({ fields }) => void fields.splice(2, 1),
      },
      'contact-form.yaml → cities[1].label: use another value; contact-form.yaml has "Chennai" already':
        {
          'contact-form.yaml': (form) => void (form.cities = [chennai, chennai]),
        },
      [`resume.yaml → internships[0].from: give ${months}`]: {
        'resume.yaml': ({ internships: [one] }) =>
          void Object.assign(one, { from: '2023-05', to: '2023-06' }),
      },
      'services.yaml → botCheck.siteKey: give the site key from the Turnstile dashboard': {
        'services.yaml': (services) => void (services.botCheck = { provider: 'turnstile' }),
      },
      'services.yaml → policies: add the page with the id "terms"; the contact form links to it': {
        'services.yaml': (services) => set(services, 'policies', []),
      },
      [noBanner]: { 'notices.yaml': (notices) => void delete notices.cookies },
      'skills.yaml → list[0].category: use one of: Frontend, Backend, Design, Tools, Deployment, Database':
        {
          'skills.yaml': (skills) => set(skills, 'list[0].category', 'All'),
          'resume.yaml': (resume) => ({ ...resume, skillOrder: [], variants: [] }),
        },
      'jobs.yaml → list[0].to: give an end that is not before the beginning': {
        'jobs.yaml': () => ({ present: 'today', list: [{ ...job, from: '2022-06', to: '2021' }] }),
      },
    }),
  )('%s', async (problem, edits) => {
    expect(await problemsAfter(edits)).toEqual([problem]);
  });

  it.each(['projects.ts', 'projects/kettle.ts', 'posts/drafts/notes.md'])(
    'a file that nothing reads is a mistake: %s',
    async (file) => {
      expect(await problemsAfter({ [file]: () => ({}) })).toEqual([
        expect.stringMatching(`^${file} → remove or rename the file; known are about.yaml, `),
      ]);
    },
  );

  it('one that cannot be read is one problem, whatever else would follow from it', async () => {
    const file = 'owner.yaml';
    const problem = { file, line: 3, field: '', expectation: 'write TypeScript: no' };
    const edits = { [file]: null, 'posts/kettle-two.md': '---\ntitle: Kettle: two\n---\n' };
    expect(await problemsAfter(edits, {}, [{ file, value: undefined, problem }])).toEqual([
      'owner.yaml:3 → write TypeScript: no',
      expect.stringMatching(/^posts\/kettle-two\.md:2 → write YAML/),
    ]);
  });
});

describe('writing', () => {
  const file = 'posts/new-kettle.md';
  const text = textOf(kettlePost);
  const draft = text.replace('order: 1', 'draft: true');

  const isListed = async (post: string, options?: Parameters<typeof assembled>[1]) =>
    (await assembled({ [file]: post }, options)).content?.posts.some(
      ({ slug }) => slug === 'new-kettle',
    );

  it('drafts are shown in development alone', async () => {
    expect(await isListed(draft)).toBe(false);
    expect(await isListed(draft, { withDrafts: true })).toBe(true);
  });

  it('a post appears in what is built from its day on', async () => {
    const post = text.replace('order: 1', 'order: 7').replace('2024-12-10', '2024-12-11');
    expect(await isListed(post, { today: '2024-12-10' })).toBe(false);
    expect(await isListed(post, { today: '2024-12-11' })).toBe(true);
    expect(await isListed(post, { today: '2024-12-10', withDrafts: true })).toBe(true);
  });

  it('mistakes in a draft are told, and nothing may lead to it', async () => {
    const mauve = draft.replace('tile: accent', 'tile: mauve');
    expect(await problemsAfter({ [file]: mauve })).toEqual([
      expect.stringContaining(`${file}:6 → tile: use one of`),
    ]);
    const link = sings('See [it](/blogs/blogdetail/new-kettle).');
    expect(await problemsAfter({ [file]: draft, [kettle]: link })).toEqual([
      expect.stringContaining('there is none at'),
    ]);
  });

  it('an entry without a tile has a coloured one, always the same', async () => {
    const tiles = async () => {
      const { content } = await assembled({
        [kettle]: (fields) => void delete fields.tile,
        [kettlePost]: (fields) => void delete fields.tile,
      });
      return [content?.projects[0]?.tile, content?.posts[0]?.tile];
    };
    const [project, post] = await tiles();
    expect(colouredTiles).toContain(project);
    expect(post).toBe(project);
    expect(await tiles()).toEqual([project, post]);
  });

  it('entries without a number follow, the newest first; an announced one is always the last', async () => {
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

  it('what may be left out follows from the rest', async () => {
    const short = text
      .replace(/(updated|badge|subtitle|description|readTime|visit): .*\n/g, '')
      .replace('order: 1', 'tags: [steam]')
      .replace('The kettle sings.', 'sings '.repeat(600));
    const { content } = await assembled({ [file]: short });
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
])('%s is a page or a file of the site', async (href) => {
  expect(await problemsAfter({ 'home.yaml': (home) => void (home.hire.href = href) })).toEqual([]);
});

it('categories are the owner’s own, and so is the one of what is announced', async () => {
  const own = { projects: ['Küche'], posts: ['Küche'], skills: ['Küche'], upcoming: 'Küche' };
  const found = await problemsAfter({ 'categories.yaml': () => own });
  expect(found).toContain(`${kettle}:5 → category: use one of: Küche`);
  expect(found).toContain('skills.yaml → list[0].category: use one of: Küche');
});

describe('pages that are off', () => {
  it('are those whose words are left out, with all that belongs to them and the links to them', async () => {
    const { content } = await assembled({
      'pages.yaml': without('contact', 'contactThanks', 'blogs', 'comingSoon', 'skills'),
    });
    expect(content?.offPages).toEqual([
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

  it('are not listed among what visitors can look for, nor is what is on them', async () => {
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
    // Its own page, and neither a card without one nor what search engines leave out.
    expect(all.get('post')).toHaveLength(1);
    expect(pages).not.toContain('/contact/thank-you');

    const fewer = await listed('contact', 'contactThanks', 'blogs', 'comingSoon');
    expect([...fewer.keys()]).toEqual(['page', 'project', 'certificate', 'skill']);
    expect(fewer.get('page')?.map(({ href }) => href)).not.toContain('/blogs');
  });

  it('are those with nothing to show, be it empty or left out', async () => {
    const missing = ['faq.yaml', 'activity.yaml', 'feedback-form.yaml', 'snapshot-github.yaml'];
    const { content, lines } = await assembled({
      ...Object.fromEntries(missing.map((file) => [file, null])),
      'internships.yaml': () => [],
      'skills.yaml': (skills) => void (skills.list = []),
      'resume.yaml': (resume) => ({ ...resume, internships: [], skillOrder: [], variants: [] }),
    });
    expect(lines).toEqual([]);
    expect(content?.offPages).toEqual([
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

  it('are never home and the 404 page', async () => {
    const lines = await problemsAfter({ 'pages.yaml': without('home', 'notFound') });
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'pages.yaml → home',
      'pages.yaml → notFound',
    ]);
  });
});

describe('services', () => {
  it('wait for consent also where only the environment configures them', async () => {
    const none = { provider: 'none' };
    const edits = {
      'notices.yaml': null,
      'services.yaml': (services: object) => ({
        ...services,
        chatbot: none,
        gitHub: none,
        leetCode: none,
        qr: {
          ...none,
          requestSizePx: 150,
          displaySizePx: 120,
        },
        translation: {
          ...none,
          languages: [],
        },
      }),
    };
    expect(await problemsAfter(edits)).toEqual([]);
    const env = { PORTFOLIO_SERVICES: '{"chatbot":{"provider":"chatbase","botId":"kettle"}}' };
    expect(await problemsAfter(edits, { env })).toEqual([noBanner]);
    const counting = (settings: object) => ({
      PORTFOLIO_SERVICES: JSON.stringify({
        analytics: { provider: 'script', src: 'https://example.org/count.js', ...settings },
      }),
    });
    expect(await problemsAfter(edits, { env: counting({}) })).toEqual([noBanner]);
    expect(await problemsAfter(edits, { env: counting({ needsConsent: false }) })).toEqual([]);
  });

  it('a variable of the environment that is no JSON is a problem like any other', async () => {
    expect(await problemsAfter({}, { env: { PORTFOLIO_SERVICES: 'none' } })).toEqual([
      expect.stringMatching(/^environment → PORTFOLIO_SERVICES: write JSON/),
    ]);
  });
});

describe('resume', () => {
  const file = 'resume.yaml';

  it('takes its facts from the entries that it names', async () => {
    const { content } = await assembled();
    expect(content?.resume).toMatchObject({
      education: [{ title: 'Bachelor', institution: 'Tea College', from: '2023', to: '2026' }],
      internships: [
        { role: 'Web developer intern', company: 'Tea House', dates: 'May – June 2024' },
      ],
      projects: [{ name: 'Kettle', date: '2024-12', dateLabel: 'December 2024' }],
      skills: [{ name: 'Frontend', skills: [{ name: 'HTML', percent: 95 }] }],
      certificates: [{ title: 'Brewing', date: '2025-03', dateLabel: 'March 2025' }],
      lastModified: '2024-12-11',
    });
    expect(content?.resume.projects[0]?.url).toBe(
      `${content?.site.url}/projects/projectdetail/singing-kettle`,
    );
  });

  it('describes projects that lead elsewhere, too', async () => {
    const project = { slug: 'tea-timer', name: 'Timer', description: 'It rings.', highlights: [] };
    const { content } = await assembled({
      [file]: (resume) => ({
        ...resume,
        projects: [project],
        projectOrder: ['tea-timer'],
        variants: [],
      }),
    });
    const { projects, lastModified } = content!.resume;
    expect(projects).toEqual([{ ...project, keywords: [], url: 'https://example.com/tea-timer' }]);
    expect(lastModified).toBeUndefined();
  });

  it('shows jobs with their time in words, and leaves out parts in which there is nothing', async () => {
    const list = [
      { ...job, from: '2022-06', type: 'Hybrid', highlights: ['Baked.'] },
      { ...job, id: 'mill', from: '2019', to: '2021' },
    ];
    const { content, lines } = await assembled({
      'jobs.yaml': () => ({ present: 'heute', list }),
      [file]: (resume) => {
        resume.sections = ['jobs', 'education', 'projects'];
        resume.education = [];
        resume.headings.jobs = 'Experience';
      },
    });
    expect(lines).toEqual([]);
    expect(content?.resume.jobs.map(({ dates }) => dates)).toEqual([
      'June 2022 – heute',
      '2019 – 2021',
    ]);
    expect(content?.resume.sections).toEqual(['jobs', 'projects']);
    expect(content?.offPages).toContain('jobs');
  });
});

describe('pages of the owner', () => {
  const uses = [
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
    const lines = [...uses];
    for (const [line, text] of changes) lines[line - 1] = text;
    return lines.join('\n');
  };

  it('join the header, the list of everything and the addresses', async () => {
    const { content, lines } = await assembled({ 'pages/uses.md': usesPage() });
    expect(lines).toEqual([]);
    expect(content?.offPages).not.toContain('customPage');
    expect(content?.navigation.at(-1)).toEqual({ label: 'Uses', href: '/uses' });
    const pages = content?.siteIndex.find(({ kind }) => kind === 'page')?.entries;
    expect(pages).toContainEqual({ title: 'Uses', href: '/uses', text: 'My bench.' });
  });

  it('may be linked to by file', async () => {
    expect(
      await problemsAfter({
        'pages/uses.md': usesPage([8, 'See [talks](talks.md).']),
        'pages/talks.md': usesPage(
          [2, 'title: Talks'],
          [8, 'See [uses](uses.md) and [none](none.md).'],
        ),
      }),
    ).toEqual([
      'pages/talks.md:8 → name the file of a page, or of a post or project that has one; there is none for pages/none.md',
    ]);
  });

  it('may not hide a page of the site', async () => {
    expect(await problemsAfter({ 'pages/skills.md': usesPage() })).toContain(
      'pages/skills.md:1 → rename the file; the site has something else at /skills',
    );
  });

  it('need a lead or a description', async () => {
    const bare = usesPage([3, 'order: 1']);
    expect(await problemsAfter({ 'pages/uses.md': bare })).toEqual([
      'pages/uses.md:1 → lead: write a lead or a description',
    ]);
  });
});
