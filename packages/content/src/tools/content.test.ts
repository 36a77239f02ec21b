/** What happens to a mistake in the content: its file, its field, and what was expected there. */
import { describe, expect, it } from 'vitest';
import { sample } from '../sample';
import { colouredTiles } from '../schemas/common';
import {
  fixtureSources,
  lines,
  outcomeAfter,
  problemsAfter,
  problemsWith,
  textOf,
} from '../testing/fixture';
import { markdownSource } from './sources';
import { assembleContent, type Outcome } from './content';
import { noPicture } from './pictures';
import { without } from './without';

const kettle = 'projects/singing-kettle.md';
const more = 'projects/more-to-come.md';
const kettlePost = 'posts/singing-kettle.md';
const tea = 'certificates/tea-certificates.ts';

/** Sets a field of a value, which is named as problems name it. */
function set(content: unknown, field: string, value: unknown): void {
  const path = field.split(/[.[\]]+/).filter(Boolean);
  const last = path.pop() ?? '';
  const parent = path.reduce((part, key) => (part[key] ??= {}) as Fields, content as Fields);
  parent[last] = value;
}
type Fields = Record<string, unknown>;

describe('good content', () => {
  it('has no problems', async () => {
    expect(lines(assembleContent(await fixtureSources()).problems)).toEqual([]);
  });

  it('lists entries by their order, whatever their files are called', async () => {
    const { content } = assembleContent((await fixtureSources()).reverse());
    expect(content?.projects.map(({ slug }) => slug)).toEqual([
      'singing-kettle',
      'tea-timer',
      'more-to-come',
    ]);
  });

  it('adds a page’s address, the owner’s name and the shared resume where pages need them', async () => {
    const { content } = assembleContent(await fixtureSources());
    expect(content?.pages.activity.path).toBe('/my-activity');
    expect(content?.site.name).toBe(content?.owner.name);
    expect(content?.home.resume.href).toBe(content?.owner.resumeUrl);
    expect(content?.skillsNote.resume.href).toBe(content?.owner.resumeUrl);
    expect(content?.footer.policies).toEqual(content?.services.policies);
  });
});

describe('samples', () => {
  it('are unwrapped and noted with file, field and hint', async () => {
    const { content, samples } = await outcomeAfter({
      [tea]: (group) => ({ ...group, name: sample('Tea School', 'the school') }),
    });
    expect(content?.certificates[0]?.name).toBe('Tea School');
    expect(content?.site.sampleCount).toBe(1);
    expect(samples).toEqual([
      { file: tea, field: 'name', path: ['name'], value: 'Tea School', hint: 'the school' },
    ]);
  });

  it('no longer count once the environment has set their field', async () => {
    const url = sample('https://portfolio.example.com');
    const env = { PORTFOLIO_SITE_URL: 'https://kettle.example.org' };
    const { content } = await outcomeAfter({ 'site.ts': (site) => ({ ...site, url }) }, { env });
    expect(content?.site).toMatchObject({ url: 'https://kettle.example.org', sampleCount: 0 });
  });
});

describe('fields', () => {
  const date = 'give a real date as year-month-day, like 2024-12-10';
  const percent = 'give a whole number from 0 to 100';
  const certificateDate = 'give a real date like 26 July 2025 or July 2025';
  const alt = 'describe the picture in a sentence';

  it.each<[place: string, field: string, value: unknown, expectation: string]>([
    [
      `${kettle}:1`,
      'colour',
      'red',
      'unknown field; the known ones are name, title, category, date, featured, link, order, image, tile, aliases, subtitle, badge, updated, readTime, visit, description, tags, skills, sample, draft',
    ],
    [`${kettlePost}:2`, 'title', undefined, 'write the title'],
    [`${kettle}:10`, 'image.alt', undefined, alt],
    [`${kettle}:10`, 'image.alt', '', alt],
    [`${kettle}:2`, 'name', ' Kettle', 'remove the blanks around the text'],
    [
      `${kettle}:6`,
      'tile',
      sample('mauve'),
      'use one of: manjal, kaavi, neem, neelam, lotus, leaf, ink, blank',
    ],
    [
      `${kettle}:7`,
      'aliases[1]',
      'tea-timer',
      'use another slug; projects/tea-timer.md answers to "tea-timer" already',
    ],
    [
      `${kettle}:7`,
      'aliases[0]',
      'Kettle 2',
      'write the slug in lower-case letters and digits joined by single hyphens',
    ],
    ['projects/tea-timer.md:3', 'order', 1, `use another number; ${kettle} has 1 already`],
    [
      'home.ts',
      'hire.href',
      '/projects/projectdetail/tea-timer',
      'give the address of a page of this site; there is none at /projects/projectdetail/tea-timer',
    ],
    [`${kettlePost}:10`, 'date', '2024-02-30', date],
    [`${kettlePost}:10`, 'date', '10 December 2024', date],
    [`${kettlePost}:10`, 'date', '2024-13-01', date],
    [tea, 'certificates[0].date', '31 June 2025', certificateDate],
    [tea, 'certificates[0].date', 'Juli 2025', certificateDate],
    [tea, 'certificates[0].date', '2025-07-26', certificateDate],
    ['skills.ts', 'list[0].percent', -1, percent],
    ['skills.ts', 'list[0].percent', 101, percent],
    ['skills.ts', 'list[0].percent', 49.5, percent],
    ['skills.ts', 'list[0].percent', '50', percent],
    ['about.ts', 'education[0].to', 2020, 'give a last year that is not before the first'],
    ['settings.ts', 'typing.pauseMs', 0.5, 'give a time in whole milliseconds, 0 or more'],
    [
      'contact-form.ts',
      'cities[0].state',
      'France',
      'name a state of the list; "France" is not in it',
    ],
    [
      'services.ts',
      'contactForm.provider',
      'pigeon',
      'use a provider: inbox, formsubmit, formspree or generic',
    ],
  ])('%s → %s must not be %j', async (place, field, value, expectation) => {
    const [file = ''] = place.split(':');
    const problems = await problemsAfter(file, (content) => set(content, field, value));
    expect(problems).toEqual([`${place} → ${field}: ${expectation}`]);
  });

  it('a picture file has to be there, and needs its alternative text', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.image = { src: 'kettle.webp' };
      }),
    ).toEqual([
      `${kettle}:9 → image.src: ${noPicture}`,
      `${kettle}:10 → image.alt: describe the picture in a sentence`,
    ]);
  });
});

describe('files', () => {
  it('a file without a default export is a mistake', async () => {
    const sources = [
      ...(await fixtureSources()),
      { file: 'certificates/empty.ts', value: undefined },
    ];
    expect(lines(assembleContent(sources).problems)).toEqual([
      'certificates/empty.ts → default export: export the content of the file',
    ]);
  });

  it.each(['projects.ts', 'projects/kettle.ts', 'posts/drafts/notes.md'])(
    'a file that nothing reads is a mistake: %s',
    async (file) => {
      const sources = [...(await fixtureSources()), { file, value: {} }];
      expect(lines(assembleContent(sources).problems)).toEqual([
        expect.stringMatching(`^${file} → remove or rename the file; known are about.ts, `),
      ]);
    },
  );

  it('a document that is missing is asked for', async () => {
    const sources = (await fixtureSources()).filter(({ file }) => file !== 'owner.ts');
    expect(lines(assembleContent(sources).problems)).toContain(
      'owner.ts → write this file; the site needs it',
    );
  });

  it('a document of which there need be nothing may be missing', async () => {
    const missing = ['faq.ts', 'activity.ts', 'feedback-form.ts', 'snapshot-github.ts'];
    const sources = (await fixtureSources()).filter(({ file }) => !missing.includes(file));
    const { content, problems } = assembleContent(sources);
    expect(lines(problems)).toEqual([]);
    expect(content?.offPages).toEqual(['jobs', 'activity', 'feedback', 'feedbackThanks']);
  });
});

describe('a file that cannot be read', () => {
  it('is one problem, whatever else would follow from it', async () => {
    const sources = await fixtureSources();
    const owner = { file: 'owner.ts', line: 3, field: '', expectation: 'write TypeScript: no' };
    const broken = sources.map((source) =>
      source.file === 'owner.ts' ? { file: 'owner.ts', value: undefined, problem: owner } : source,
    );
    const post = await markdownSource('posts/kettle-two.md', '---\ntitle: Kettle: two\n---\n');
    expect(lines(assembleContent([...broken, post]).problems)).toEqual([
      'owner.ts:3 → write TypeScript: no',
      expect.stringMatching(/^posts\/kettle-two\.md:2 → write front matter as YAML/),
    ]);
  });

  it('leaves the words alone while the language is not known', async () => {
    const problems = await problemsAfter('site.ts', (site) => {
      site.language = 'Deutsch!';
    });
    expect(problems).toEqual(['site.ts → language: give the language as a tag like en or en-IN']);
  });
});

describe('places in the lists', () => {
  it('no two entries may have one place on the home page', async () => {
    const timer = textOf('projects/tea-timer.md').replace('order: 2', 'featured: 1');
    expect(await problemsWith('projects/tea-timer.md', timer)).toEqual([
      `projects/tea-timer.md:3 → featured: use another number; ${kettle} has 1 already`,
    ]);
  });

  it('entries without a number follow, the newest first; an announced one is always the last', async () => {
    const post = (date: string) =>
      textOf(kettlePost).replace('order: 1\n', '').replace('date: 2024-12-10', `date: ${date}`);
    const { content } = assembleContent([
      ...(await fixtureSources()),
      await markdownSource(
        'posts/first.md',
        post('2023-05-01').replace('updated: 2024-12-11\n', ''),
      ),
      await markdownSource('posts/second/index.md', post('2024-05-01')),
    ]);
    expect(content?.posts.map(({ slug }) => slug)).toEqual([
      'singing-kettle',
      'second',
      'first',
      'more-to-come',
    ]);
  });
});

describe('what an entry leads to', () => {
  const bare = (file: string) => `${textOf(file).split('\n---\n')[0]}\n---\n`;

  it.each([
    [
      'a project without prose needs a link',
      kettle,
      bare(kettle),
      `${kettle}:1 → write the page below the front matter, or give the link to a page elsewhere`,
    ],
    [
      'a post without prose is only announced',
      kettlePost,
      bare(kettlePost),
      `${kettlePost}:1 → write the post below its front matter; only Upcoming ones have no page`,
    ],
    [
      'a project has a page here or elsewhere',
      kettle,
      textOf(kettle).replace('order: 1', 'link: https://example.com'),
      `${kettle}:3 → link: remove the link, since the project has a page here`,
    ],
    [
      'an announced project leads nowhere',
      more,
      textOf(more).replace('tile: blank', 'tile: blank\nlink: https://example.com'),
      `${more}:3 → category: use another category; Upcoming ones lead nowhere`,
    ],
    [
      'a link is a complete address',
      'projects/tea-timer.md',
      textOf('projects/tea-timer.md').replace(/link: .*/, "link: '#'"),
      'projects/tea-timer.md:9 → link: give a complete address that begins with https://',
    ],
    [
      'a link within the site leads to a page that exists',
      kettle,
      textOf(kettle).replace('The kettle sings.', 'See [it](/blogs/blogdetail/copper-kettle).'),
      `${kettle}:22 → give the address of a page of this site; there is none at /blogs/blogdetail/copper-kettle`,
    ],
    [
      'a link to a Markdown file leads to one that is there',
      kettle,
      textOf(kettle).replace('The kettle sings.', 'See [it](./copper-kettle.md).'),
      `${kettle}:22 → name the file of a post or a project that has a page; there is none for projects/copper-kettle.md`,
    ],
    [
      'a link to a Markdown file leads to an entry',
      kettle,
      textOf(kettle).replace('The kettle sings.', 'See [it](../README.md).'),
      `${kettle}:22 → name the file of a post or a project; README.md is none`,
    ],
    [
      'a link to a place of a page leads to one that is there',
      kettle,
      textOf(kettle).replace('The kettle sings.', 'See [it](/about#nobody).'),
      `${kettle}:22 → lead to a place that /about has, or to the page; /about#nobody is none`,
    ],
    [
      'a page was not changed before it appeared',
      kettle,
      textOf(kettle).replace('updated: 2024-12-11', 'updated: 2024-12-09'),
      `${kettle}:12 → updated: give a day that is not before the date`,
    ],
    [
      'a description fits a search result',
      kettle,
      textOf(kettle).replace(/description: .*/, `description: ${'x'.repeat(161)}`),
      `${kettle}:15 → description: describe the page in at most 160 characters`,
    ],
  ])('%s', async (_, file, text, problem) => {
    expect(await problemsWith(file, text)).toContain(problem);
  });
});

describe('writing', () => {
  const text = textOf(kettlePost);

  const slugs = async (post: string, options: Parameters<typeof assembleContent>[1] = {}) => {
    const sources = [
      ...(await fixtureSources()),
      await markdownSource('posts/new-kettle.md', post),
    ];
    return assembleContent(sources, options).content?.posts.map(({ slug }) => slug) ?? [];
  };

  it('drafts are shown in development alone', async () => {
    const draft = text.replace('order: 1', 'draft: true');
    expect(await slugs(draft)).not.toContain('new-kettle');
    expect(await slugs(draft, { withDrafts: true })).toContain('new-kettle');
  });

  it('an entry without a tile has a coloured one, always the same', async () => {
    const tiles = async () => {
      const { content } = await outcomeAfter({
        [kettle]: (fields) => without(fields as { tile: string }, 'tile'),
        [kettlePost]: (fields) => without(fields as { tile: string }, 'tile'),
      });
      return [content?.projects[0]?.tile, content?.posts[0]?.tile];
    };
    const [project, post] = await tiles();
    expect(colouredTiles).toContain(project);
    expect(post).toBe(project);
    expect(await tiles()).toEqual([project, post]);
  });

  it('a post appears in what is built from its day on', async () => {
    const post = text.replace('order: 1', 'order: 7').replace('2024-12-10', '2024-12-11');
    expect(await slugs(post, { today: '2024-12-10' })).not.toContain('new-kettle');
    expect(await slugs(post, { today: '2024-12-11' })).toContain('new-kettle');
    expect(await slugs(post, { today: '2024-12-10', withDrafts: true })).toContain('new-kettle');
  });

  it('mistakes in a draft are told, and nothing may lead to it', async () => {
    const draft = text.replace('order: 1', 'draft: true');
    expect(
      await problemsWith('posts/new.md', draft.replace('tile: manjal', 'tile: mauve')),
    ).toEqual([expect.stringContaining('posts/new.md:6 → tile: use one of')]);
    const link = textOf(kettle).replace('sings.', '[sings](/blogs/blogdetail/new).');
    const { problems } = assembleContent([
      ...(await fixtureSources()).filter(({ file }) => file !== kettle),
      await markdownSource('posts/new.md', draft),
      await markdownSource(kettle, link),
    ]);
    expect(lines(problems)).toEqual([expect.stringContaining('there is none at')]);
  });

  it('what may be left out follows from the rest', async () => {
    const short = text
      .replace(/(updated|badge|subtitle|description|readTime|visit): .*\n/g, '')
      .replace('order: 1', 'tags: [steam]')
      .replace('The kettle sings.', 'sings '.repeat(600));
    const sources = [...(await fixtureSources()), await markdownSource('posts/new.md', short)];
    const { content } = assembleContent(sources);
    const page = content?.posts.find(({ slug }) => slug === 'new')?.page;
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

describe('pages and links', () => {
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
    expect(
      await problemsAfter('home.ts', (home) => {
        home.hire.href = href;
      }),
    ).toEqual([]);
  });

  it('two pages may not share a description', async () => {
    expect(
      await problemsAfter('pages.ts', (pages) => {
        pages.skills.description = pages.about.description;
      }),
    ).toEqual([
      expect.stringMatching(/^pages\.ts → skills\.description: use another value; ".*" is taken$/),
    ]);
  });
});

describe('a lead', () => {
  it.each(['home', 'resume', 'comingSoon', 'notFound'])(
    'is not taken for a page that shows none: %s',
    async (id) => {
      expect(
        await problemsAfter('pages.ts', (pages) => {
          pages[id].lead = 'Nobody would read this.';
        }),
      ).toEqual([expect.stringMatching(`^pages\\.ts → ${id}\\.lead: unknown field; `)]);
    },
  );
});

describe('categories', () => {
  it.each([
    [
      kettle,
      'category',
      'Kitchen',
      'Software Applications, Web Design, Hardware Projects, Task Management, Upcoming, Web Development, AI Projects',
    ],
    [
      kettlePost,
      'category',
      'AI Projects',
      'Software Applications, Web Design, Hardware Projects, Task Management, AI & Accessibility, Backend Development, Upcoming',
    ],
  ])('%s must use a category of its list', async (file, field, category, list) => {
    expect(
      await problemsAfter(file, (entry) => {
        entry[field] = category;
      }),
    ).toContain(`${file}:5 → ${field}: use one of: ${list}`);
  });

  it('a skill must use a category of its list', async () => {
    expect(
      await problemsAfter('skills.ts', (skills) => {
        skills.list[0].category = 'All';
      }),
    ).toContain(
      'skills.ts → list[0].category: use one of: Frontend, Backend, Design, Tools, Deployment, Database',
    );
  });

  it('are the owner’s own, and so is the one of what is announced', async () => {
    const own = { projects: ['Küche'], posts: ['Küche'], skills: ['Küche'], upcoming: 'Küche' };
    const found = await problemsAfter('categories.ts', () => own);
    expect(found).toContain(`${kettle}:5 → category: use one of: Küche`);
    expect(found).toContain('skills.ts → list[0].category: use one of: Küche');
  });
});

describe('pages that are off', () => {
  const without =
    (...ids: string[]) =>
    (pages: object) =>
      Object.fromEntries(Object.entries(pages).filter(([id]) => !ids.includes(id)));

  it('are those whose words are left out, with all that belongs to them and the links to them', async () => {
    const { content } = await outcomeAfter({
      'pages.ts': without('contact', 'contactThanks', 'blogs', 'comingSoon', 'skills'),
    });
    expect(content?.offPages).toEqual([
      'jobs',
      'skills',
      'blogs',
      'post',
      'comingSoon',
      'contact',
      'contactThanks',
    ]);
    const hrefs = [...content!.navigation, ...content!.footer.pages].map(({ href }) => href);
    expect(hrefs).toContain('/projects');
    expect(hrefs).not.toContain('/blogs');
    expect(hrefs).not.toContain('/contact');
    expect(hrefs).not.toContain('/skills');
    expect(content?.home.hire).toBeUndefined();
  });

  it('are not listed among what visitors can look for, nor is what is on them', async () => {
    const listed = async (content: Promise<Outcome>) =>
      new Map((await content).content!.siteIndex.map(({ kind, entries }) => [kind, entries]));
    const all = await listed(outcomeAfter({}));
    expect([...all.keys()]).toEqual([
      ...['page', 'project', 'post', 'certificate', 'skill', 'question'],
    ]);
    expect(all.get('page')?.map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/', '/blogs']),
    );
    // Its own page, and neither a card without one nor what search engines leave out.
    expect(all.get('post')).toHaveLength(1);
    expect(all.get('page')?.map(({ href }) => href)).not.toContain('/contact/thank-you');

    const fewer = await listed(
      outcomeAfter({ 'pages.ts': without('contact', 'contactThanks', 'blogs', 'comingSoon') }),
    );
    expect([...fewer.keys()]).toEqual(['page', 'project', 'certificate', 'skill']);
    expect(fewer.get('page')?.map(({ href }) => href)).not.toContain('/blogs');
  });

  it('are those with nothing to show', async () => {
    const { content } = await outcomeAfter({
      'internships.ts': () => [],
      'skills.ts': (skills) => ({ ...skills, list: [] }),
      'resume.ts': (resume) => ({ ...resume, internships: [], skillOrder: [], variants: [] }),
    });
    expect(content?.offPages).toEqual(['jobs', 'internships', 'skills']);
    expect(content?.navigation.map(({ href }) => href)).not.toContain('/internships');
  });

  it('take the parts along that belong to them, or these are asked for', async () => {
    const { problems } = await outcomeAfter({ 'pages.ts': without('contactThanks') });
    expect(lines(problems)).toEqual([
      'pages.ts → contactThanks: write the words of this page, or leave "contact" out too',
    ]);
  });

  it('are no target for the links of prose', async () => {
    const text = textOf(kettle).replace('The kettle sings.', 'See [it](/blogs).');
    const sources = [
      ...(await fixtureSources()).filter(({ file }) => file !== kettle && file !== 'pages.ts'),
      await markdownSource(kettle, text),
    ];
    const pages = (await fixtureSources()).find(({ file }) => file === 'pages.ts')!;
    const value = without('blogs', 'comingSoon')(pages.value as object);
    expect(lines(assembleContent([...sources, { ...pages, value }]).problems)).toEqual([
      `${kettle}:22 → give the address of a page that is on; /blogs is off`,
    ]);
  });

  it('are never home and the 404 page', async () => {
    const { problems } = await outcomeAfter({ 'pages.ts': without('home', 'notFound') });
    expect(lines(problems).map((line) => line.split(':')[0])).toEqual([
      'pages.ts → home',
      'pages.ts → notFound',
    ]);
  });
});

describe('forms', () => {
  it('no two questions have one name', async () => {
    expect(
      await problemsAfter('feedback-form.ts', (form) => {
        form.parts[0].questions[1].name = 'email';
      }),
    ).toEqual(['feedback-form.ts → parts: ask for "email" once only']);
  });

  it('the contact form has the fields without which there is no answer, and the choices of its lists', async () => {
    expect(
      await problemsAfter('contact-form.ts', (form) => {
        form.fields = form.fields.filter(({ name }: { name: string }) => name !== 'email');
        delete form.countries;
      }),
    ).toEqual([
      'contact-form.ts → countries: give the choices of the field "country"',
      'contact-form.ts → fields: add the field "email": without it there is no answer',
    ]);
  });

  it('the contact form may have three fields, without terms', async () => {
    expect(
      await problemsAfter('contact-form.ts', ({ note, submitLabel, fields }) => ({
        ...{ note, submitLabel },
        fields: fields.filter(({ name }: { name: string }) => /first|email|message/.test(name)),
      })),
    ).toEqual([]);
  });

  it('no two cities look the same', async () => {
    expect(
      await problemsAfter('contact-form.ts', (form) => {
        form.cities[1].label = form.cities[0].label;
        form.cities = form.cities.slice(0, 2);
      }),
    ).toEqual([
      expect.stringMatching(/^contact-form\.ts → cities\[1\]\.label: remove the second ".+"$/),
    ]);
  });
});

describe('services', () => {
  it('a provider needs its own fields', async () => {
    expect(
      await problemsAfter('services.ts', (services) => {
        services.botCheck = { provider: 'turnstile' };
      }),
    ).toEqual(['services.ts → botCheck.siteKey: give the site key from the Turnstile dashboard']);
  });

  it('the policies that the site links to are there', async () => {
    expect(
      await problemsAfter('services.ts', (services) => {
        services.policies = services.policies.filter(({ id }: { id: string }) => id !== 'terms');
      }),
    ).toEqual([
      'services.ts → policies: add the page with the id "terms"; the contact form links to it',
    ]);
  });

  it('services that wait for consent have a banner that asks for it', async () => {
    const expected = [
      'notices.ts → cookies: write the cookie banner: services of other companies ask for consent',
    ];
    const none = { provider: 'none' };
    const noServices = {
      ...{ chatbot: none, gitHub: none, leetCode: none },
      qr: { ...none, requestSizePx: 150, displaySizePx: 120 },
      translation: { ...none, languages: [] },
    };
    const withoutBanner = (notices: { cookies?: unknown }) => {
      delete notices.cookies;
    };
    expect(await problemsAfter('notices.ts', withoutBanner)).toEqual(expected);

    const withoutServices = (await fixtureSources())
      .filter(({ file }) => file !== 'notices.ts')
      .map(({ file, value, ...source }) =>
        file === 'services.ts'
          ? { file, value: { ...(value as object), ...noServices } }
          : { file, value, ...source },
      );
    expect(lines(assembleContent(withoutServices).problems)).toEqual([]);
    // A deployment may configure what the content does not.
    const env = { PORTFOLIO_CHATBOT: 'chatbase:kettle' };
    expect(lines(assembleContent(withoutServices, { env }).problems)).toEqual(expected);
  });

  it('a misspelt variable of the environment is a problem like any other', async () => {
    const { problems } = assembleContent(await fixtureSources(), {
      env: { PORTFOLIO_BOT_CHECK: 'turnstyle:1x' },
    });
    expect(lines(problems)).toEqual([
      'environment → PORTFOLIO_BOT_CHECK: write none or turnstile:<site key>',
    ]);
  });
});

describe('resume', () => {
  it('takes its facts from the entries that it names', async () => {
    const { content } = assembleContent(await fixtureSources());
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

  it.each([
    [
      'education',
      ['master'],
      'education[0]: name the id of a stage of the education in about.ts; "master" is none',
    ],
    [
      'internships',
      [{ id: 'bakery', highlights: [] }],
      'internships[0].id: name the id of an internship in internships.ts; "bakery" is none',
    ],
    [
      'internships',
      [{ id: 'tea-house', from: '2023-05', to: '2023-06', highlights: [] }],
      'internships[0].from: give months from the first to the last, in the year that internships.ts says',
    ],
    ['profiles', ['Teapot'], 'profiles[0]: name a network in services.ts; "Teapot" is none'],
    [
      'projectOrder',
      ['tea-timer'],
      'projectOrder[0]: name the slug of a project that the resume describes; "tea-timer" is none',
    ],
    [
      'skillOrder',
      ['Backend'],
      'skillOrder[0]: name a category that has skills; "Backend" is none',
    ],
    ['sections', ['skills', 'skills'], 'sections[1]: use another value; "skills" is taken'],
  ])('may name only entries that exist: %s', async (field, value, expected) => {
    expect(
      await problemsAfter('resume.ts', (resume) => {
        resume[field] = value;
      }),
    ).toEqual([`resume.ts → ${expected}`]);
  });

  it('describes projects that lead elsewhere, too', async () => {
    const { content } = await outcomeAfter({
      'resume.ts': (resume) => ({ ...resume, ...onlyTimer, variants: [] }),
    });
    const { resume } = content!;
    expect(resume.projects).toEqual([
      { ...onlyTimer.projects[0], keywords: [], url: 'https://example.com/tea-timer' },
    ]);
    expect(resume.lastModified).toBeUndefined();
  });

  it('shows jobs with their time in words, and leaves out parts in which there is nothing', async () => {
    const job = {
      id: 'bakery',
      company: 'Bakery',
      city: 'Berlin',
      role: 'Developer',
      tile: 'leaf',
    };
    const image = { art: 'companies/bakery', alt: 'The mark of the bakery.' };
    const list = [
      { ...job, image, from: '2022-06', type: 'Hybrid', highlights: ['Baked.'] },
      { ...job, image, id: 'mill', from: '2019', to: '2021' },
    ];
    const sources = (await fixtureSources()).map((source) => {
      if (source.file !== 'resume.ts') return source;
      const { headings, ...resume } = source.value as { headings: object };
      const sections = ['jobs', 'education', 'projects'];
      return {
        ...source,
        value: {
          ...resume,
          sections,
          education: [],
          headings: { ...headings, jobs: 'Experience' },
        },
      };
    });
    sources.push({ file: 'jobs.ts', value: { present: 'heute', list } });
    const { content, problems } = assembleContent(sources);
    expect(lines(problems)).toEqual([]);
    expect(content?.resume.jobs.map(({ dates }) => dates)).toEqual([
      'June 2022 – heute',
      '2019 – 2021',
    ]);
    expect(content?.resume.sections).toEqual(['jobs', 'projects']);
    expect(content?.offPages).toContain('jobs');
  });

  it('a job does not end before it begins', async () => {
    const image = { art: 'companies/bakery', alt: 'The mark of the bakery.' };
    const job = { id: 'a', company: 'B', city: 'C', role: 'D', tile: 'leaf', image };
    expect(
      lines(
        assembleContent([
          ...(await fixtureSources()),
          {
            file: 'jobs.ts',
            value: { present: 'today', list: [{ ...job, from: '2022-06', to: '2021' }] },
          },
        ]).problems,
      ),
    ).toEqual(['jobs.ts → list[0].to: give an end that is not before the beginning']);
  });
});

const onlyTimer = {
  projects: [{ slug: 'tea-timer', name: 'Timer', description: 'It rings.', highlights: [] }],
  projectOrder: ['tea-timer'],
};
