import { messages, plural } from '@portfolio/messages';
import type { ResumeSectionId } from './schemas/resume';
import type { Resume } from './tools/resume';

const levelOf = ({ level, years }: Resume['skills'][number]['skills'][number]) =>
  [level, years && plural(messages.experience.years, years)].filter(Boolean).join(', ') ||
  undefined;

/** Converts the resume to JSON Resume (https://jsonresume.org/schema), in the order of the resume page and without hidden sections. */
export function toJsonResume(resume: Resume, canonical: string) {
  const ifShown = <Entry>(part: ResumeSectionId, entries: readonly Entry[] = []) =>
    resume.sections.includes(part) ? entries : [];
  const projects = resume.projectOrder.flatMap((slug) =>
    resume.projects.filter((project) => project.slug === slug),
  );
  const skillGroups = resume.skillOrder.flatMap((category) =>
    resume.skills.filter(({ name }) => name === category),
  );
  const { name, headline, email, url, profiles, summary, lastModified } = resume;
  const { city, region, countryCode } = resume.location;
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name,
      label: headline,
      email,
      location: { city, region, countryCode },
      url,
      profiles,
      summary,
    },
    education: ifShown('education', resume.education).map((stage) => ({
      studyType: stage.title,
      area: stage.field,
      institution: stage.institution,
      startDate: stage.from,
      endDate: stage.to,
      courses: stage.courses,
    })),
    projects: ifShown('projects', projects).map((project) => ({
      name: project.name,
      startDate: project.from,
      endDate: project.to,
      description: project.description,
      highlights: project.highlights,
      keywords: project.keywords,
      url: project.url,
    })),
    work: resume.sections
      .flatMap((part) => (part === 'jobs' || part === 'internships' ? resume[part] : []))
      .map((work) => ({
        position: work.role,
        name: work.company,
        location: work.city,
        url: work.url,
        summary:
          work.summary ?? ([work.type, work.duration].filter(Boolean).join(', ') || undefined),
        startDate: work.from,
        endDate: work.to,
        highlights: work.highlights,
      })),
    // JSON Resume allows one level per skill group, so a group is repeated for each of its levels.
    skills: ifShown('skills', skillGroups).flatMap((group) =>
      [...new Set(group.skills.map(levelOf))].map((level) => ({
        name: group.name,
        level,
        keywords: group.skills
          .filter((skill) => levelOf(skill) === level)
          .map((skill) => skill.name),
      })),
    ),
    certificates: ifShown('certificates', resume.certificates).map((certificate) => ({
      name: certificate.title,
      date: certificate.date,
      issuer: certificate.issuedBy,
      url: certificate.url,
    })),
    volunteer: ifShown('volunteer', resume.volunteer).map((entry) => ({
      position: entry.title,
      organization: entry.organization,
      url: entry.url,
      startDate: entry.from,
      endDate: entry.to,
      summary: entry.summary,
      highlights: entry.highlights,
    })),
    awards: ifShown('awards', resume.awards).map((award) => ({
      title: award.title,
      awarder: award.organization,
      date: award.from,
      summary: award.summary,
    })),
    publications: ifShown('publications', resume.publications).map((publication) => ({
      name: publication.title,
      publisher: publication.organization,
      releaseDate: publication.from,
      url: publication.url,
      summary: publication.summary,
    })),
    languages: ifShown('languages', resume.languages).map(({ name: spoken, details }) => ({
      language: spoken,
      fluency: details.join(', ') || undefined,
    })),
    interests: ifShown('interests', resume.interests).map(({ name: interest, details }) => ({
      name: interest,
      keywords: details,
    })),
    references: ifShown('references', resume.references).map(({ title, summary: text }) => ({
      name: title,
      reference: text,
    })),
    meta: {
      canonical,
      version: 'v1.0.0',
      lastModified: lastModified && `${lastModified}T00:00:00Z`,
    },
  };
}
