/** Creates a new owner's content folder from known facts, with marked samples for everything else. Nothing comes from the demo. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { documents, type DocumentName } from '../../documents';
import { claimId } from '../../markdown/remarkPlugins';
import { sample, type Fields } from '../samples';
import { isListedByLevel, type Facts } from './facts';
import { documentText, markdownFrom, markdownText } from '../yaml';
import { markUntranslated, starterDocument, withFacts, truncate } from './starter';

/** Returns a slug of letters, digits and hyphens. A name with non-Latin letters gets a hash, so that its slug is unique. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    // C, C++ and C# need different slugs.
    .replace(/(?<=[a-z0-9+])[+#]/g, (sign) => (sign === '+' ? '-plus' : '-sharp'))
    .replace(/^[^a-z0-9]+/, '')
    .slice(0, 80)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
  if (slug !== '' && !/(?!\p{Script=Latin})\p{L}/u.test(plain)) return slug;
  return [slug || 'entry', createHash('sha256').update(name).digest('hex').slice(0, 6)].join('-');
}

/** Full stops of languages that use another one than the Latin. */
const fullStops: Partial<Record<string, string>> = { hi: '।', ja: '。', ur: '۔', zh: '。' };

const tiles = ['accent', 'cool', 'deep', 'warm', 'highlight', 'fresh'] as const;
const tileOf = (index: number) => tiles[index % tiles.length] ?? 'accent';
const undefinedIfEmpty = <Item>(list: readonly Item[]) => (list.length > 0 ? list : undefined);
const oneLine = (text: string) => text.replace(/\s+/g, ' ');
/** Expands a year or month to `YYYY-MM-DD`. */
const dayOf = (date: string | undefined) => date && `${date}-01-01`.slice(0, 10);
/** Returns a period's end date. If the document has an end date that was not imported, returns the start date, marked as a sample. */
const endOf = ({ startDate, endDate, hasEnded }: Partial<Facts['volunteer'][number]>) =>
  hasEnded && startDate ? sample(startDate, 'the end; remove it if there is none') : endDate;
/** Creates a function that makes unique slugs. Reserves `index`, because hosts serve `index.html` at the path of its folder. */
const slugClaimer = () => {
  const taken = new Set(['index']);
  return (name: string) => claimId(taken, slugOf(name));
};

/** Creates the files for a new owner's content folder. Returns each file's text by its path relative to the folder. */
export function newContent(
  { basics, ...facts }: Facts,
  folder: string,
  today: string,
  language = 'en',
): Map<string, string> {
  const isEnglish = /^en\b/.test(language);
  /** In languages other than English, the description is only the name. */
  const markAlt = (subject: string) =>
    truncate(isEnglish ? `The mark of ${subject}.` : subject, 250);
  const { name, label, email, summary, location } = basics;
  const role = label && truncate(label.replace(/\s*[.。।۔]$/, ''), 70);
  const fullStop = (!/[a-z]$/i.test(role ?? '') && fullStops[language.slice(0, 2)]) || '.';
  const placeholders = {
    ...(name && { 'Your Name': truncate(name, 90), 'your-name': slugOf(name) }),
    ...(role && { 'Software developer.': role + fullStop, 'Software developer': role }),
  };
  /** Returns a starter document. Unless the site is in English, the document's text is marked as samples. */
  const starter = (document: DocumentName) => {
    const fields = starterDocument(documents[document].file, placeholders);
    return isEnglish || document === 'services' ? fields : markUntranslated(fields, role);
  };
  const paragraphs = summary?.split(/\s*\n\s*\n\s*/);
  const { countryCode } = location;

  const education = facts.education.map(
    ({ institution, studyType, area = '', courses, ...dates }, index) => {
      const title = studyType ?? area;
      const from = Number(dates.startDate ?? dates.endDate);
      const latest = Math.max(from, Number(today.slice(0, 4)));
      return {
        id: `${slugOf(title)}-${index + 1}`,
        from,
        to: dates.endDate ? Number(dates.endDate) : sample(latest, 'the last year'),
        title,
        ...(studyType && area && { field: area }),
        institution,
        courses: undefinedIfEmpty(courses),
      };
    },
  );
  const jobs = facts.work.map(
    ({ name: company, position, location, highlights, ...job }, index) => {
      return {
        id: `${slugOf(company)}-${index + 1}`,
        company,
        city: location ?? sample('Online', 'the city, or Online'),
        role: position,
        from: job.startDate,
        to: endOf(job),
        image: { art: `companies/${slugOf(company)}`, alt: markAlt(company) },
        tile: tileOf(index),
        url: job.url,
        summary: job.summary && oneLine(job.summary),
        highlights: undefinedIfEmpty(highlights),
      };
    },
  );
  const generalCategory =
    isEnglish || facts.skills.some((group) => group.name === 'General')
      ? 'General'
      : sample('General', 'in your language');
  const categoryOf = new Map(
    facts.skills.flatMap(({ name: skillOrGroup, level, keywords }) => {
      // A skill with keywords becomes a category, and its keywords become skills. A level of the whole category may not
      // apply to each of them.
      const isGroup = keywords.length > 0;
      const hasLevel = !isGroup || isListedByLevel(skillOrGroup, facts.skills);
      const category = {
        category: isGroup ? skillOrGroup : generalCategory,
        ...(hasLevel && { level }),
      };
      return (isGroup ? keywords : [skillOrGroup]).map((skill) => [skill, category] as const);
    }),
  );
  const skills = Array.from(categoryOf, ([skill, { category, level }]) => ({
    name: skill,
    image: { art: `skills/${slugOf(skill)}`, alt: markAlt(skill) },
    ...(level && { level }),
    category,
  }));
  const entry = (
    title: string | undefined,
    organization?: string,
    date?: string,
    more: Partial<Facts['volunteer'][number]> = {},
  ) => ({
    title,
    organization,
    from: date,
    to: date && endOf(more),
    url: more.url,
    summary: more.summary && oneLine(more.summary),
    highlights: undefinedIfEmpty(more.highlights ?? []),
  });
  const { certificates } = facts;
  const sections: Record<string, readonly unknown[]> = {
    volunteer: facts.volunteer.map(({ position, organization, ...more }) =>
      entry(
        position ?? organization,
        position && organization,
        more.startDate ?? more.endDate,
        more,
      ),
    ),
    awards: facts.awards.map(({ title, awarder, date, ...more }) =>
      entry(title, awarder, date, more),
    ),
    publications: facts.publications.map(({ name: title, publisher, releaseDate, ...more }) =>
      entry(title, publisher, releaseDate, more),
    ),
    languages: facts.languages.map(({ language: spoken, fluency }) => ({
      name: spoken,
      details: fluency && [fluency],
    })),
    interests: facts.interests.map(({ name: interest, keywords }) => ({
      name: interest,
      details: undefinedIfEmpty(keywords),
    })),
    references: facts.references.map(({ name: title, reference }) =>
      entry(title, undefined, undefined, { summary: reference }),
    ),
  };
  const isShown = (section: string) => ({ ...sections, certificates })[section]?.length !== 0;
  const withoutEmptySections = (fields: unknown) =>
    Object.fromEntries(Object.entries(fields as Fields).filter(([id]) => isShown(id)));
  const social = basics.profiles.map(({ network, username = network, url: href }) => ({
    network,
    username,
    href,
  }));
  const projectSlug = slugClaimer();
  const projects = facts.projects.map((project) => ({
    ...project,
    slug: projectSlug(project.name),
  }));
  const skillOrder = [...new Set(skills.map(({ category }) => category))];
  const home = starter('home');
  const resume = starter('resume');
  const navigation = starter('navigation') as unknown as { href: string }[];
  const category = (starter('categories')['projects'] as unknown[])[0];

  const documentValues: Partial<Record<DocumentName, unknown>> = {
    owner: withFacts(starter('owner'), {
      name,
      email,
      role: label,
      location: {
        // If only the region is known, null removes the sample city.
        city: location.city ?? (location.region ? null : undefined),
        region: location.region,
        country:
          countryCode && new Intl.DisplayNames([language], { type: 'region' }).of(countryCode),
        countryCode,
      },
    }),
    site: withFacts(starter('site'), {
      url: basics.url?.replace(/[?#].*/, '').replace(/\/+$/, ''),
      language,
    }),
    home: withFacts(home, { lead: paragraphs?.[0] }),
    about: withFacts(starter('about'), {
      bio: paragraphs,
      education,
      hobbies: facts.interests.map(({ name: hobby }, index) => {
        const image = { art: `woven/${slugOf(hobby)}`, alt: markAlt(hobby) };
        return { name: hobby, image, tile: tileOf(index) };
      }),
    }),
    jobs: withFacts(starter('jobs'), { list: jobs }),
    skills: withFacts(starter('skills'), { list: skills }),
    categories: withFacts(starter('categories'), { skills: skillOrder }),
    resume: {
      ...withFacts(resume, {
        profiles: social.map(({ network }) => network),
        education: education.map(({ id }) => id),
        projects: projects.map(({ slug, name: project, description, highlights, ...dates }) => ({
          slug,
          name: project,
          description: description ?? sample('What it does, in one sentence.'),
          from: dates.startDate,
          to: endOf(dates),
          highlights,
        })),
        headline: label,
        summary,
        sections: (resume['sections'] as string[]).filter(isShown),
        projectOrder: projects.map(({ slug }) => slug),
        skillOrder,
      }),
      headings: withoutEmptySections(resume['headings']),
      ...withoutEmptySections(sections),
    },
    services: withFacts(starter('services'), { social }),
    pages: withFacts(withoutEmptySections(starter('pages')), {
      home: { heading: label && label.length > 70 ? label : undefined },
    }),
    navigation: navigation.filter(({ href }) => isShown(href.slice(1))),
    footer: starter('footer'),
    contactForm: starter('contactForm'),
  };

  const files = new Map<string, string>();
  const add = (file: string, document: unknown) =>
    files.set(file, documentText(join(folder, file), document));
  for (const [name, document] of Object.entries(documentValues)) {
    add(documents[name as DocumentName].file, document);
  }
  const issuerSlug = slugClaimer();
  for (const [index, issuer] of [...new Set(certificates.map((one) => one.issuer))].entries()) {
    const slug = issuerSlug(issuer);
    const heading = `My ${issuer} Certifications`;
    add(`certificates/${slug}.yaml`, {
      slug,
      order: index + 1,
      name: issuer,
      heading: isEnglish ? heading : sample(heading, 'in your language'),
      tile: tileOf(index),
      image: { art: `providers/${slug}`, alt: markAlt(issuer) },
      certificates: certificates
        .filter((one) => one.issuer === issuer)
        .map(({ name: title, date, url: href }) => ({ title, date: date.slice(0, 10), href })),
    });
  }
  for (const [index, { description, keywords, ...project }] of projects.entries()) {
    const summaryText = description ?? `About ${project.name}.`;
    const tags = keywords
      .filter((keyword) => !categoryOf.has(keyword))
      // Removes the # that Obsidian tags start with.
      .flatMap((keyword) => keyword.replace(/^[#\s]+/, '') || []);
    const lastDay = dayOf(project.endDate ?? project.startDate) ?? today;
    const fields = {
      name: project.name,
      category,
      // A future date would hide the project.
      date: sample(lastDay < today ? lastDay : today, 'the publication date'),
      order: index + 1,
      featured: index < 3 ? index + 1 : undefined,
      tile: tileOf(index),
      visit: project.url,
      skills: undefinedIfEmpty(keywords.filter((keyword) => categoryOf.has(keyword))),
      tags: undefinedIfEmpty(tags),
      sample: description === undefined ? true : undefined,
    };
    const points = project.highlights.map((point) => `- ${markdownFrom(oneLine(point))}`);
    const prose = `${markdownFrom(summaryText)}\n\n${points.join('\n')}`;
    files.set(`projects/${project.slug}.md`, markdownText(fields, prose));
  }
  return files;
}
