/** The resume as a JSON Resume document (https://jsonresume.org/schema). */
import type { Resume } from './schemas/resume';

/** The part of the JSON Resume schema that this resume fills. */
export interface JsonResume {
  $schema: string;
  basics: {
    name: string;
    label: string;
    email: string;
    url: string;
    summary: string;
    location: { region: string; countryCode: string };
    profiles: { network: string; username: string; url: string }[];
  };
  work: {
    name: string;
    location: string;
    position: string;
    startDate: string;
    endDate: string;
    summary: string;
  }[];
  education: {
    institution: string;
    area?: string;
    studyType: string;
    startDate: string;
    endDate: string;
  }[];
  certificates: { name: string; date: string; issuer: string; url: string }[];
  skills: { name: string; keywords: string[] }[];
  projects: {
    name: string;
    description: string;
    highlights: string[];
    keywords: string[];
    endDate: string;
    url: string;
  }[];
  meta: { canonical: string; version: string; lastModified: string };
}

/**
 * Writes the resume as a JSON Resume document: the same facts in the same order.
 *
 * @param resume the resume
 * @param canonical the absolute address at which the document is published
 */
export function toJsonResume(resume: Resume, canonical: string): JsonResume {
  const bySlug = new Map(resume.projects.map((project) => [project.slug, project]));
  const byCategory = new Map(resume.skills.map((group) => [group.name, group]));
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: resume.name,
      label: resume.headline,
      email: resume.email,
      url: resume.url,
      summary: resume.summary,
      location: { region: resume.location.region, countryCode: resume.location.countryCode },
      profiles: resume.profiles,
    },
    work: resume.internships.map((internship) => ({
      name: internship.company,
      location: internship.city,
      position: internship.role,
      startDate: internship.year,
      endDate: internship.year,
      summary: `${internship.duration}, ${internship.type}`,
    })),
    education: resume.education.map((education) => ({
      institution: education.institution,
      ...(education.field === undefined ? {} : { area: education.field }),
      studyType: education.title,
      startDate: education.from,
      endDate: education.to,
    })),
    certificates: resume.certificates.items.map((certificate) => ({
      name: certificate.title,
      date: certificate.date,
      issuer: certificate.issuedBy,
      url: certificate.url,
    })),
    skills: resume.skillOrder.flatMap((category) => {
      const group = byCategory.get(category);
      return group ? [{ name: category, keywords: group.skills.map((skill) => skill.name) }] : [];
    }),
    projects: resume.projectOrder.flatMap((slug) => {
      const project = bySlug.get(slug);
      if (!project) return [];
      const { name, description, highlights, keywords, date, url } = project;
      return [{ name, description, highlights, keywords, endDate: date, url }];
    }),
    meta: { canonical, version: 'v1.0.0', lastModified: `${resume.lastModified}T00:00:00Z` },
  };
}
