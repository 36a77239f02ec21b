/**
 * The resume. Its author writes what only the resume says and names the entries that it takes from the rest of the content; the
 * generator puts in their facts, so that no date or name is written twice.
 */
import { z } from 'zod';
import { entity, list, listOf, monthSchema, oneOf, slugSchema, text } from './common';
import { highlightsSchema } from './work';

const resumeSectionIds = [
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
      /** Its first month; without one the sheet says the year. */
      from: monthSchema.optional(),
      /** Its last month, unless that is the first. */
      to: monthSchema.optional(),
      highlights: highlightsSchema,
    }),
    'give the internships',
  ),
  /** What the resume says about each project. */
  projects: list(
    entity({
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

export type ResumeSectionId = (typeof resumeSectionIds)[number];
type ResumeSource = z.infer<typeof resumeSchema>;

/** What a resume or one of its variants says first, and in which order the rest follows. */
export type ResumeArrangement = Pick<ResumeSource, keyof typeof arrangementShape>;
