import {
  fill,
  formatYears,
  joinList,
  language,
  messages,
  paragraphsOf,
  plural,
} from '@portfolio/messages';
import { Fragment, type ReactNode } from 'react';

import { widthOfLongestWord } from '../../layout/FittedText/FittedText';
import { Reveal } from '../../motion/Reveal/Reveal';
import { Link } from '../../platform/Link';
import { ChainRule, SkillGauge } from './drawings';
import {
  BareName,
  Contact,
  Entry,
  EntryHead,
  FullStop,
  Group,
  GroupList,
  Groups,
  Head,
  Headline,
  headingSize,
  Name,
  Section,
  Sheet,
  Summary,
  TextList,
} from './ResumeSheet.styles';

type ResumeSectionId =
  | 'summary'
  | 'education'
  | 'projects'
  | 'jobs'
  | 'internships'
  | 'skills'
  | 'certificates'
  | 'volunteer'
  | 'awards'
  | 'publications'
  | 'references'
  | 'languages'
  | 'interests';

/** An award, publication, reference or volunteer role. */
interface ResumeSheetEntry {
  title: string;
  organization?: string | undefined;
  dates?: string | undefined;
  url?: string | undefined;
  summary?: string | undefined;
  highlights: readonly string[];
}

/** A language or an interest. */
interface ResumeSheetItem {
  name: string;
  details: readonly string[];
}

/** A job or an internship. */
export interface ResumeSheetWork {
  id: string;
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

interface ResumeSheetSkill {
  name: string;
  /** 0-100, drawn as a gauge. */
  percent?: number | undefined;
  level?: string | undefined;
  years?: number | undefined;
}

export interface ResumeSheetProps {
  /** The owner's name, never translated. */
  name: string;
  /** The owner's role in a few words. */
  headline: string;
  /** A short summary of the owner. Blank lines separate paragraphs. */
  summary: string;
  /** Sections to show, in order. */
  sections: readonly ResumeSectionId[];
  /** Slugs of the projects to show, in order. */
  projectOrder: readonly string[];
  /** Categories of the skills to show, in order. */
  skillOrder: readonly string[];
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
  /** Section headings. Resume parsers look for Experience, Education, Projects and Skills. */
  headings: Partial<Record<ResumeSectionId, string>>;
  /** Schools and degrees, in order. */
  education: readonly {
    id: string;
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
  jobs: readonly ResumeSheetWork[];
  /** Internships, latest first. */
  internships: readonly ResumeSheetWork[];
  /** All categories with their skills; `skillOrder` selects from them. */
  skills: readonly {
    name: string;
    skills: readonly ResumeSheetSkill[];
  }[];
  /** Certificates, grouped by issuer. */
  certificates: readonly {
    title: string;
    issuedBy: string;
    dateLabel: string;
    url?: string | undefined;
  }[];
  /** Volunteer roles. */
  volunteer?: readonly ResumeSheetEntry[];
  /** Awards. */
  awards?: readonly ResumeSheetEntry[];
  /** Publications. */
  publications?: readonly ResumeSheetEntry[];
  /** People who recommend the owner, each with a quotation as `summary`. */
  references?: readonly ResumeSheetEntry[];
  /** Languages, each with its level. */
  languages?: readonly ResumeSheetItem[];
  /** Interests, each with keywords. */
  interests?: readonly ResumeSheetItem[];
  /** Layout on screen: `paper` has one column, as in print; `page` has headings beside the sections. */
  layout?: 'page' | 'paper';
  /** Heading level of the name: 2 on a page with its own `<h1>`. */
  headingLevel?: 1 | 2;
  /** A QR code for the top of the sheet. */
  qr?: ReactNode;
  /** Duration, in ms, of the animation for sections that scroll into view; no animation by default. */
  revealMs?: number;
}

const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

const breakable = (url: string) =>
  url.split(/(?<=[/@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * The resume as a sheet of paper, for the Resume page, the print app and its PDFs. White in both themes.
 *
 * Resume parsers group text by lines and gaps. Each fact is therefore on its own line or after a wide gap. Set `--sheet-text` (text
 * size) and `--sheet-padding` (margin).
 */
export function ResumeSheet({
  layout = 'page',
  headingLevel = 2,
  qr,
  revealMs,
  ...resume
}: ResumeSheetProps) {
  const SectionHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  const longestWordWidth = widthOfLongestWord(
    resume.sections.map((id) => resume.headings[id]).join(' '),
  );
  return (
    <Sheet $longestHeading={longestWordWidth * headingSize} data-theme="light" data-layout={layout}>
      <Head>
        <div>
          <Name as={`h${headingLevel}`} translate="no">
            <span>{resume.name}</span>
            <FullStop aria-hidden />
          </Name>
          <Headline>{resume.headline}</Headline>
        </div>
        <Contact $rows={Math.max(3, Math.ceil((resume.profiles.length + 3) / 2))}>
          <li translate="no">
            <Link href={`mailto:${resume.email}`}>{breakable(resume.email)}</Link>
          </li>
          <li>
            {fill(messages.page.pair, {
              first: resume.location.place,
              second: resume.location.country,
            })}
          </li>
          <li translate="no">
            <Link href={resume.siteHref ?? resume.url}>{breakable(displayUrl(resume.url))}</Link>
          </li>
          {resume.profiles.map(({ network, url }) => (
            <li key={url} translate="no">
              <span>{`${network}: `}</span>
              <Link href={url}>{breakable(displayUrl(url))}</Link>
            </li>
          ))}
        </Contact>
        {qr}
      </Head>
      <ChainRule />
      {resume.sections.map((id) => (
        <Reveal key={id} as={Section} durationMs={revealMs}>
          <SectionHeading>{resume.headings[id]}</SectionHeading>
          {content[id]?.(resume, `h${headingLevel + 2}` as EntryHeading)}
        </Reveal>
      ))}
    </Sheet>
  );
}

type EntryHeading = 'h3' | 'h4';
type ResumeData = Omit<ResumeSheetProps, 'layout' | 'headingLevel' | 'qr' | 'revealMs'>;

function inOrder<Item>(order: readonly string[], items: readonly Item[], key: keyof Item) {
  return order.flatMap((name) => items.find((item) => item[key] === name) ?? []);
}

const withNote = (text: string, note: string | undefined) => (note ? `${text} (${note})` : text);

interface EntryFacts {
  key: string;
  title: ReactNode;
  about: readonly string[];
  dates: string | undefined;
  summary?: string | undefined;
  sentences: readonly string[];
}

/** Puts dates beside the titles if no entry has a summary or bullet points. */
function entryList(Heading: EntryHeading, list: readonly EntryFacts[]) {
  const isBrief = list.every(
    (entry) =>
      !(import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' && entry.summary) &&
      entry.sentences.length === 0,
  );
  return (
    <ul>
      {list.map((entry) => {
        const { key, title, about, dates, sentences } = entry;
        const dateLine = dates && <p data-dates>{dates}</p>;
        const points = sentences.length > 0 && (
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        );
        return (
          <Entry key={key}>
            <EntryHead>
              <Heading>{title}</Heading>
              {isBrief && dateLine}
              <p>
                {about.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
              {!isBrief && dateLine}
            </EntryHead>
            {import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' && entry.summary ? (
              <>
                <Summary>{entry.summary}</Summary>
                {points}
              </>
            ) : (
              points
            )}
          </Entry>
        );
      })}
    </ul>
  );
}

const workEntries = (list: readonly ResumeSheetWork[], Heading: EntryHeading) =>
  entryList(
    Heading,
    list.map((work) => ({
      key: work.id,
      title:
        import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' ? linked(work.role, work.url) : work.role,
      about: [work.company, withNote(work.city, work.type?.toLocaleLowerCase(language))],
      dates: withNote(work.dates, work.duration),
      ...(import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' && { summary: work.summary }),
      sentences: [...work.highlights, ...(work.skills?.length ? [joinList(work.skills)] : [])],
    })),
  );

const linked = (title: string, url: string | undefined) =>
  url ? <Link href={url}>{title}</Link> : title;

const entries = (list: readonly ResumeSheetEntry[] = [], Heading: EntryHeading) =>
  entryList(
    Heading,
    list.map(({ title, organization, dates, url, summary, highlights }) => ({
      key: `${title}${organization}${dates}`,
      title: linked(title, url),
      about: organization ? [organization] : [],
      dates,
      summary,
      sentences: highlights,
    })),
  );

const namedItems = (list: readonly ResumeSheetItem[] = []) => (
  <Groups>
    {list.map(({ name, details }) => (
      <Group key={name}>
        {details.length > 0 ? (
          <>
            <span>{name}</span>
            {joinList(details)}
          </>
        ) : (
          <BareName>{name}</BareName>
        )}
      </Group>
    ))}
  </Groups>
);

const levelOf = ({ level, years }: ResumeSheetSkill) =>
  [level, years && plural(messages.experience.years, years)].filter(Boolean).join(', ');

type RenderSection = (facts: ResumeData, Heading: EntryHeading) => ReactNode;

/** Sections that few resumes have. */
const extraContent: Partial<Record<ResumeSectionId, RenderSection>> = {
  volunteer: ({ volunteer }, Heading) => entries(volunteer, Heading),

  awards: ({ awards }, Heading) => entries(awards, Heading),

  publications: ({ publications }, Heading) => entries(publications, Heading),

  references: ({ references }, Heading) => entries(references, Heading),

  languages: ({ languages }) => namedItems(languages),

  interests: ({ interests }) => namedItems(interests),
};

const content: Partial<Record<ResumeSectionId, RenderSection>> = {
  summary: ({ summary }) => (
    <div>
      {paragraphsOf(summary).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  ),

  education: ({ education }, Heading) =>
    entryList(
      Heading,
      education.map((degree) => ({
        key: degree.id,
        title: degree.title,
        about: degree.field ? [degree.institution, degree.field] : [degree.institution],
        dates: formatYears(Number(degree.from), Number(degree.to)),
        sentences: import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' ? (degree.courses ?? []) : [],
      })),
    ),

  projects: ({ projects, projectOrder }, Heading) =>
    entryList(
      Heading,
      inOrder(projectOrder, projects, 'slug').map((project) => ({
        key: project.slug,
        title: linked(project.name, project.url),
        about: [joinList(project.keywords)],
        dates: project.dateLabel,
        sentences: [project.description, ...project.highlights],
      })),
    ),

  jobs: ({ jobs }, Heading) => workEntries(jobs, Heading),

  internships: ({ internships }, Heading) => workEntries(internships, Heading),

  skills: ({ skills, skillOrder }) => (
    <Groups>
      {inOrder(skillOrder, skills, 'name').map((group) => {
        // Gauges align only if every skill has a percentage and none has a note.
        const hasGauges =
          import.meta.env.VITE_HAS_SKILL_EXTRAS === 'no' ||
          group.skills.every((skill) => skill.percent !== undefined && !levelOf(skill));
        const items = group.skills.map((skill) => (
          <li key={skill.name}>
            <span>
              {import.meta.env.VITE_HAS_SKILL_EXTRAS !== 'no'
                ? withNote(skill.name, levelOf(skill))
                : skill.name}
            </span>
            {hasGauges && <SkillGauge percent={skill.percent!} />}
          </li>
        ));
        return (
          <Group key={group.name}>
            <span>{group.name}</span>
            {hasGauges ? (
              <GroupList data-gauges="">{items}</GroupList>
            ) : (
              <TextList>{items}</TextList>
            )}
          </Group>
        );
      })}
    </Groups>
  ),

  certificates: ({ certificates }) => (
    <Groups>
      {[...new Set(certificates.map(({ issuedBy }) => issuedBy))].map((issuer) => (
        <Group key={issuer}>
          <span>{issuer}</span>
          <GroupList>
            {certificates
              .filter(({ issuedBy }) => issuedBy === issuer)
              .map(({ title, dateLabel, url }) => (
                <li key={`${title} ${dateLabel}`}>
                  {linked(title, url)}
                  <span>, </span>
                  <span data-dates>{dateLabel}</span>
                </li>
              ))}
          </GroupList>
        </Group>
      ))}
    </Groups>
  ),

  ...(import.meta.env.VITE_HAS_RESUME_EXTRAS !== 'no' && extraContent),
};
