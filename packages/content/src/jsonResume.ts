/** The resume as a JSON Resume document (https://jsonresume.org/schema). */
import type { Resume, ResumeSectionId } from './schemas/resume';

/** The name of each part; the summary is among the basics. */
const keys = {
  education: 'education',
  projects: 'projects',
  jobs: 'work',
  internships: 'work',
  skills: 'skills',
  certificates: 'certificates',
} as const satisfies Record<Exclude<ResumeSectionId, 'summary'>, string>;

/**
 * Writes the resume as a JSON Resume document: the same facts in the same order as on the sheet, down to the order of the keys.
 * A part that the sheet does not show is empty.
 *
 * @param canonical the absolute address at which the document is published
 */
export function toJsonResume(resume: Resume, canonical: string) {
  const bySlug = new Map(resume.projects.map((project) => [project.slug, project]));
  const byCategory = new Map(resume.skills.map((group) => [group.name, group]));
  const parts = {
    education: resume.education.map((education) => ({
      studyType: education.title,
      ...(education.field === undefined ? {} : { area: education.field }),
      institution: education.institution,
      startDate: education.from,
      endDate: education.to,
    })),
    projects: resume.projectOrder.flatMap((slug) => {
      const project = bySlug.get(slug);
      if (!project) return [];
      const { name, description, highlights, keywords, date, url } = project;
      return [
        {
          name,
          ...(date && { endDate: date }),
          description,
          highlights,
          keywords,
          ...(url && { url }),
        },
      ];
    }),
    work: resume.sections
      .flatMap((part) => (part === 'jobs' || part === 'internships' ? resume[part] : []))
      .map(({ role, company, city, type, duration, from, to, highlights }) => ({
        position: role,
        name: company,
        location: city,
        ...((type ?? duration) && { summary: [type, duration].filter(Boolean).join(', ') }),
        startDate: from,
        ...(to && { endDate: to }),
        highlights,
      })),
    skills: resume.skillOrder.flatMap((category) => {
      const group = byCategory.get(category);
      return group ? [{ name: category, keywords: group.skills.map((skill) => skill.name) }] : [];
    }),
    certificates: resume.certificates.map((certificate) => ({
      name: certificate.title,
      date: certificate.date,
      issuer: certificate.issuedBy,
      url: certificate.url,
    })),
  };
  const shown = resume.sections.flatMap((part) => (part === 'summary' ? [] : [keys[part]]));
  const hidden = Object.values(keys).filter((key) => !shown.includes(key));
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: resume.name,
      label: resume.headline,
      email: resume.email,
      location: { region: resume.location.region, countryCode: resume.location.countryCode },
      url: resume.url,
      profiles: resume.profiles,
      summary: resume.summary,
    },
    ...(Object.fromEntries([
      ...shown.map((key) => [key, parts[key]]),
      ...hidden.map((key) => [key, []]),
    ]) as typeof parts),
    meta: {
      canonical,
      version: 'v1.0.0',
      ...(resume.lastModified && { lastModified: `${resume.lastModified}T00:00:00Z` }),
    },
  };
}
