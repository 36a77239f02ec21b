import { fill, formatYear, joinList } from '@portfolio/words';
import { Fragment, type ReactNode } from 'react';

import { Reveal } from '../../motion/Reveal/Reveal';
import { Link } from '../../platform/Link';
import { ChainRule, SkillGauge } from './drawings';
import {
  Contact,
  Entry,
  EntryHead,
  Group,
  GroupList,
  Groups,
  Head,
  Headline,
  Name,
  Section,
  Sheet,
  Stop,
} from './ResumeSheet.styles';

/** The sections of a resume. */
type ResumeSectionId =
  | 'summary'
  | 'education'
  | 'projects'
  | 'jobs'
  | 'internships'
  | 'skills'
  | 'certificates';

/** How a sheet stands on a screen; in print every sheet is `paper`. */
export const resumeLayouts = ['page', 'paper'] as const;
export type ResumeLayout = (typeof resumeLayouts)[number];

/** A job or an internship. */
export interface ResumeSheetWork {
  id: string;
  role: string;
  company: string;
  city: string;
  /** The kind of work: `Remote`, `Hybrid`. */
  type?: string | undefined;
  /** From when to when, in words: `May – June 2024`. */
  dates: string;
  /** How long that was, in words, where it is said. */
  duration?: string | undefined;
  /** What was done and what came of it, a sentence each. */
  highlights: readonly string[];
  /** The skills that it took. */
  skills?: readonly string[] | undefined;
}

/** What the sheet says; a variant for an audience replaces the fields from `headline` to `skillOrder`. */
export interface ResumeSheetProps {
  /** Whose resume it is; page translators leave the name alone. */
  name: string;
  /** The line under the name. */
  headline: string;
  /** The paragraph that sums up. */
  summary: string;
  /** The sections that are shown, in order. */
  sections: readonly ResumeSectionId[];
  /** The slugs of the projects that are shown, in order. */
  projectOrder: readonly string[];
  /** The categories of the skills that are shown, in order. */
  skillOrder: readonly string[];
  /** The address, without `mailto:`. */
  email: string;
  /** The site's address. */
  url: string;
  /** Where the owner lives. */
  location: { region: string; country: string };
  /** Pages of the owner elsewhere. */
  profiles: readonly { network: string; url: string }[];
  /** What each section is called. Programs that read resumes look for words like Experience, Education, Projects, Skills. */
  headings: Partial<Record<ResumeSectionId, string>>;
  /** Schools and degrees, in the order that they are shown in. */
  education: readonly {
    id: string;
    title: string;
    field?: string;
    institution: string;
    /** First and last year: `2023`. */
    from: string;
    to: string;
  }[];
  /** All projects; `projectOrder` says which of them are shown. */
  projects: readonly {
    slug: string;
    name: string;
    description: string;
    highlights: readonly string[];
    keywords: readonly string[];
    /** When it appeared, in words: `December 2024`. */
    dateLabel?: string;
    url?: string | undefined;
  }[];
  /** Jobs, in the order that they are shown in. */
  jobs: readonly ResumeSheetWork[];
  /** Internships, in the order that they are shown in. */
  internships: readonly ResumeSheetWork[];
  /** All categories with their skills; `skillOrder` says which of them are shown. */
  skills: readonly {
    name: string;
    skills: readonly {
      name: string;
      /** 0-100. */
      percent: number;
    }[];
  }[];
  /** Certificates, in the order that they are shown in; those of one issuer follow each other. */
  certificates: readonly { title: string; issuedBy: string; dateLabel: string; url: string }[];
  /**
   * `paper` is one column throughout, as the sheet is printed anyway. `page` uses the room of a screen: headings beside their
   * sections, dates at the end of the line.
   */
  layout?: ResumeLayout;
  /** The level of the name: 2 on a page that has its own `<h1>`. Parts and entries follow. */
  headingLevel?: 1 | 2;
  /** A QR code for the head of the sheet. */
  qr?: ReactNode;
  /** How long a section takes to appear when it is scrolled to, in ms; without it they just stand there. */
  revealMs?: number;
}

/** An address as people write it down: without the protocol and the slash at its end. */
const displayUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/** An address that may go on in the next line behind each slash, so that what names it does not stand alone in its line. */
const broken = (address: string) =>
  address.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/**
 * The resume as one sheet, the same for the Resume page, the print app and the PDFs made from it. White in both themes.
 *
 * Programs that read applications group a PDF's text by line and by gap. So every fact is an element of its own, on a line of its
 * own or well apart from the next, in the same order in every entry: title, organisation, place, date, then points in a list.
 * Entries are never torn apart by the end of a page, and no heading stays behind on the page before.
 *
 * `--sheet-text` sets the text size, `--sheet-padding` the white around.
 */
export function ResumeSheet({
  layout = 'page',
  headingLevel = 2,
  qr,
  revealMs,
  ...resume
}: ResumeSheetProps) {
  const SectionHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  return (
    <Sheet data-theme="light" data-layout={layout}>
      <Head>
        <div>
          <Name as={`h${headingLevel}`} translate="no">
            <span>{resume.name}</span>
            <Stop aria-hidden />
          </Name>
          <Headline>{resume.headline}</Headline>
        </div>
        <Contact>
          <li translate="no">
            <Link href={`mailto:${resume.email}`}>{resume.email}</Link>
          </li>
          <li>
            {fill(WORDS.page.pair, {
              first: resume.location.region,
              second: resume.location.country,
            })}
          </li>
          <li translate="no">
            <Link href={resume.url}>{displayUrl(resume.url)}</Link>
          </li>
          {resume.profiles.map(({ network, url }) => (
            <li key={url} translate="no">
              <span>{`${network}: `}</span>
              <Link href={url}>{broken(displayUrl(url))}</Link>
            </li>
          ))}
        </Contact>
        {qr}
      </Head>
      <ChainRule />
      {resume.sections.map((id) => {
        const parts = (
          <>
            <SectionHeading>{resume.headings[id]}</SectionHeading>
            {content[id](resume, `h${headingLevel + 2}` as EntryHeading)}
          </>
        );
        return revealMs === undefined ? (
          <Section key={id}>{parts}</Section>
        ) : (
          <Reveal key={id} as={Section} durationMs={revealMs}>
            {parts}
          </Reveal>
        );
      })}
    </Sheet>
  );
}

type EntryHeading = 'h3' | 'h4';
type Facts = Omit<ResumeSheetProps, 'layout' | 'headingLevel' | 'qr' | 'revealMs'>;

/** The entries that an order names, in that order. */
function inOrder<Item>(order: readonly string[], items: readonly Item[], key: keyof Item) {
  return order.flatMap((name) => items.find((item) => item[key] === name) ?? []);
}

const points = (sentences: readonly string[]) =>
  sentences.length > 0 && (
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );

/** `text (note)`, or the text alone. */
const withNote = (text: string, note: string | undefined) => (note ? `${text} (${note})` : text);

const work = (entries: readonly ResumeSheetWork[], Heading: EntryHeading) => (
  <ul>
    {entries.map(({ id, role, company, city, type, dates, duration, highlights, skills }) => (
      <Entry key={id}>
        <EntryHead>
          <Heading>{role}</Heading>
          <p>
            <span>{company}</span>
            <span>{withNote(city, type?.toLocaleLowerCase(LANGUAGE))}</span>
          </p>
          <p data-dates>{withNote(dates, duration)}</p>
        </EntryHead>
        {points(skills?.length ? [...highlights, joinList(skills)] : highlights)}
      </Entry>
    ))}
  </ul>
);

const content: Record<ResumeSectionId, (facts: Facts, Heading: EntryHeading) => ReactNode> = {
  summary: ({ summary }) => <p>{summary}</p>,

  education: ({ education }, Heading) => (
    <ul>
      {education.map(({ id, title, field, institution, from, to }) => (
        <Entry key={id}>
          <EntryHead>
            <Heading>{title}</Heading>
            <p>
              <span>{institution}</span>
              {field && <span>{field}</span>}
            </p>
            <p data-dates>{`${formatYear(Number(from))} – ${formatYear(Number(to))}`}</p>
          </EntryHead>
        </Entry>
      ))}
    </ul>
  ),

  projects: ({ projects, projectOrder }, Heading) => (
    <ul>
      {inOrder(projectOrder, projects, 'slug').map((project) => (
        <Entry key={project.slug}>
          <EntryHead>
            <Heading>
              {project.url ? <Link href={project.url}>{project.name}</Link> : project.name}
            </Heading>
            <p>{joinList(project.keywords)}</p>
            {project.dateLabel && <p data-dates>{project.dateLabel}</p>}
          </EntryHead>
          {points([project.description, ...project.highlights])}
        </Entry>
      ))}
    </ul>
  ),

  jobs: ({ jobs }, Heading) => work(jobs, Heading),

  internships: ({ internships }, Heading) => work(internships, Heading),

  skills: ({ skills, skillOrder }) => (
    <Groups>
      {inOrder(skillOrder, skills, 'name').map((group) => (
        <Group key={group.name}>
          <span>{group.name}</span>
          <GroupList data-gauges>
            {group.skills.map(({ name, percent }) => (
              <li key={name}>
                <span>{name}</span>
                <SkillGauge percent={percent} />
              </li>
            ))}
          </GroupList>
        </Group>
      ))}
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
                <li key={url}>
                  <Link href={url}>{title}</Link>
                  <span>, </span>
                  <span data-dates>{dateLabel}</span>
                </li>
              ))}
          </GroupList>
        </Group>
      ))}
    </Groups>
  ),
};
