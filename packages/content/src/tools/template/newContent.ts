/** The content folder of a new owner: what is known of them, and a marked sample for everything else. Nothing of it is the demo's. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { documents, type DocumentName } from '../../documents';
import { canonicalPath, type EntryRouteId, type PageId } from '../../routes';
import { sample } from '../samples';
import type { Page } from '../../schemas/page';
import { isWholeCertificate, timeOf, type Facts } from './facts';
import { documentText, markdownText } from './fileText';

/** What is written of each document; a value may be a sample. */
type Sources = Partial<Record<DocumentName, object>>;

/**
 * Letters and digits joined by hyphens, as names of files and addresses are written. A name in another script gets some that are its own,
 * for the owner to replace.
 */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (slug !== '' && !/(?!\p{Script=Latin})\p{L}/u.test(plain)) return slug;
  return [slug || 'entry', createHash('sha256').update(name).digest('hex').slice(0, 6)].join('-');
}

const tiles = ['accent', 'cool', 'deep', 'warm', 'highlight', 'fresh'] as const;
const tileOf = (index: number) => tiles[index % tiles.length] ?? 'accent';
const yearOf = (date: string | undefined) => Number(/^\d{4}/.exec(date ?? '')?.[0]) || undefined;
const isHttps = (url: string | undefined) => url?.startsWith('https://') === true;
const orUndefined = <Item>(list: readonly Item[]) => (list.length > 0 ? list : undefined);
/** A date as certificates write it: `26 July 2025` or `July 2025`. */
const dateLabelOf = (date = '') =>
  new Date(date).toLocaleDateString('en-GB', {
    day: date.length > 7 ? 'numeric' : undefined,
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
/** Joins the lines of a text. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
/** Shortens a text at a word. */
const within = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
/** A date as year-month-day: a document may know the year or the month alone. */
const dayOf = (date: string | undefined, today: string) =>
  /^\d{4}(-\d\d){0,2}$/.test(date ?? '') ? `${date}-01-01`.slice(0, 10) : today;

/**
 * Writes the content folder of a new owner.
 *
 * @param folder where it will lie, from the root of the disk on
 * @param today the day, as year-month-day
 * @param language the BCP 47 tag of the site's language; names of countries follow it
 * @returns the text of each file by its name below the folder
 */
export function newContent(
  { basics, ...facts }: Facts,
  folder: string,
  today: string,
  language = 'en',
): Map<string, string> {
  const isEnglish = /^en\b/.test(language);
  /** A word of this template, which an owner of another language replaces. */
  const english = (word: string) =>
    isEnglish || word === basics.label ? word : sample(word, 'in your language');
  /** Describes a woven mark; a name alone does in any language. */
  const markOf = (whose: string) => (isEnglish ? `The mark of ${whose}.` : whose);
  const { name: plainName = 'Your Name', label: plainRole = 'Software developer' } = basics;
  const role = basics.label ?? sample(plainRole, 'what you are, in a few words');
  const summary =
    basics.summary ??
    sample('I build software.', 'yourself in a sentence or two, in your own words');
  const paragraphs = basics.summary?.split(/\n{2,}/).map((text) => text.trim());
  const countryCode = /^[A-Z]{2}$/.test(basics.location.countryCode ?? '')
    ? basics.location.countryCode
    : undefined;
  const country =
    countryCode && new Intl.DisplayNames([language], { type: 'region' }).of(countryCode);
  const siteUrl = isHttps(basics.url) ? basics.url?.replace(/[/?#]+$/, '') : undefined;

  const education = facts.education.flatMap(
    ({ institution, studyType, area, courses, ...time }, index) => {
      const from = yearOf(time.startDate) ?? yearOf(time.endDate);
      const title = studyType ?? area;
      if (!institution || !title || !from) return [];
      return [
        {
          id: `${slugOf(title)}-${index + 1}`,
          from,
          to: yearOf(time.endDate) ?? Number(today.slice(0, 4)),
          title,
          ...(studyType && area && { field: area }),
          institution,
          courses: orUndefined(courses),
        },
      ];
    },
  );
  const jobs = facts.work.flatMap(
    ({ name: company, position, location, startDate, endDate, highlights, ...job }, index) => {
      const from = timeOf(startDate);
      if (!company || !position || !from) return [];
      const to = timeOf(endDate);
      return [
        {
          id: `${slugOf(company)}-${index + 1}`,
          company,
          city: location ?? sample('Online', 'the city, or Online'),
          role: position,
          from,
          ...(to && { to }),
          image: { art: `companies/${slugOf(company)}`, alt: markOf(company) },
          tile: tileOf(index),
          url: isHttps(job.url) ? job.url : undefined,
          summary: job.summary && oneLine(job.summary),
          highlights: orUndefined(highlights),
        },
      ];
    },
  );
  const categoryOf = new Map(
    facts.skills.flatMap(({ name: category = '', level, keywords }) => {
      const names = keywords.length > 0 ? keywords : [category];
      return category ? names.map((skill) => [skill, { category, level }] as const) : [];
    }),
  );
  const skills = Array.from(categoryOf, ([skill, { category, level }]) => ({
    name: skill,
    image: { art: `skills/${slugOf(skill)}`, alt: markOf(skill) },
    ...(level && { level }),
    category,
  }));
  const entry = (
    title: string | undefined,
    organization: string | undefined,
    from: string | undefined,
    more: { endDate?: string; url?: string; summary?: string; highlights?: string[] } = {},
  ) => {
    if (!title) return [];
    const { endDate, url, summary: about, highlights = [] } = more;
    return [
      {
        title,
        organization,
        from: timeOf(from),
        to: timeOf(from) && timeOf(endDate),
        url: isHttps(url) ? url : undefined,
        summary: about && oneLine(about),
        highlights: orUndefined(highlights),
      },
    ];
  };
  /** Sections that only the resume has, with their headings. Empty ones are left out. */
  const extras = (
    [
      [
        'volunteer',
        'Volunteering',
        facts.volunteer.flatMap(({ position, organization, startDate, ...more }) =>
          position
            ? entry(position, organization, startDate, more)
            : entry(organization, undefined, startDate, more),
        ),
      ],
      [
        'awards',
        'Awards',
        facts.awards.flatMap(({ title, awarder, date, ...more }) =>
          entry(title, awarder, date, more),
        ),
      ],
      [
        'publications',
        'Publications',
        facts.publications.flatMap(({ name, publisher, releaseDate, ...more }) =>
          entry(name, publisher, releaseDate, more),
        ),
      ],
      [
        'languages',
        'Languages',
        facts.languages.flatMap(({ language: name, fluency }) =>
          name ? [{ name, details: orUndefined(fluency ? [fluency] : []) }] : [],
        ),
      ],
      [
        'interests',
        'Interests',
        facts.interests.flatMap(({ name, keywords }) =>
          name ? [{ name, details: orUndefined(keywords) }] : [],
        ),
      ],
      [
        'references',
        'References',
        facts.references.flatMap(({ name, reference }) =>
          entry(name, undefined, undefined, { summary: reference }),
        ),
      ],
    ] as const
  ).filter(([, , list]) => list.length > 0);
  const certificates = facts.certificates.filter(isWholeCertificate);
  const social = basics.profiles.flatMap(({ network, username, url }) =>
    network && isHttps(url) ? [{ network, username: username ?? network, href: url ?? '' }] : [],
  );
  const projects = facts.projects.flatMap((project) =>
    project.name ? [{ ...project, name: project.name, slug: slugOf(project.name) }] : [],
  );

  /** The pages, each with its title, description, colour and line drawing. */
  const pages: [
    id: Exclude<PageId, EntryRouteId>,
    title: string,
    description: string,
    tile: Page['tile'],
    kolam?: Page['kolam'],
  ][] = [
    ['home', plainRole, `Work and writing of ${plainName}.`, 'accent'],
    ['about', 'About', `Who ${plainName} is.`, 'warm', 'ring'],
    ['projects', 'Projects', `What ${plainName} has made.`, 'ink', 'diamond'],
    ['jobs', 'Experience', `Where ${plainName} has worked.`, 'fresh', 'stops'],
    ...(certificates.length > 0
      ? ([
          [
            'certificates',
            'Certificates',
            `Certificates of ${plainName}, each with its document.`,
            'deep',
            'twenty',
          ],
        ] satisfies (typeof pages)[number][])
      : []),
    ['skills', 'Skills', `What ${plainName} works with.`, 'accent', 'stair'],
    ['resume', 'Resume', `The resume of ${plainName}, to read or print.`, 'ink'],
    ['blogs', 'Blog', `What ${plainName} writes.`, 'highlight', 'octagon'],
    [
      'search',
      'Everything here',
      `All pages, work and writing of ${plainName} in one list.`,
      'fresh',
      'plain',
    ],
    ['contact', 'Contact', `Send ${plainName} a message.`, 'cool', 'pair'],
    ['contactThanks', 'Message sent', 'Your message has been sent.', 'cool', 'pair'],
    ['notFound', '404 - Page Not Found', 'There is no page at this address.', 'accent'],
  ];
  const pageOf = ([id, title, description, tile, kolam]: (typeof pages)[number]) => [
    id,
    {
      title: english(within(title, 70)),
      ...(title.length > 70 && { heading: title }),
      description: english(within(description, 160)),
      tile,
      kolam,
    },
  ];
  const field = (label: string, control: 'text' | 'email' | 'textarea', autocomplete: string) => ({
    name: label.toLowerCase(),
    label: english(label),
    control,
    required: true,
    autocomplete,
  });
  const link = (label: string, href: string) => ({ label: english(label), href });
  const linkTo = ([id, title]: (typeof pages)[number]) =>
    link(id === 'home' ? 'Home' : title, canonicalPath(id));
  const unlinked = ['search', 'contactThanks', 'notFound'];
  const inFooter = ['home', 'about', 'projects', 'contact'];
  const skillOrder = [...new Set(skills.map(({ category }) => category))];

  const greeting = { text: 'Hello', meaning: 'hello', language: 'en' };

  const sources: Sources = {
    owner: {
      name: basics.name ?? sample(plainName),
      email: basics.email ?? sample('you@example.com'),
      role,
      location: {
        region: basics.location.city ?? basics.location.region ?? sample('Your city'),
        country: country ?? sample('Your country'),
        countryCode: countryCode ?? sample('XX', 'the two-letter code of your country'),
      },
      portrait: sample(
        { art: `companies/${slugOf(plainName)}`, alt: `A mark woven from the name ${plainName}.` },
        'your photo: put it into this folder and write its name as src in place of art',
      ),
    },
    site: {
      url: siteUrl ?? sample('https://example.com', 'the address at which you publish the site'),
      description: english(within(`Work and writing of ${plainName}, ${plainRole}.`, 160)),
      language,
    },
    home: {
      greeting: {
        word: isEnglish
          ? greeting
          : sample(greeting, 'in your language, with its meaning and the tag of the language'),
        introduction: english('I’m'),
      },
      titles: [`${plainRole.replace(/\.$/, '')}.`],
      lead: paragraphs?.[0] ?? summary,
      resumeLabel: english('View Resume'),
      hire: link('Hire Me', '/contact'),
      recentWork: { heading: english('Recent work'), link: link('All projects', '/projects') },
    },
    about: {
      bio: paragraphs ?? [summary],
      educationHeading: english('Education'),
      education,
      hobbiesHeading: english('Hobbies'),
      hobbies: facts.interests.flatMap(({ name = '' }, index) => {
        const image = { art: `woven/${slugOf(name)}`, alt: markOf(name) };
        return name ? [{ name, image, tile: tileOf(index) }] : [];
      }),
      achievementsHeading: english('Achievements'),
      achievements: [],
    },
    jobs: { present: english('today'), list: jobs },
    skills: {
      list: skills,
      paragraph: sample('This is what I work with.', 'how you work, in your own words'),
      resumeLabel: english('View Resume'),
    },
    categories: { projects: [english('Projects')], posts: [english('Notes')], skills: skillOrder },
    resume: {
      profiles: social.map(({ network }) => network),
      headings: {
        summary: english('Summary'),
        jobs: english('Experience'),
        education: english('Education'),
        projects: english('Projects'),
        skills: english('Skills'),
        ...(certificates.length > 0 && { certificates: english('Certificates') }),
        ...Object.fromEntries(extras.map(([id, heading]) => [id, english(heading)])),
      },
      ...Object.fromEntries(extras.map(([id, , list]) => [id, list])),
      education: education.map(({ id }) => id),
      internships: [],
      projects: projects.map(({ slug, name: project, description, highlights }) => ({
        slug,
        name: project,
        description: description ?? sample('What it does, in one sentence.'),
        highlights,
      })),
      headline: role,
      summary,
      sections: [
        'summary',
        'jobs',
        'education',
        'projects',
        'skills',
        ...(certificates.length > 0 ? ['certificates'] : []),
        ...extras.map(([id]) => id),
      ],
      projectOrder: projects.map(({ slug }) => slug),
      skillOrder,
      variants: [],
    },
    services: {
      contactForm: { provider: 'inbox', form: 'contact' },
      feedbackForm: { provider: 'inbox', form: 'feedback' },
      botCheck: { provider: 'none' },
      chatbot: { provider: 'none' },
      translation: { provider: 'none', languages: [] },
      qr: { provider: 'none', requestSizePx: 150, displaySizePx: 120 },
      leetCode: { provider: 'none' },
      gitHub: { provider: 'none' },
      policies: [],
      social,
    },
    pages: Object.fromEntries(pages.map(pageOf)),
    navigation: pages.filter(([id]) => !unlinked.includes(id)).map(linkTo),
    footer: {
      headings: {
        pages: english('Pages'),
        profiles: english('Elsewhere'),
        policies: english('Policies'),
      },
      pages: pages.filter(([id]) => inFooter.includes(id)).map(linkTo),
      sampleNotice: english('Some of this site is a sample that its owner has yet to replace.'),
    },
    contactForm: {
      note: english('* Indicates required question.'),
      fields: [
        field('Name', 'text', 'name'),
        field('Email', 'email', 'email'),
        field('Message', 'textarea', 'off'),
      ],
      submitLabel: english('Send'),
    },
  };

  const files = new Map<string, string>();
  for (const [key, document] of Object.entries(sources)) {
    const name = key as DocumentName;
    const { file } = documents[name];
    files.set(file, documentText(join(folder, file), file.replace('.yaml', ''), document));
  }
  for (const [index, issuer] of [...new Set(certificates.map((one) => one.issuer!))].entries()) {
    const slug = slugOf(issuer);
    const file = `certificates/${slug}.yaml`;
    const group = {
      slug,
      order: index + 1,
      name: issuer,
      heading: english(`My ${issuer} certificates`),
      tile: tileOf(index),
      image: { art: `providers/${slug}`, alt: markOf(issuer) },
      certificates: certificates
        .filter((one) => one.issuer === issuer)
        .map(({ name: title, date, url: href }) => ({ title, date: dateLabelOf(date), href })),
    };
    files.set(file, documentText(join(folder, file), 'certificates', group));
  }
  for (const [index, { description, keywords, ...project }] of projects.entries()) {
    const says = description ?? `What ${project.name} does.`;
    const fields = {
      name: project.name,
      category: english('Projects'),
      date: dayOf(project.startDate, today),
      order: index + 1,
      featured: index < 3 ? index + 1 : undefined,
      tile: tileOf(index),
      subtitle: within(says, 160),
      visit: isHttps(project.url) ? project.url : undefined,
      skills: orUndefined(keywords.filter((keyword) => categoryOf.has(keyword))),
      tags: orUndefined(keywords.filter((keyword) => !categoryOf.has(keyword))),
      sample: description === undefined ? true : undefined,
    };
    const points = project.highlights.map((highlight) => `- ${highlight}`).join('\n');
    files.set(`projects/${project.slug}.md`, markdownText(fields, `${says}\n\n${points}`));
  }
  return files;
}
