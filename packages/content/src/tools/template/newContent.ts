/** The content folder of a new owner: what is known of them, and a marked sample for everything else. Nothing of it is the demo's. */
import { createHash } from 'node:crypto';
import { documents, type DocumentName, type Documents } from '../../documents';
import { canonicalPath, type EntryRouteId, type PageId } from '../../routes';
import { sample, type WithSamples } from '../../sample';
import type { Page } from '../../schemas/page';
import type { Facts } from './facts';
import { wordsFile } from '../words';
import { documentText, markdownText, wordsText } from './moduleText';

type Sources = { [Name in DocumentName]?: WithSamples<Documents[Name]> };
type Work = WithSamples<Documents['jobs']['list'][number]>;

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

const tiles = ['manjal', 'neelam', 'neem', 'lotus', 'kaavi', 'leaf'] as const;
const tileOf = (index: number) => tiles[index % tiles.length] ?? 'manjal';
const yearOf = (date: string | undefined) => Number(/^\d{4}/.exec(date ?? '')?.[0]) || undefined;
const isHttps = (url: string | undefined) => url?.startsWith('https://') === true;
const orUndefined = <Item>(list: readonly Item[]) => (list.length > 0 ? list : undefined);
/** Shortens a text at a word. */
const within = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).replace(/\s+\S*$/, '')}…`;
/** A date as year-month-day: a document may know the year or the month alone. */
const dayOf = (date: string | undefined, today: string) =>
  /^\d{4}(-\d\d){0,2}$/.test(date ?? '') ? `${date}-01-01`.slice(0, 10) : today;

/**
 * Writes the content folder of a new owner.
 *
 * @param today the day, as year-month-day
 * @param language the BCP 47 tag of the site's language; names of countries, and the file of words, follow it
 * @returns the text of each file by its name below the folder
 */
export function newContent(
  { basics, ...facts }: Facts,
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

  const education = facts.education.flatMap(({ institution, studyType, area, ...time }, index) => {
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
      },
    ];
  });
  const jobs = facts.work.flatMap(
    ({ name: company, position, location, startDate, endDate, highlights }, index): Work[] => {
      const from = /^\d{4}(-\d\d)?/.exec(startDate ?? '')?.[0];
      if (!company || !position || !from) return [];
      const to = /^\d{4}(-\d\d)?/.exec(endDate ?? '')?.[0];
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
          ...(highlights.length > 0 && { highlights }),
        },
      ];
    },
  );
  const categoryOf = new Map(
    facts.skills.flatMap(({ name: category = '', keywords }) => {
      const names = keywords.length > 0 ? keywords : [category];
      return category ? names.map((skill) => [skill, category] as const) : [];
    }),
  );
  const skills = Array.from(categoryOf, ([skill, category]) => ({
    name: skill,
    image: { art: `skills/${slugOf(skill)}`, alt: markOf(skill) },
    percent: sample(70, 'how well you know it, from 0 to 100'),
    category,
  }));
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
    ['home', plainRole, `Work and writing of ${plainName}.`, 'manjal'],
    ['about', 'About', `Who ${plainName} is.`, 'lotus', 'ring'],
    ['projects', 'Projects', `What ${plainName} has made.`, 'ink', 'diamond'],
    ['jobs', 'Experience', `Where ${plainName} has worked.`, 'leaf', 'stops'],
    ['skills', 'Skills', `What ${plainName} works with.`, 'manjal', 'stair'],
    ['resume', 'Resume', `The resume of ${plainName}, to read or print.`, 'ink'],
    ['blogs', 'Blog', `What ${plainName} writes.`, 'kaavi', 'octagon'],
    [
      'search',
      'Everything here',
      `All pages, work and writing of ${plainName} in one list.`,
      'leaf',
      'plain',
    ],
    ['contact', 'Contact', `Send ${plainName} a message.`, 'neelam', 'pair'],
    ['contactThanks', 'Message sent', 'Your message has been sent.', 'neelam', 'pair'],
    ['notFound', '404 - Page Not Found', 'There is no page at this address.', 'manjal'],
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
  const skillOrder = [...new Set(categoryOf.values())];

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
        "your photo: put it into this folder and write { src: 'portrait.jpg', alt: '…' }",
      ),
      resumeUrl: siteUrl
        ? `${siteUrl}/resume`
        : sample(
            'https://example.com/resume',
            'what View Resume opens, like the address of the site and /resume',
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
      },
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
      sections: ['summary', 'jobs', 'education', 'projects', 'skills'],
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
    pages: Object.fromEntries(pages.map(pageOf)) as NonNullable<Sources['pages']>,
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
  if (!isEnglish) files.set(wordsFile, wordsText(language));
  for (const [key, document] of Object.entries(sources)) {
    const name = key as DocumentName;
    files.set(documents[name].file, documentText(name, document));
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
