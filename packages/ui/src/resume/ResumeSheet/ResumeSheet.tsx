import type { ReactNode } from 'react';

import { Link } from '../../platform/Link';
import { ChainRule } from './ChainRule';
import {
  Contact,
  Entry,
  Head,
  Headline,
  Keywords,
  Name,
  Part,
  Sheet,
  SkillGroup,
  Stop,
} from './ResumeSheet.styles';
import { SkillGauge } from './SkillGauge';

/** The parts of a resume. */
export const resumeParts = [
  'summary',
  'education',
  'projects',
  'internships',
  'skills',
  'certificates',
] as const;
export type ResumePart = (typeof resumeParts)[number];

/** How a sheet stands on a screen; in print every sheet is `paper`. */
export const resumeLayouts = ['page', 'paper'] as const;
export type ResumeLayout = (typeof resumeLayouts)[number];

/** What the sheet says; a variant for an audience replaces the fields from `headline` to `skillOrder`. */
export interface ResumeSheetProps {
  /** Whose resume it is; page translators leave the name alone. */
  name: string;
  /** The line under the name. */
  headline: string;
  /** The paragraph that sums up. */
  summary: string;
  /** The parts that are shown, in order. */
  sections: readonly ResumePart[];
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
  /** What each part is called. */
  headings: Record<ResumePart, string>;
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
    /** A day, `2024-12-10`, of which the sheet shows the year. */
    date: string;
    url: string;
  }[];
  /** Internships, in the order that they are shown in. */
  internships: readonly {
    id: string;
    role: string;
    company: string;
    city: string;
    type: string;
    year: string;
    duration: string;
  }[];
  /** All categories with their skills; `skillOrder` says which of them are shown. */
  skills: readonly {
    name: string;
    skills: readonly {
      name: string;
      /** 0-100. */
      percent: number;
    }[];
  }[];
  /** The certificates, summed up in a sentence. */
  certificates: { summary: string };
  /**
   * `paper` is one column throughout, as the sheet is printed anyway. `page` uses the room of a screen: headings beside their
   * parts, dates at the end of the line.
   */
  layout?: ResumeLayout;
  /** The level of the name: 2 on a page that has its own `<h1>`. Parts and entries follow. */
  headingLevel?: 1 | 2;
  /** A QR code for the head of the sheet. */
  qr?: ReactNode;
}

/** An address as people write it down: without the protocol and the slash at its end. */
const written = (url: string) => url.replace(/^https?:\/\/(www\.)?|\/$/g, '');

/**
 * The resume as one sheet, the same for the Resume page, the print app and the PDF made from it. White in both themes. The
 * order of the elements is the order of reading, in one column, contact data first and each date right after its entry, since
 * that is how applicant-tracking systems read. `--sheet-text` sets the text size, `--sheet-padding` the white around.
 *
 * Entries are never torn apart by the end of a page, and no heading stays behind on the page before.
 */
export function ResumeSheet({
  layout = 'page',
  headingLevel = 2,
  qr,
  ...resume
}: ResumeSheetProps) {
  const partHeading = `h${headingLevel + 1}` as 'h2' | 'h3';
  const PartHeading = partHeading;
  return (
    <Sheet data-layout={layout}>
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
          <li>{`${resume.location.region}, ${resume.location.country}`}</li>
          {[resume.url, ...resume.profiles.map(({ url }) => url)].map((url) => (
            <li key={url} translate="no">
              <Link href={url}>{written(url)}</Link>
            </li>
          ))}
        </Contact>
        {qr}
      </Head>
      <ChainRule />
      {resume.sections.map((part) => (
        <Part key={part}>
          <PartHeading>{resume.headings[part]}</PartHeading>
          {content[part](resume, `h${headingLevel + 2}` as EntryHeading)}
        </Part>
      ))}
    </Sheet>
  );
}

type EntryHeading = 'h3' | 'h4';
type Facts = Omit<ResumeSheetProps, 'layout' | 'headingLevel' | 'qr'>;

/** The entries that an order names, in that order. */
function inOrder<Item>(order: readonly string[], items: readonly Item[], key: keyof Item) {
  return order.flatMap((name) => items.find((item) => item[key] === name) ?? []);
}

const content: Record<ResumePart, (facts: Facts, Heading: EntryHeading) => ReactNode> = {
  summary: ({ summary }) => <p>{summary}</p>,

  education: ({ education }, Heading) => (
    <ul>
      {education.map(({ id, title, field, institution, from, to }) => (
        <Entry key={id}>
          <Heading>{[title, field].filter(Boolean).join(', ')}</Heading>
          <span>{institution}</span>
          <span data-when>
            <time>{from}</time>
            <span>–</span>
            <time>{to}</time>
          </span>
        </Entry>
      ))}
    </ul>
  ),

  projects: ({ projects, projectOrder }, Heading) => (
    <ul>
      {inOrder(projectOrder, projects, 'slug').map((project) => (
        <Entry key={project.slug}>
          <Heading>
            <Link href={project.url}>{project.name}</Link>
          </Heading>
          <time dateTime={project.date} data-when>
            {project.date.slice(0, 4)}
          </time>
          <p>
            <span>{`${[project.description, ...project.highlights].join(' ')} `}</span>
            <Keywords>{project.keywords.join(', ')}</Keywords>
          </p>
        </Entry>
      ))}
    </ul>
  ),

  internships: ({ internships }, Heading) => (
    <ul>
      {internships.map(({ id, role, company, city, type, year, duration }) => (
        <Entry key={id}>
          <Heading>{`${role}, ${company}`}</Heading>
          <span>{`${city} (${type.toLowerCase()})`}</span>
          <span data-when>
            <span>{`${duration}, `}</span>
            <time>{year}</time>
          </span>
        </Entry>
      ))}
    </ul>
  ),

  skills: ({ skills, skillOrder }) => (
    <ul>
      {inOrder(skillOrder, skills, 'name').map((group) => (
        <SkillGroup key={group.name}>
          <span>{group.name}</span>
          <ul>
            {group.skills.map(({ name, percent }) => (
              <li key={name}>
                <span>{name}</span>
                <SkillGauge percent={percent} />
              </li>
            ))}
          </ul>
        </SkillGroup>
      ))}
    </ul>
  ),

  certificates: ({ certificates }) => <p>{certificates.summary}</p>,
};
