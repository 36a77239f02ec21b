/** Puts the facts of the rest of the content into the resume. */
import type { Documents } from '../documents';
import { formatDate, formatMonths, parseDateLabel } from '../format';
import { canonicalPath, type RouteId } from '../routes';
import {
  entrySectionIds,
  type EntrySectionId,
  type ResumeArrangement,
  type ResumeSectionId,
} from '../schemas/resume';
import type { SkillSource } from '../schemas/skill';
import type { Job } from '../schemas/work';
import type { Collections } from './shape';

/** A job or an internship on the resume; where no month is given, `from` and `to` are years. */
export type ResumeWork = Omit<Job, 'image' | 'tile' | 'highlights'> & {
  /** How long it took, where that is said. */
  duration?: string;
  highlights: string[];
};

/** An award, a publication, a reference or a volunteer role; `from` and `to` are months or years. */
export interface ResumeEntry {
  title: string;
  organization?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The period in words. */
  dates?: string | undefined;
  url?: string | undefined;
  summary?: string | undefined;
  highlights: string[];
}

const withDetails = ({ name, details = [] }: { name: string; details?: string[] | undefined }) => ({
  name,
  details,
});

/** Address behind "View Resume": the owner's document, else the page of this site. */
export const resumeHref = ({ resumeUrl }: Documents['owner']): string =>
  resumeUrl ?? canonicalPath('resume');

/** The resume with all its facts: enough for the page, the sheet, the PDF and the JSON document. */
export type Resume = ReturnType<typeof resolveResume>;

/**
 * Resolves the names that the resume's author wrote. They have been checked: an unknown one is an error of this program.
 *
 * @param addressOf makes a path of this site an absolute address
 * @returns the resume with every date, name and address that it shows, without empty parts
 */
export function resolveResume(
  content: Documents & Collections,
  offPages: readonly RouteId[],
  addressOf: (path: string) => string,
) {
  const { about, internships, jobs, owner, projects, services, site, skills } = content;
  const source = content.resume;
  const stages = (ids: readonly string[]) =>
    ids.map((id) => {
      const stage = find(about.education, 'id', id);
      return { ...stage, from: String(stage.from), to: String(stage.to) };
    });
  const certificates = content.certificates.flatMap((group) =>
    group.certificates.map(({ title, issuedBy, date, href }) => {
      const month = parseDateLabel(date)?.slice(0, 7);
      const dateLabel = month ? formatDate(month, site.language) : date;
      return { title, issuedBy, date: month ?? date, dateLabel, url: href };
    }),
  );

  /** The fields that the resume and its variants share. */
  const arrange = ({
    headline,
    summary,
    sections,
    projectOrder,
    skillOrder,
    education = source.education,
  }: ResumeArrangement & { education?: readonly string[] | undefined }): ResumeArrangement => {
    const entriesOf: Record<ResumeSectionId, readonly unknown[]> = {
      summary: [summary],
      education,
      projects: projectOrder,
      jobs: jobs.list,
      internships: source.internships,
      skills: skillOrder,
      certificates,
      volunteer: source.volunteer,
      awards: source.awards,
      publications: source.publications,
      references: source.references,
      languages: source.languages,
      interests: source.interests,
    };
    const shown = sections.filter((id) => entriesOf[id].length > 0);
    return { headline, summary, sections: shown, projectOrder, skillOrder };
  };

  const changes = source.projects.flatMap(
    ({ slug }) => find(projects, 'slug', slug).page?.updatedOn ?? [],
  );
  return {
    ...(source.title && { title: source.title }),
    ...(source.fileName && { fileName: source.fileName }),
    name: owner.name,
    email: owner.email,
    url: site.url,
    /** The shared document; the QR code leads to it. */
    documentUrl: owner.resumeUrl ?? addressOf(canonicalPath('resume')),
    location: owner.location,
    profiles: source.profiles.map((network) => {
      const { username, href: url } = find(services.social, 'network', network);
      return { network, username, url };
    }),
    headings: source.headings,
    ...arrange(source),
    education: stages(source.education),
    jobs: jobs.list.map(({ image: _image, tile: _tile, highlights = [], ...job }): ResumeWork => {
      return { ...job, highlights, dates: jobDates(job, jobs.present, site.language) };
    }),
    internships: source.internships.map(({ id, highlights, ...months }): ResumeWork => {
      const { role, company, city, type, duration, year } = find(internships, 'id', id);
      const from = months.from ?? String(year);
      const to = months.to ?? from;
      const dates = formatMonths(from, to, site.language);
      return { id, role, company, city, type, duration, from, to, highlights, dates };
    }),
    /** Every project that some arrangement shows. */
    projects: source.projects.map((entry) => {
      const { link, page } = find(projects, 'slug', entry.slug);
      const month = page?.publishedOn.slice(0, 7);
      const here = page && !offPages.includes('project') && canonicalPath('project', entry.slug);
      const url = here ? addressOf(here) : link.kind === 'external' ? link.href : undefined;
      const keywords = [...(page?.skills ?? []), ...(page?.tags ?? [])];
      const dateLabel = month && formatDate(month, site.language);
      return { ...entry, keywords, date: month, dateLabel, url };
    }),
    /** Every category that has skills. */
    skills: [...new Set(skills.list.map(({ category }) => category))].map((category) => ({
      name: category,
      skills: skills.list
        .filter((skill) => skill.category === category)
        .map(
          ({
            name,
            percent,
            level,
            years,
          }): Pick<SkillSource, 'name' | 'percent' | 'level' | 'years'> => ({
            name,
            percent,
            level,
            years,
          }),
        ),
    })),
    certificates,
    ...(Object.fromEntries(
      entrySectionIds.map((section) => [
        section,
        source[section].map(({ from, to, highlights = [], ...entry }): ResumeEntry => {
          // Volunteer work without an end goes on, as a job does.
          const present = section === 'volunteer' && !to ? jobs.present : undefined;
          const dates =
            from &&
            (present
              ? jobDates({ from }, present, site.language)
              : formatMonths(from, to ?? from, site.language));
          return { ...entry, from, to, dates, highlights };
        }),
      ]),
    ) as Record<EntrySectionId, ResumeEntry[]>),
    languages: source.languages.map(withDetails),
    interests: source.interests.map(withDetails),
    variants: source.variants.map(({ id, label, ...variant }) => ({
      id,
      label,
      ...arrange(variant),
      education: variant.education && stages(variant.education),
    })),
    /** The day of the last change of any project on it, which stands for the resume's own; none without such a project. */
    lastModified: changes.sort().at(-1),
  };
}

/**
 * The time of a job in words.
 *
 * @param job its first and last month or year
 * @param present what stands for the end of a job that lasts
 * @returns e.g. `June 2022 – today`
 */
export const jobDates = (
  { from, to }: { from: string; to?: string | undefined },
  present: string,
  language: string,
): string => (to ? formatMonths(from, to, language) : `${formatDate(from, language)} – ${present}`);

/** Finds the item of a list that has a name. That there is one has been checked. */
function find<Key extends string, Item extends Record<Key, unknown>>(
  items: readonly Item[],
  key: Key,
  name: string,
): Item {
  const item = items.find((one) => one[key] === name);
  if (!item) throw new Error(`"${name}" is not part of the content`);
  return item;
}
