/** What happens to a mistake in the content: its file, its field, and what was expected there. */
import { describe, expect, it } from 'vitest';
import { sample } from '../sample';
import { fixtureSources, lines, problemsAfter } from '../testing/fixture';
import { assembleContent } from './content';

const kettle = 'projects/singing-kettle.ts';
const more = 'projects/more-to-come.ts';
const kettlePost = 'posts/singing-kettle.ts';
const tea = 'certificates/tea-certificates.ts';

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
    const sources = (await fixtureSources()).map((source) =>
      source.file === tea
        ? {
            file: tea,
            value: {
              ...(source.value as object),
              name: sample('Tea School', 'the school'),
            },
          }
        : source,
    );
    const { content, samples } = assembleContent(sources);
    expect(content?.certificates[0]?.name).toBe('Tea School');
    expect(content?.site.sampleCount).toBe(1);
    expect(samples).toEqual([
      { file: tea, field: 'name', path: ['name'], value: 'Tea School', hint: 'the school' },
    ]);
  });

  it('are checked like any other value', async () => {
    expect(
      await problemsAfter(kettle, (project) => ({ ...project, tile: sample('mauve') })),
    ).toEqual([
      `${kettle} → tile: use one of: manjal, kaavi, neem, neelam, lotus, leaf, ink, blank`,
    ]);
  });

  it('no longer count once the environment has set their field', async () => {
    const sources = (await fixtureSources()).map((source) =>
      source.file === 'site.ts'
        ? {
            file: 'site.ts',
            value: { ...(source.value as object), url: sample('https://portfolio.example.com') },
          }
        : source,
    );
    const env = { PORTFOLIO_SITE_URL: 'https://kettle.example.org' };
    const { content } = assembleContent(sources, env);
    expect(content?.site).toMatchObject({ url: 'https://kettle.example.org', sampleCount: 0 });
  });
});

describe('fields', () => {
  it('an unknown field is named, with the known ones', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.colour = 'red';
      }),
    ).toEqual([
      `${kettle} → colour: unknown field; the known ones are slug, order, name, category, tile, image, aliases, featuredOrder, link, page`,
    ]);
  });

  it('an unknown field deep inside is named too', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.page.sections[1].blocks[0].style = 'wide';
      }),
    ).toEqual([
      `${kettle} → page.sections[1].blocks[0].style: unknown field; the known ones are type, ordered, items`,
    ]);
  });

  it('a missing field says what to write', async () => {
    expect(
      await problemsAfter(kettlePost, (post) => {
        delete post.title;
      }),
    ).toEqual([`${kettlePost} → title: write the title`]);
  });

  it.each([
    ['missing', undefined],
    ['empty', ''],
  ])('a picture with %s alternative text asks for a sentence', async (_, alt) => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.image.alt = alt;
      }),
    ).toEqual([`${kettle} → image.alt: describe the picture in a sentence`]);
  });

  it('a picture file needs its size and its alternative text', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.image = { src: '/images/kettle.webp', width: 800 };
      }),
    ).toEqual([
      `${kettle} → image.height: give the height of the picture in pixels`,
      `${kettle} → image.alt: describe the picture in a sentence`,
    ]);
  });

  it('blanks around a text are not kept silently', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.name = ' Kettle';
      }),
    ).toEqual([`${kettle} → name: remove the blanks around the text`]);
  });

  it('a description must fit a search result', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.page.description = 'x'.repeat(161);
      }),
    ).toEqual([`${kettle} → page.description: shorten the description to at most 160 characters`]);
  });

  it('all problems of all files are listed at once', async () => {
    const sources = (await fixtureSources()).map((source) => {
      if (source.file === kettle)
        return { ...source, value: { ...(source.value as object), order: 0 } };
      if (source.file === tea)
        return { ...source, value: { ...(source.value as object), name: '' } };
      return source;
    });
    expect(lines(assembleContent(sources).problems)).toEqual([
      `${kettle} → order: give the place in the list as a whole number from 1`,
      `${tea} → name: name the provider`,
    ]);
  });
});

describe('files', () => {
  it('a file without a default export is a mistake', async () => {
    const sources = [...(await fixtureSources()), { file: 'projects/empty.ts', value: undefined }];
    expect(lines(assembleContent(sources).problems)).toEqual([
      'projects/empty.ts → default export: export the content of the file',
    ]);
  });

  it.each(['projects.ts', 'projects/drafts/kettle.ts', 'posts/notes.md'])(
    'a file that nothing reads is a mistake: %s',
    async (file) => {
      const sources = [...(await fixtureSources()), { file, value: {} }];
      expect(lines(assembleContent(sources).problems)).toEqual([
        expect.stringMatching(`^${file} → remove or rename the file; known are about.ts, `),
      ]);
    },
  );

  it('a document that is missing is asked for', async () => {
    const sources = (await fixtureSources()).filter(({ file }) => file !== 'faq.ts');
    expect(lines(assembleContent(sources).problems)).toEqual([
      'faq.ts → write this file; the site needs it',
    ]);
  });
});

describe('slugs and places', () => {
  it('a copied file that keeps the slug of the first is told its own', async () => {
    expect(
      await problemsAfter('projects/tea-timer.ts', (project) => {
        project.slug = 'singing-kettle';
      }),
    ).toEqual(['projects/tea-timer.ts → slug: write "tea-timer", the name of the file']);
  });

  it('an alias may not be the slug of another entry', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.aliases = ['kettle', 'tea-timer'];
      }),
    ).toEqual([
      `${kettle} → aliases[1]: use another slug; projects/tea-timer.ts answers to "tea-timer" already`,
    ]);
  });

  it('a slug has only lower-case letters, digits and hyphens', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.aliases = ['Kettle 2'];
      }),
    ).toEqual([
      `${kettle} → aliases[0]: write the slug in lower-case letters and digits joined by single hyphens`,
    ]);
  });

  it('two entries may not have one place in the list', async () => {
    expect(
      await problemsAfter('projects/tea-timer.ts', (project) => {
        project.order = 1;
      }),
    ).toEqual([`projects/tea-timer.ts → order: use another number; ${kettle} has 1 already`]);
  });

  it('nor one place on the home page', async () => {
    expect(
      await problemsAfter('projects/tea-timer.ts', (project) => {
        project.featuredOrder = 1;
      }),
    ).toEqual([
      `projects/tea-timer.ts → featuredOrder: use another number; ${kettle} has 1 already`,
    ]);
  });
});

describe('placeholders', () => {
  it('stand at the end of the list', async () => {
    expect(
      await problemsAfter('projects/tea-timer.ts', (project) => {
        project.order = 4;
      }),
    ).toEqual([
      `${more} → order: give the placeholder the highest number, since it must be the last; it is 2 of 3`,
    ]);
  });

  it('a project without a target must be an upcoming one', async () => {
    expect(
      await problemsAfter('projects/tea-timer.ts', (project) => {
        project.link = { kind: 'none' };
      }),
    ).toEqual([
      'projects/tea-timer.ts → link.kind: give a target; only a project of category Upcoming may be without one',
    ]);
  });

  it('an upcoming project leads nowhere', async () => {
    expect(
      await problemsAfter(more, (project) => {
        project.link = { kind: 'external', href: 'https://example.com' };
      }),
    ).toEqual([`${more} → link.kind: use kind 'none', since the category is Upcoming`]);
  });

  it('a blog entry that is a placeholder must be an upcoming one', async () => {
    expect(
      await problemsAfter('posts/more-to-come.ts', (post) => {
        post.category = 'Web Design';
      }),
    ).toEqual([
      "posts/more-to-come.ts → link.kind: use kind 'page'; only an entry of category Upcoming may be a placeholder",
    ]);
  });
});

describe('pages and links', () => {
  it('a link to a page needs the page', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        delete project.page;
      }),
    ).toEqual([`${kettle} → page: write the page that the link of kind 'page' leads to`]);
  });

  it('a page needs the link to it', async () => {
    expect(
      await problemsAfter(kettlePost, (post) => {
        post.link = { kind: 'placeholder' };
        post.category = 'Upcoming';
        post.order = 3;
        post.slug = 'singing-kettle';
      }),
    ).toContain(
      `${kettlePost} → link.kind: use kind 'page', since there is a page, or remove the page`,
    );
  });

  it('a link without a target says so', async () => {
    expect(
      await problemsAfter('projects/tea-timer.ts', (project) => {
        project.link.href = '#';
      }),
    ).toEqual([
      'projects/tea-timer.ts → link.href: give a complete address that begins with https://',
    ]);
  });

  it('a link within the site must lead to a page that exists', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.page.sections[0].blocks.push({
          type: 'paragraph',
          text: ['See ', { link: 'the post', href: '/blogs/blogdetail/copper-kettle' }, '.'],
        });
      }),
    ).toEqual([
      `${kettle} → page.sections[0].blocks[1].text[1].href: give the address of a page of this site; there is none at /blogs/blogdetail/copper-kettle`,
    ]);
  });

  it('a project that leads elsewhere has no page to link to', async () => {
    expect(
      await problemsAfter('home.ts', (home) => {
        home.hire.href = '/projects/projectdetail/tea-timer';
      }),
    ).toEqual([
      'home.ts → hire.href: give the address of a page of this site; there is none at /projects/projectdetail/tea-timer',
    ]);
  });

  it.each([
    '/contact?from=home#form',
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

describe('prose', () => {
  it('a heading’s id is unique in its page', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.page.sections[1].id = 'overview';
      }),
    ).toEqual([
      `${kettle} → page.sections[1].id: give the heading an id of its own; "overview" is taken`,
    ]);
  });

  it('a row has as many cells as there are columns', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.page.sections[1].blocks[1].rows[0].push('loud');
      }),
    ).toEqual([
      `${kettle} → page.sections[1].blocks[1].rows[0]: give 2 cells, one for each column`,
    ]);
  });

  it('an unknown kind of block names the known ones', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.page.sections[0].blocks[0] = { type: 'video', src: 'kettle.mp4' };
      }),
    ).toEqual([
      `${kettle} → page.sections[0].blocks[0].type: use a block of type paragraph, list, code, table, note or figure`,
    ]);
  });
});

describe('dates and numbers', () => {
  it.each(['2024-02-30', '10 December 2024', '2024-13-01'])('%s is no date', async (date) => {
    expect(
      await problemsAfter(kettlePost, (post) => {
        post.date = date;
      }),
    ).toEqual([`${kettlePost} → date: give a real date as year-month-day, like 2024-12-10`]);
  });

  it('a page was not changed before it appeared', async () => {
    expect(
      await problemsAfter(kettle, (project) => {
        project.page.updatedOn = '2024-12-09';
      }),
    ).toEqual([`${kettle} → page.updatedOn: give a day that is not before publishedOn`]);
  });

  it.each(['31 June 2025', 'Juli 2025', '2025-07-26'])(
    '%s is no date of a certificate',
    async (date) => {
      expect(
        await problemsAfter(tea, (group) => {
          group.certificates[0].date = date;
        }),
      ).toEqual([`${tea} → certificates[0].date: give a real date like 26 July 2025 or July 2025`]);
    },
  );

  it.each([-1, 101, 49.5, '50'])('%s is no percentage', async (percent) => {
    expect(
      await problemsAfter('skills.ts', (skills) => {
        skills.list[0].percent = percent;
      }),
    ).toEqual(['skills.ts → list[0].percent: give a whole number from 0 to 100']);
  });

  it('a stage of the education does not end before it begins', async () => {
    expect(
      await problemsAfter('about.ts', (about) => {
        about.education[0].to = 2020;
      }),
    ).toEqual(['about.ts → education[0].to: give a last year that is not before the first']);
  });

  it('a timing is in whole milliseconds', async () => {
    expect(
      await problemsAfter('settings.ts', (settings) => {
        settings.typing.pauseMs = 0.5;
      }),
    ).toEqual(['settings.ts → typing.pauseMs: give a time in whole milliseconds, 0 or more']);
  });
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
    ).toContain(`${file} → ${field}: use one of: ${list}`);
  });

  it('a skill must use a category of its list', async () => {
    expect(
      await problemsAfter('skills.ts', (skills) => {
        skills.list[0].category = 'All';
      }),
    ).toEqual([
      'skills.ts → list[0].category: use one of: Frontend, Backend, Design, Tools, Deployment, Database',
    ]);
  });

  it('an internship is remote or offline', async () => {
    expect(
      await problemsAfter('internships.ts', (internships) => {
        internships[0].type = 'Hybrid';
      }),
    ).toEqual(['internships.ts → [0].type: use one of: Remote, Offline']);
  });
});

describe('forms', () => {
  it('a question offers exactly its fixed answers', async () => {
    expect(
      await problemsAfter('feedback-form.ts', (form) => {
        form.parts[0].questions[1].options[0] = 'Fast';
      }),
    ).toEqual([
      'feedback-form.ts → parts[0].questions[1].options: offer exactly: Very fast, Normal, Slow',
    ]);
  });

  it('all seventeen questions are asked, in order', async () => {
    expect(
      await problemsAfter('feedback-form.ts', (form) => {
        form.parts[0].questions.pop();
      }),
    ).toEqual(['feedback-form.ts → parts: ask the questions q1 to q17 in order, each once']);
  });

  it('the contact form has all its fields', async () => {
    expect(
      await problemsAfter('contact-form.ts', (form) => {
        form.fields.pop();
      }),
    ).toEqual(['contact-form.ts → fields: add the missing fields: message']);
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

  it('a city lies in a state of the list', async () => {
    expect(
      await problemsAfter('contact-form.ts', (form) => {
        form.cities = [{ label: 'Paris', value: 'Paris', state: 'France' }];
      }),
    ).toEqual([
      'contact-form.ts → cities[0].state: name a state of the list; "France" is not in it',
    ]);
  });
});

describe('services', () => {
  it('an unknown provider names the known ones', async () => {
    expect(
      await problemsAfter('services.ts', (services) => {
        services.contactForm = { provider: 'pigeon' };
      }),
    ).toEqual([
      'services.ts → contactForm.provider: use a provider: inbox, formsubmit, formspree or generic',
    ]);
  });

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
    ).toEqual(['services.ts → policies: add the page with the id "terms"; the site links to it']);
  });

  it('a misspelt variable of the environment is a problem like any other', async () => {
    const { problems } = assembleContent(await fixtureSources(), {
      PORTFOLIO_BOT_CHECK: 'turnstyle:1x',
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
      internships: [{ role: 'Web developer intern', company: 'Tea House', year: '2024' }],
      projects: [{ name: 'Kettle', date: '2024-12-10' }],
      skills: [{ name: 'Frontend', skills: [{ name: 'HTML', percent: 95 }] }],
      certificates: { items: [{ title: 'Brewing', date: '2025-03', dateLabel: 'March 2025' }] },
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
      ['bakery'],
      'internships[0]: name the id of an internship in internships.ts; "bakery" is none',
    ],
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

  it('describes only projects that have a page', async () => {
    expect(
      await problemsAfter('resume.ts', (resume) => {
        resume.projects[0].slug = 'tea-timer';
        resume.projectOrder = ['tea-timer'];
        resume.variants[0].projectOrder = ['tea-timer'];
      }),
    ).toEqual([
      'resume.ts → projects[0].slug: name the slug of a project with a page; "tea-timer" is none',
    ]);
  });
});
