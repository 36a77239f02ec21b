/**
 * The resume. Its author writes what only the resume says and names the entries that it takes from the rest of the content; the
 * generator puts in their facts, so that no date or name is written twice.
 */
import { z } from 'zod';
import { entity, list, listOf, monthSchema, oneOf, slugSchema, text } from './common';
import { highlightsSchema } from './work';

/** The parts of the resume. */
export const resumeSectionIds = [
  'summary',
  'education',
  'projects',
  'jobs',
  'internships',
  'skills',
  'certificates',
] as const;

/** What is said first, and in which order the rest follows. */
const arrangementShape = {
  headline: text('write the line under your name'),
  summary: text('write the paragraph that sums up'),
  /** The parts, in order; a part that is left out is not shown. */
  sections: listOf(oneOf(resumeSectionIds), 'name the parts in order'),
  projectOrder: list(slugSchema, 'name the projects in order'),
  skillOrder: list(text('name the category'), 'name the categories of skills in order'),
};

/** The resume as its author writes it. */
export const resumeSchema = entity({
  /** The profiles in the head of the sheet, by their network in `services`, in order. */
  profiles: list(text('name the network'), 'name the networks in order'),
  headings: z.partialRecord(oneOf(resumeSectionIds), text('write the heading'), {
    error: 'give the heading of each part',
  }),
  /** The stages of the education, by their id in `about`, in order. */
  education: list(slugSchema, 'name the stages of the education in order'),
  /** The internships, in order, with what only the resume says about them. */
  internships: list(
    entity({
      /** Its id in `internships`. */
      id: slugSchema,
      /** The first month of it; without one the sheet says the year. */
      from: monthSchema.optional(),
      /** The last month of it, unless that is the first. */
      to: monthSchema.optional(),
      /** What was done and what came of it. */
      highlights: highlightsSchema,
    }),
    'give the internships',
  ),
  /** What the resume says about each project. */
  projects: list(
    entity({
      /** The project. */
      slug: slugSchema,
      name: text('write the short name of the project'),
      description: text('say in one sentence what the project does'),
      /** The points that matter to an employer. */
      highlights: highlightsSchema,
    }),
    'give the projects',
  ),
  ...arrangementShape,
  /** The same resume, arranged for an audience; none are needed. */
  variants: list(
    entity({
      /** The audience, as addresses and files name it, e.g. `designer`. */
      id: slugSchema,
      /** Its name in the print tool. */
      label: text('name the audience'),
      /** The stages of the education for that audience, by their id; all of the resume's when they are left out. */
      education: list(slugSchema, 'name the stages of the education in order').optional(),
      ...arrangementShape,
    }),
    'give the variants',
  ),
});

/** A part of the resume. */
export type ResumeSectionId = (typeof resumeSectionIds)[number];
export type ResumeSource = z.infer<typeof resumeSchema>;

/** What a resume or one of its variants says first, and in which order the rest follows. */
export type ResumeArrangement = Pick<
  ResumeSource,
  'headline' | 'summary' | 'sections' | 'projectOrder' | 'skillOrder'
>;

/** A variant of the resume for an audience: what it says instead. */
export interface ResumeVariant extends ResumeArrangement {
  id: string;
  label: string;
  education?: ResumeEducation[];
}

/** A stage of the education on the resume. */
export interface ResumeEducation {
  id: string;
  title: string;
  field?: string;
  institution: string;
  /** First and last year, e.g. `2023`. */
  from: string;
  to: string;
}

/** A job or an internship on the resume. */
export interface ResumeWork {
  id: string;
  role: string;
  company: string;
  city: string;
  /** The kind of work, e.g. `Remote`. */
  type?: string;
  /** How long it took, where that is said. */
  duration?: string;
  /** First and last month, or year where no month is given: `2024-06` or `2024`. A job that lasts has no last one. */
  from: string;
  to?: string;
  /** The same in words: `May – June 2024`. */
  dates: string;
  highlights: string[];
  skills?: string[];
}

export interface ResumeProject {
  slug: string;
  name: string;
  description: string;
  highlights: string[];
  /** The skills and tags of its page. */
  keywords: string[];
  /** The month in which its page appeared, e.g. `2024-12`. */
  date?: string;
  /** The same in words. */
  dateLabel?: string;
  /** The absolute address of its page here or elsewhere. */
  url?: string;
}

export interface ResumeSkillGroup {
  /** The category. */
  name: string;
  skills: { name: string; percent: number }[];
}

export interface ResumeCertificate {
  title: string;
  issuedBy: string;
  /** Its month, e.g. `2025-07`, or its date as the site shows it where that is no date. */
  date: string;
  /** The same in words. */
  dateLabel: string;
  url: string;
}

/** The resume with all its facts: enough for the page, the sheet, the PDF and the JSON document. */
export interface Resume extends ResumeArrangement {
  name: string;
  email: string;
  /** The absolute address of the site. */
  url: string;
  /** The shared document; the QR code leads to it. */
  documentUrl: string;
  location: { region: string; country: string; countryCode: string };
  profiles: { network: string; username: string; url: string }[];
  headings: ResumeSource['headings'];
  education: ResumeEducation[];
  jobs: ResumeWork[];
  internships: ResumeWork[];
  /** Every project that some arrangement shows. */
  projects: ResumeProject[];
  /** Every category that has skills. */
  skills: ResumeSkillGroup[];
  certificates: ResumeCertificate[];
  variants: ResumeVariant[];
  /** The day of the last change of any project on it, which stands for the resume's own; none without such a project. */
  lastModified?: string;
}
