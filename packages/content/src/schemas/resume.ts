/**
 * The resume. Its author writes what only the resume says and names the entries that it takes from the rest of the content; the
 * generator puts in their facts, so that no date or name is written twice.
 */
import { z } from 'zod';
import {
  entity,
  externalUrlSchema,
  list,
  listOf,
  monthSchema,
  oneOf,
  pattern,
  slugSchema,
  text,
} from './common';
import { highlightsSchema, timeSchema } from './work';

/** Sections of entries that only the resume has, all written in the same fields. */
export const entrySectionIds = ['volunteer', 'awards', 'publications', 'references'] as const;

const resumeSectionIds = [
  'summary',
  'education',
  'projects',
  'jobs',
  'internships',
  'skills',
  'certificates',
  ...entrySectionIds,
  'languages',
  'interests',
] as const;

const entrySchema = entity({
  title: text('write the title, the role or the name'),
  organization: text('name the organization').optional(),
  from: timeSchema.optional().describe('The date, or the first of a period: 2022-06 or 2022.'),
  to: timeSchema.optional().describe('The end of a period; leave it out for a single date.'),
  url: externalUrlSchema.optional(),
  summary: text('say in one sentence what it is about').optional(),
  highlights: highlightsSchema.optional(),
}).refine(({ from, to }) => !to || (from !== undefined && from.slice(0, to.length) <= to), {
  error: 'give an end that is not before the beginning',
  path: ['to'],
});

const namedSchema = entity({
  name: text('write the name'),
  details: list(text('write the detail'), 'list the details')
    .optional()
    .describe('How well a language is spoken, or what an interest includes.'),
});

const entries = (of: string) => list(entrySchema, `list the ${of}`).default([]);
const named = (of: string) => list(namedSchema, `list the ${of}`).default([]);

/** What is said first, and in which order the rest follows. */
const arrangementShape = {
  headline: text('write the line under your name'),
  summary: text('write the paragraph that sums up'),
  sections: listOf(oneOf(resumeSectionIds), 'name the parts in order').describe(
    'The parts, in order; a part that is left out is not shown.',
  ),
  projectOrder: list(slugSchema, 'name the projects in order'),
  skillOrder: list(text('name the category'), 'name the categories of skills in order'),
};

/** The resume as its author writes it. */
export const resumeSchema = entity({
  title: text('write the title of the document')
    .optional()
    .describe(
      'The title of the PDF and the Word document; your name and the word Resume without one.',
    ),
  fileName: pattern(
    /^(?! )[^\p{Cc}\\/:*?"<>|]*[^\p{Cc}\\/:*?"<>|. ]$/u,
    'write a file name without a folder, and without a dot or a blank at its end',
  )
    .refine((name) => !/\.(?:pdf|docx)$/i.test(name), {
      error: 'remove the ending; each file has its own',
    })
    .optional()
    .describe('The name of saved files, without an ending; made from your name without one.'),
  profiles: list(text('name the network'), 'name the networks in order').describe(
    'The profiles in the head of the sheet, by their network in services, in order.',
  ),
  headings: z
    .partialRecord(oneOf(resumeSectionIds), text('write the heading'), {
      error: 'give the heading of each part',
    })
    .describe('The heading of each part.'),
  education: list(slugSchema, 'name the stages of the education in order').describe(
    'The stages of the education, by their id in about, in order.',
  ),
  internships: list(
    entity({
      id: slugSchema.describe('Its id in internships.'),
      from: monthSchema
        .optional()
        .describe('Its first month; without one the sheet says the year.'),
      to: monthSchema.optional().describe('Its last month, unless that is the first.'),
      highlights: highlightsSchema,
    }),
    'give the internships',
  ).describe('The internships, in order, with what only the resume says about them.'),
  projects: list(
    entity({
      slug: slugSchema,
      name: text('write the short name of the project'),
      description: text('say in one sentence what the project does'),
      highlights: highlightsSchema.describe('The points that matter to an employer.'),
    }),
    'give the projects',
  ).describe('What the resume says about each project.'),
  volunteer: entries('volunteer work').describe('Volunteer work: role, organization and period.'),
  awards: entries('awards').describe('Awards, each with who gave it and when.'),
  publications: entries('publications').describe('Publications, each with its publisher.'),
  references: entries('references').describe('People who recommend you, with what they say.'),
  languages: named('languages').describe('Languages you speak.'),
  interests: named('interests').describe('Interests.'),
  ...arrangementShape,
  variants: list(
    entity({
      id: slugSchema.describe('The audience, as addresses and files name it, e.g. designer.'),
      label: text('name the audience').describe('Its name in the print tool.'),
      education: list(slugSchema, 'name the stages of the education in order')
        .optional()
        .describe(
          "The stages of the education for that audience, by their id; all of the resume's when they are left out.",
        ),
      ...arrangementShape,
    }),
    'give the variants',
  ).describe('The same resume, arranged for an audience; none are needed.'),
});

export type ResumeSectionId = (typeof resumeSectionIds)[number];
export type EntrySectionId = (typeof entrySectionIds)[number];
type ResumeSource = z.infer<typeof resumeSchema>;

/** What a resume or one of its variants says first, and in which order the rest follows. */
export type ResumeArrangement = Pick<ResumeSource, keyof typeof arrangementShape>;
