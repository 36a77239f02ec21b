/** The content folder of a new owner: what is known of them, and a marked sample for everything else. Nothing of it is the demo's. */
import { createHash } from 'node:crypto';
import { documents, type DocumentName, type Documents } from '../../documents';
import { isSample, sample, type WithSamples } from '../../sample';
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

/** Fields, or groups of fields, that hold words of this template rather than facts about the owner. */
const templateWords =
  /^(?:label|title|description|introduction|meaning|note|present|sampleNotice|headings?|\w+(?:Heading|Label))$/;

/**
 * Marks the template's English words as samples, for a site in another language.
 *
 * @param known what the owner has said, which is left as it is
 */
function withEnglishMarked(value: unknown, known: ReadonlySet<string>, isWords = false): unknown {
  if (isSample(value)) return value;
  if (typeof value === 'string') {
    return isWords && !known.has(value) ? sample(value, 'in your language') : value;
  }
  if (Array.isArray(value)) return value.map((item) => withEnglishMarked(item, known, isWords));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      withEnglishMarked(field, known, isWords || templateWords.test(key)),
    ]),
  );
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

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
  const english = (word: string) => (isEnglish ? word : sample(word, 'in your language'));
  /** Describes a woven mark; a name alone does in any language. */
  const markOf = (whose: string) => (isEnglish ? `The mark of ${whose}.` : whose);
  const name = basics.name ?? sample('Your Name');
  const plainName = basics.name ?? 'Your Name';
  const role = basics.label ?? sample('Software developer', 'what you are, in a few words');
  const plainRole = basics.label ?? 'Software developer';
  const summary =
    basics.summary ??
    sample('I build software.', 'yourself in a sentence or two, in your own words');
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
  const skillGroups = facts.skills.flatMap(({ name: group, keywords }) =>
    group ? [{ group, names: keywords.length > 0 ? keywords : [group] }] : [],
  );
  const skills = [
    ...new Map(
      skillGroups.flatMap(({ group, names }) => names.map((skill) => [skill, group] as const)),
    ),
  ].map(([skill, category]) => ({
    name: skill,
    image: { art: `skills/${slugOf(skill)}`, alt: markOf(skill) },
    percent: sample(70, 'how well you know it, from 0 to 100'),
    category,
  }));
  const isSkill = (keyword: string) => skills.some((skill) => skill.name === keyword);
  const social = basics.profiles.flatMap(({ network, username, url }) =>
    network && isHttps(url) ? [{ network, username: username ?? network, href: url ?? '' }] : [],
  );
  const projects = facts.projects.flatMap((project) =>
    project.name ? [{ ...project, name: project.name, slug: slugOf(project.name) }] : [],
  );

  const page = (title: string, description: string, tile: (typeof tiles)[number] | 'ink') => ({
    title: within(title, 70),
    ...(title.length > 70 && { heading: title }),
    description: within(description, 160),
    tile,
  });
  const links = {
    home: { label: 'Home', href: '/' },
    about: { label: 'About', href: '/about' },
    projects: { label: 'Projects', href: '/projects' },
    jobs: { label: 'Experience', href: '/experience' },
    skills: { label: 'Skills', href: '/skills' },
    resume: { label: 'Resume', href: '/resume' },
    blogs: { label: 'Blog', href: '/blogs' },
    contact: { label: 'Contact', href: '/contact' },
  };
  const skillOrder = [...new Set(skills.map(({ category }) => category))];

  const greeting = { text: 'Hello', meaning: 'hello', language: 'en' };

  const sources: Sources = {
    owner: {
      name,
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
      description: within(`Work and writing of ${plainName}, ${plainRole}.`, 160),
      language,
    },
    home: {
      greeting: {
        word: isEnglish
          ? greeting
          : sample(greeting, 'in your language, with its meaning and the tag of the language'),
        introduction: 'I’m',
      },
      titles: [`${plainRole.replace(/\.$/, '')}.`],
      lead: typeof summary === 'string' ? (summary.split(/\n{2,}/)[0] ?? summary) : summary,
      resumeLabel: 'View Resume',
      hire: { label: 'Hire Me', href: '/contact' },
      recentWork: { heading: 'Recent work', link: { label: 'All projects', href: '/projects' } },
    },
    about: {
      bio:
        typeof summary === 'string'
          ? summary.split(/\n{2,}/).map((text) => text.trim())
          : [summary],
      educationHeading: 'Education',
      education,
      hobbiesHeading: 'Hobbies',
      hobbies: facts.interests.flatMap(({ name: hobby }, index) =>
        hobby
          ? [
              {
                name: hobby,
                image: { art: `woven/${slugOf(hobby)}`, alt: markOf(hobby) },
                tile: tileOf(index),
              },
            ]
          : [],
      ),
      achievementsHeading: 'Achievements',
      achievements: [],
    },
    jobs: { present: 'today', list: jobs },
    skills: {
      list: skills,
      paragraph: sample('This is what I work with.', 'how you work, in your own words'),
      resumeLabel: 'View Resume',
    },
    categories: { projects: [english('Projects')], posts: [english('Notes')], skills: skillOrder },
    resume: {
      profiles: social.map(({ network }) => network),
      headings: {
        summary: 'Summary',
        jobs: 'Experience',
        education: 'Education',
        projects: 'Projects',
        skills: 'Skills',
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
    pages: {
      home: page(plainRole, `Work and writing of ${plainName}.`, 'manjal'),
      about: { ...page('About', `Who ${plainName} is.`, 'lotus'), kolam: 'ring' },
      projects: { ...page('Projects', `What ${plainName} has made.`, 'ink'), kolam: 'diamond' },
      jobs: { ...page('Experience', `Where ${plainName} has worked.`, 'leaf'), kolam: 'stops' },
      skills: { ...page('Skills', `What ${plainName} works with.`, 'manjal'), kolam: 'stair' },
      resume: page('Resume', `The resume of ${plainName}, to read or print.`, 'ink'),
      blogs: { ...page('Blog', `What ${plainName} writes.`, 'kaavi'), kolam: 'octagon' },
      search: {
        ...page(
          'Everything here',
          `All pages, work and writing of ${plainName} in one list.`,
          'leaf',
        ),
        kolam: 'plain',
      },
      contact: { ...page('Contact', `Send ${plainName} a message.`, 'neelam'), kolam: 'pair' },
      contactThanks: {
        ...page('Message sent', 'Your message has been sent.', 'neelam'),
        kolam: 'pair',
      },
      notFound: page('404 - Page Not Found', 'There is no page at this address.', 'manjal'),
    },
    navigation: Object.values(links),
    footer: {
      headings: { pages: 'Pages', profiles: 'Elsewhere', policies: 'Policies' },
      pages: [links.home, links.about, links.projects, links.contact],
      sampleNotice: 'Some of this site is a sample that its owner has yet to replace.',
    },
    contactForm: {
      note: '* Indicates required question.',
      fields: [
        { name: 'name', label: 'Name', control: 'text', required: true, autocomplete: 'name' },
        { name: 'email', label: 'Email', control: 'email', required: true, autocomplete: 'email' },
        {
          name: 'message',
          label: 'Message',
          control: 'textarea',
          required: true,
          autocomplete: 'off',
        },
      ],
      submitLabel: 'Send',
    },
  };

  const files = new Map<string, string>();
  const known = new Set(textsIn({ basics, ...facts }));
  if (!isEnglish) files.set(wordsFile, wordsText(language));
  for (const [key, document] of Object.entries(sources)) {
    const documentName = key as DocumentName;
    const text = isEnglish ? document : withEnglishMarked(document, known);
    files.set(documents[documentName].file, documentText(documentName, text as never));
  }
  projects.forEach(
    ({ slug, name: project, description, url, startDate, highlights, keywords }, index) => {
      const points = highlights.map((highlight) => `- ${highlight}`).join('\n');
      files.set(
        `projects/${slug}.md`,
        markdownText(
          {
            name: project,
            category: english('Projects'),
            date: dayOf(startDate, today),
            order: index + 1,
            featured: index < 3 ? index + 1 : undefined,
            tile: tileOf(index),
            subtitle: within(description ?? `What ${project} does.`, 160),
            visit: isHttps(url) ? url : undefined,
            skills: orUndefined(keywords.filter(isSkill)),
            tags: orUndefined(keywords.filter((keyword) => !isSkill(keyword))),
            sample: description === undefined ? true : undefined,
          },
          `${description ?? `What ${project} does.`}\n\n${points}`,
        ),
      );
    },
  );
  return files;
}
