/** Completes the resume with facts from the rest of the content. */
import type { Documents } from '../documents';
import { formatDate, formatMonths } from '../format';
import { canonicalPath } from '../routes';
import {
  entrySectionIds,
  type EntrySectionId,
  type ResumeArrangement,
  type ResumeSectionId,
  type Job,
} from '../schemas/resume';
import type { Collections, LinkHelpers } from './shape';

/** A job or an internship on the resume. `from` and `to` are months, or years if no month is given. */
export type ResumeWork = Omit<Job, 'image' | 'tile' | 'highlights'> & {
  /** Duration as the owner wrote it, if given. */
  duration?: string;
  highlights: string[];
};

/** An award, publication, reference or volunteer role. `from` and `to` are months or years, and `dates` is the formatted period. */
export type ResumeEntry = Documents['resume'][EntrySectionId][number] & {
  dates?: string | undefined;
};

/** Returns the target of links to the resume: the owner's document, or this site's resume page. */
export const resumeHref = ({ resumeUrl }: Documents['owner']): string =>
  resumeUrl ?? canonicalPath('resume');

/** Filters out names that occur earlier in the list, ignoring case. */
const isFirstSpelling = (name: string, at: number, all: readonly string[]) =>
  all.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at;

/** The complete resume, from which all its formats are generated. */
export type Resume = ReturnType<typeof resolveResume>;

/** Resolves the references in the resume document, and omits empty sections. The references must be valid. */
export function resolveResume(
  content: Documents & Collections,
  { isOff, absoluteUrl }: LinkHelpers,
) {
  const { about, internships, jobs, owner, projects, services, site, skills } = content;
  const source = content.resume;
  const educationOf = (ids: readonly string[]) =>
    ids.map((id) => {
      const education = about.education.find((one) => one.id === id)!;
      return { ...education, from: String(education.from), to: String(education.to) };
    });
  const certificates = content.certificates.flatMap((group) =>
    group.certificates.map(({ title, issuedBy, date, href }) => {
      const dateLabel = formatDate(date.slice(0, 7), site.language);
      return { title, issuedBy, date, dateLabel, ...(href && { url: href }) };
    }),
  );

  /** Omits sections without entries. */
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

  // Omits ends of periods, which may be in the future.
  const dates = [
    ...source.projects.map(
      ({ slug }) => projects.find((one) => one.slug === slug)?.page?.updatedOn,
    ),
    ...[...jobs.list, ...source.internships, ...source.projects].map(({ from }) => from),
    ...entrySectionIds.flatMap((section) => source[section].map(({ from }) => from)),
    ...certificates.map(({ date }) => date),
  ].flatMap((date) => date?.padEnd(10, '-01') ?? []);
  return {
    ...(source.title && { title: source.title }),
    ...(source.fileName && { fileName: source.fileName }),
    name: owner.name,
    email: owner.email,
    url: site.url,
    /** URL in the QR code: the owner's document or, by default, the Resume page. */
    documentUrl: owner.resumeUrl ?? absoluteUrl(canonicalPath('resume')),
    location: owner.location,
    profiles: source.profiles.map((network) => {
      const { username, href: url } = services.social.find((one) => one.network === network)!;
      return { network, username, url };
    }),
    headings: source.headings,
    ...arrange(source),
    education: educationOf(source.education),
    jobs: jobs.list.map(({ image: _image, tile: _tile, highlights = [], ...job }): ResumeWork => {
      return { ...job, highlights, dates: jobDates(job, jobs.present, site.language) };
    }),
    internships: source.internships.map(({ id, highlights, ...months }): ResumeWork => {
      const { role, company, city, type, duration, year } = internships.find(
        (one) => one.id === id,
      )!;
      const from = months.from ?? String(year);
      const to = months.to ?? from;
      const dates = formatMonths(from, to, site.language);
      return { id, role, company, city, type, duration, from, to, highlights, dates };
    }),
    /** Every project that the resume or one of its variants lists. */
    projects: source.projects.map((entry) => {
      const { link, page } = projects.find(({ slug }) => slug === entry.slug)!;
      const month = page?.publishedOn.slice(0, 7);
      const path = canonicalPath('project', entry.slug);
      const url =
        page && !isOff(path) ? absoluteUrl(path) : link.kind === 'external' ? link.href : undefined;
      const keywords = [...(page?.skills ?? []), ...(page?.tags ?? [])].filter(isFirstSpelling);
      const { from, to = month } = entry;
      const dateLabel = from
        ? jobDates({ from, to: entry.to }, jobs.present, site.language)
        : to && formatDate(to, site.language);
      // Omits undefined fields, because the generated module must match the type `Resume`.
      return { ...entry, keywords, ...(dateLabel && { dateLabel }), ...(url && { url }) };
    }),
    /** Skills by category. */
    skills: [...new Set(skills.list.map(({ category }) => category))].map((category) => ({
      name: category,
      skills: skills.list
        .filter((skill) => skill.category === category)
        .map(({ image: _image, category: _category, ...skill }) => skill),
    })),
    certificates,
    // Few resumes have these sections. Omits empty ones, to keep the generated module small.
    ...(Object.fromEntries(
      entrySectionIds.flatMap((section) =>
        source[section].length === 0
          ? []
          : [
              [
                section,
                source[section].map(({ from, to, ...entry }): ResumeEntry => {
                  // Volunteer work without an end date is current, like a job.
                  const present = section === 'volunteer' && !to ? jobs.present : undefined;
                  const dates =
                    from &&
                    (present
                      ? jobDates({ from }, present, site.language)
                      : formatMonths(from, to ?? from, site.language));
                  return { ...entry, from, to, dates };
                }),
              ],
            ],
      ),
    ) as Partial<Record<EntrySectionId, ResumeEntry[]>>),
    ...(source.languages.length > 0 && { languages: source.languages }),
    ...(source.interests.length > 0 && { interests: source.interests }),
    variants: source.variants.map(({ id, label, ...variant }) => ({
      id,
      label,
      ...arrange(variant),
      education: variant.education && educationOf(variant.education),
    })),
    /** Date of the PDF, the Word document and the JSON file. Not today, because builds are reproducible. */
    lastModified: source.updated ?? dates.sort().at(-1),
  };
}

/** Formats a job's dates: `June 2022 – today`. `present` is the word that replaces the end date of a current job. */
export const jobDates = (
  { from, to }: { from: string; to?: string | undefined },
  present: string,
  language: string,
): string => (to ? formatMonths(from, to, language) : `${formatDate(from, language)} – ${present}`);
