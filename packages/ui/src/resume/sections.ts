/** The resume's contact details and sections as data, for the sheet, Word documents and tests. */
import {
  fill,
  formatYears,
  joinList,
  language,
  messages,
  paragraphsOf,
  plural,
} from '@portfolio/messages';

type RareSectionId =
  | 'volunteer'
  | 'awards'
  | 'publications'
  | 'references'
  | 'languages'
  | 'interests';

export type ResumeSectionId =
  | 'summary'
  | 'education'
  | 'projects'
  | 'jobs'
  | 'internships'
  | 'skills'
  | 'certificates'
  | RareSectionId;

/** An award, publication, reference or volunteer role. */
interface ResumeEntry {
  title: string;
  organization?: string | undefined;
  dates?: string | undefined;
  url?: string | undefined;
  summary?: string | undefined;
  highlights: readonly string[];
}

/** A language or an interest. */
interface ResumeItem {
  name: string;
  details: readonly string[];
}

/** A job or an internship. */
interface ResumeWork {
  role: string;
  company: string;
  city: string;
  /** Kind of work: `Remote`, `Hybrid`. */
  type?: string | undefined;
  /** Start and end as text: `May – June 2024`. */
  dates: string;
  /** Duration as text: `1 month`. */
  duration?: string | undefined;
  /** Achievements, one sentence each. */
  highlights: readonly string[];
  skills?: readonly string[] | undefined;
  url?: string | undefined;
  summary?: string | undefined;
}

interface ResumeSkill {
  name: string;
  /** 0-100, drawn as a gauge. */
  percent?: number | undefined;
  level?: string | undefined;
  years?: number | undefined;
}

/** Content of the resume. `ResumeSheetProps` adds its appearance. */
export interface ResumeContent {
  /** Email address, without `mailto:`. */
  email: string;
  /** The site's URL. */
  url: string;
  /** URL that the site's link opens; `url` by default. */
  siteHref?: string;
  /** The city or region, and the country. */
  location: { place: string; country: string };
  /** Profiles on other sites. */
  profiles: readonly { network: string; url: string }[];
  /** A short summary of the owner. Blank lines separate paragraphs. */
  summary: string;
  /** Sections to show, in order. */
  sections: readonly ResumeSectionId[];
  /** Section headings. Resume parsers look for Experience, Education, Projects and Skills. */
  headings: Partial<Record<ResumeSectionId, string>>;
  /** Slugs of the projects to show, in order. */
  projectOrder: readonly string[];
  /** Categories of the skills to show, in order. */
  skillOrder: readonly string[];
  /** Schools and degrees, in order. */
  education: readonly {
    title: string;
    field?: string;
    institution: string;
    courses?: readonly string[] | undefined;
    /** First year: `2023`. */
    from: string;
    to: string;
  }[];
  /** All projects; `projectOrder` selects from them. */
  projects: readonly {
    slug: string;
    name: string;
    description: string;
    highlights: readonly string[];
    keywords: readonly string[];
    /** Date or period as text: `December 2024`. */
    dateLabel?: string;
    url?: string | undefined;
  }[];
  /** Jobs, latest first. */
  jobs: readonly ResumeWork[];
  /** Internships, latest first. */
  internships: readonly ResumeWork[];
  /** All categories with their skills; `skillOrder` selects from them. */
  skills: readonly { name: string; skills: readonly ResumeSkill[] }[];
  /** Certificates, grouped by issuer. */
  certificates: readonly {
    title: string;
    issuedBy: string;
    dateLabel: string;
    url?: string | undefined;
  }[];
  /** Volunteer roles. */
  volunteer?: readonly ResumeEntry[];
  /** Awards. */
  awards?: readonly ResumeEntry[];
  /** Publications. */
  publications?: readonly ResumeEntry[];
  /** People who recommend the owner, each with a quotation as `summary`. */
  references?: readonly ResumeEntry[];
  /** Languages, each with its level. */
  languages?: readonly ResumeItem[];
  /** Interests, each with keywords. */
  interests?: readonly ResumeItem[];
}

/** A job, degree, project or similar. */
export interface SectionEntry {
  title: string;
  url?: string | undefined;
  /** Facts beside the title: organisation, place. */
  about: readonly string[];
  dates?: string | undefined;
  summary?: string | undefined;
  points: readonly string[];
}

/** Items with a common name, such as skills by category or certificates by issuer. */
export interface SectionGroup {
  name: string;
  items: readonly {
    text: string;
    url?: string | undefined;
    date?: string;
    /** Drawn as a gauge if every item of the group has one. */
    percent?: number | undefined;
  }[];
}

/** The content of a section: text, entries or groups. */
export interface SectionContent {
  paragraphs?: readonly string[];
  entries?: readonly SectionEntry[];
  groups?: readonly SectionGroup[];
}

/** A contact detail. Only the location has no URL. */
interface ContactLine {
  label?: string;
  text: string;
  url?: string;
}

const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** Returns the contact details, one per line. */
export const contactLines = ({
  email,
  location,
  url,
  siteHref,
  profiles,
}: ResumeContent): ContactLine[] => [
  { text: email, url: `mailto:${email}` },
  { text: fill(messages.page.pair, { first: location.place, second: location.country }) },
  { text: displayUrl(url), url: siteHref ?? new URL(url).href },
  ...profiles.map(({ network, url: profileUrl }) => ({
    label: `${network}: `,
    text: displayUrl(profileUrl),
    url: profileUrl,
  })),
];

const withNote = (text: string, note: string | undefined) => (note ? `${text} (${note})` : text);

/** Returns the items whose `key` property is listed in `order`, in that order. */
export const inOrder = <Item>(order: readonly string[], items: readonly Item[], key: keyof Item) =>
  order.flatMap((name) => items.find((item) => item[key] === name) ?? []);

const degree = ({ field, institution, ...stage }: ResumeContent['education'][number]) => ({
  title: stage.title,
  about: field ? [institution, field] : [institution],
  dates: formatYears(Number(stage.from), Number(stage.to)),
  points: stage.courses ?? [],
});

const projectEntry = ({ keywords, ...project }: ResumeContent['projects'][number]) => ({
  title: project.name,
  url: project.url,
  about: keywords.length > 0 ? [joinList(keywords)] : [],
  dates: project.dateLabel,
  points: [project.description, ...project.highlights],
});

const workEntry = ({ skills = [], ...work }: ResumeWork) => ({
  title: work.role,
  url: work.url,
  about: [work.company, withNote(work.city, work.type?.toLocaleLowerCase(language))],
  dates: withNote(work.dates, work.duration),
  summary: work.summary,
  points: [...work.highlights, ...(skills.length > 0 ? [joinList(skills)] : [])],
});

function skillItem({ name, percent, level, years }: ResumeSkill) {
  // Node.js has no `import.meta.env`.
  if (import.meta.env?.VITE_HAS_SKILL_EXTRAS === 'no') return { text: name, percent };
  const note = [level, years && plural(messages.experience.years, years)]
    .filter(Boolean)
    .join(', ');
  return note ? { text: withNote(name, note) } : { text: name, percent };
}

/** Content of the sections that few resumes have. */
function rareContent(id: RareSectionId, resume: ResumeContent): SectionContent {
  if (id === 'languages' || id === 'interests') {
    const groups = resume[id]?.map(({ name, details }) => ({
      name,
      items: details.map((text) => ({ text })),
    }));
    return { groups };
  }
  const entries = resume[id]?.map(({ organization, highlights, ...entry }) => ({
    ...entry,
    about: organization ? [organization] : [],
    points: highlights,
  }));
  return { entries };
}

function contentOf(id: ResumeSectionId, resume: ResumeContent): SectionContent {
  switch (id) {
    case 'summary':
      return { paragraphs: paragraphsOf(resume.summary) };
    case 'education':
      return { entries: resume.education.map(degree) };
    case 'projects':
      return { entries: inOrder(resume.projectOrder, resume.projects, 'slug').map(projectEntry) };
    case 'jobs':
    case 'internships':
      return { entries: resume[id].map(workEntry) };
    case 'skills': {
      const groups = inOrder(resume.skillOrder, resume.skills, 'name');
      return { groups: groups.map(({ name, skills }) => ({ name, items: skills.map(skillItem) })) };
    }
    case 'certificates': {
      const issuers = [...new Set(resume.certificates.map(({ issuedBy }) => issuedBy))];
      const itemsOf = (issuer: string) =>
        resume.certificates
          .filter(({ issuedBy }) => issuedBy === issuer)
          .map(({ title, url, dateLabel }) => ({ text: title, url, date: dateLabel }));
      return { groups: issuers.map((name) => ({ name, items: itemsOf(name) })) };
    }
    default:
      return import.meta.env?.VITE_HAS_RESUME_EXTRAS === 'no' ? {} : rareContent(id, resume);
  }
}

/** Returns the resume's sections in order, each with its heading and content. */
export const resumeSections = (resume: ResumeContent) =>
  resume.sections.map((id) => ({
    id,
    heading: resume.headings[id] ?? id,
    ...contentOf(id, resume),
  }));

/** Returns true if no entry has a summary or points. Dates then come directly after the titles. */
export const areBrief = (entries: readonly SectionEntry[]) =>
  entries.every(({ summary, points }) => !summary && points.length === 0);
