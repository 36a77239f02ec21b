/** Jobs, internships, and the resume, which refers to entries in other files. The generator adds the names and dates of these entries. */
import { z } from 'zod';
import {
  entity,
  isoDateSchema,
  list,
  monthSchema,
  nonEmptyList,
  oneOf,
  pageUrlSchema,
  pattern,
  pictureSchema,
  skillNamesSchema,
  slugSchema,
  text,
  tileSchema,
  yearAsTextSchema,
  yearSchema,
} from './common';

const workFields = {
  id: slugSchema.describe('The id, which resume.yaml refers to.'),
  company: text('name the company'),
  city: text('name the city, or write Online'),
  role: text('name the role'),
  image: pictureSchema,
  tile: tileSchema,
  skills: skillNamesSchema
    .optional()
    .describe('Names of skills in skills.yaml that the work demonstrates.'),
};

const kind = text('name the kind of work, like Remote, Hybrid or On site');

/** Tasks and results, one sentence each. */
const highlightsSchema = list(text('write the point'), 'list the points');

const internshipSchema = entity({
  ...workFields,
  year: yearSchema,
  duration: text('write the duration as displayed, like 1 month'),
  type: kind,
});

/** Internships, latest first. */
export const internshipsSchema = list(
  internshipSchema,
  'list the internships, each after a dash, without list: above them',
);

export const monthOrYearSchema = z
  .union([monthSchema, z.string().regex(/^\d{4}$/), yearAsTextSchema], {
    error: 'give a month like 2022-06, or a year like 2022',
  })
  .describe('A month like 2022-06, or a year like 2022.');

const endBeforeStartError = {
  error: 'give an end that is not before the start',
  path: ['to'],
};

const jobSchema = entity({
  ...workFields,
  from: monthOrYearSchema,
  to: monthOrYearSchema
    .optional()
    .describe('The last month or year. Leave it out for a current job.'),
  type: kind.optional(),
  url: pageUrlSchema.optional().describe('The company’s URL, for the resume.'),
  summary: text('describe in one sentence what you did').optional(),
  highlights: highlightsSchema.optional(),
}).refine(({ from, to = from }) => from.slice(0, to.length) <= to, endBeforeStartError);

export const jobsSchema = entity({
  present: text('write the word for the end of a current job, like today').describe(
    'The word for the end of a current job, as in "2022 – today".',
  ),
  list: list(jobSchema, 'list the jobs').describe('The jobs, latest first.'),
});

export type Internship = z.infer<typeof internshipSchema>;
/** A job with its formatted period: `June 2022 – today`. */
export type Job = z.infer<typeof jobSchema> & { dates: string };

/** Sections that exist only on the resume, all with the same fields. */
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

const entrySchema = (end: string) =>
  entity({
    title: text('write the title, role or name'),
    organization: text('name the organization').optional(),
    from: monthOrYearSchema
      .optional()
      .describe('The date, or the start of a period: 2022-06 or 2022.'),
    to: monthOrYearSchema.optional().describe(end),
    url: pageUrlSchema.optional(),
    summary: text('describe it in one sentence').optional(),
    highlights: highlightsSchema.default([]),
  }).refine(
    ({ from, to }) => !to || (from !== undefined && from.slice(0, to.length) <= to),
    endBeforeStartError,
  );

const namedItemSchema = entity({
  name: text('write the name'),
  details: list(text('write the detail'), 'list the details')
    .default([])
    .describe('Your level in a language, or details about an interest.'),
});

const datedEntrySchema = entrySchema('The end of a period; leave it out for a single date.').meta({
  id: 'entry',
});

const entryList = (noun: string, item = datedEntrySchema) =>
  list(item, `list the ${noun}`).default([]);
const namedItemList = (noun: string) => list(namedItemSchema, `list the ${noun}`).default([]);

const educationIds = list(slugSchema, 'list the ids of education entries in order');

/** Fields that the resume and each variant have. */
const arrangementShape = {
  headline: text('write the line under your name'),
  summary: text('write the summary').describe(
    'The summary, as plain text. Blank lines separate paragraphs.',
  ),
  sections: nonEmptyList(oneOf(resumeSectionIds), 'list the sections in order').describe(
    'The sections in order. A section that you leave out is hidden.',
  ),
  projectOrder: list(slugSchema, 'name the projects in order'),
  skillOrder: list(text('name the category'), 'name the skill categories in order'),
};

/** The resume as the author writes it. */
export const resumeSchema = entity({
  title: text('write the document’s title')
    .optional()
    .describe('The title of the PDF and Word document. Default: your name and the word Resume.'),
  fileName: pattern(
    /^(?! )[^\p{Cc}\\/:*?"<>|]*[^\p{Cc}\\/:*?"<>|. ]$/u,
    'write a file name without a folder, and without a dot or space at the end',
  )
    .refine((name) => !/\.(?:pdf|docx)$/i.test(name), {
      error: 'remove the extension; it is added to each file',
    })
    .optional()
    .describe(
      'The file name for downloads, without an extension. Default: derived from your name.',
    ),
  updated: isoDateSchema
    .optional()
    .describe(
      'The date of the last change, for the files. Default: the latest date on the resume, without ends of periods.',
    ),
  profiles: list(text('name the network'), 'name the networks in order').describe(
    'The networks from services.yaml to list at the top of the resume, in order.',
  ),
  headings: z
    .partialRecord(oneOf(resumeSectionIds), text('write the heading'), {
      error: 'write each section’s heading',
    })
    .describe('Each section’s heading.'),
  education: educationIds.describe('Ids of education entries in about.yaml, in order.'),
  internships: list(
    entity({
      id: slugSchema.describe('The id in internships.yaml.'),
      from: monthSchema
        .optional()
        .describe('The first month. Default: the resume shows only the year.'),
      to: monthSchema.optional().describe('The last month, if it differs from the first.'),
      highlights: highlightsSchema,
    }),
    'list the internships',
  ).describe('The internships in order, with details that only the resume shows.'),
  projects: list(
    entity({
      slug: slugSchema,
      name: text('write the project’s short name'),
      description: text('describe in one sentence what the project does'),
      from: monthOrYearSchema
        .optional()
        .describe(
          'The start: 2022-06 or 2022. Without from and to, the resume shows the project page’s date.',
        ),
      to: monthOrYearSchema.optional().describe('The end; leave it out for a current project.'),
      highlights: highlightsSchema.describe('The points that matter to an employer.'),
    }).refine(({ to = '', from = to }) => from.slice(0, to.length) <= to, endBeforeStartError),
    'list the projects',
  ).describe('The projects, with details that only the resume shows.'),
  volunteer: entryList(
    'volunteer work',
    entrySchema('The end; leave it out for current work, and repeat the start for a single date.'),
  ).describe('Volunteer work: role, organization and period.'),
  awards: entryList('awards').describe('Awards, each with the awarding organization and date.'),
  publications: entryList('publications').describe('Publications, each with its publisher.'),
  references: entryList('references').describe('People who recommend you, each with a quote.'),
  languages: namedItemList('languages').describe('Languages you speak.'),
  interests: namedItemList('interests').describe('Interests.'),
  ...arrangementShape,
  variants: list(
    entity({
      id: slugSchema.describe('The audience’s id in URLs and file names, e.g. designer.'),
      label: text('name the audience').describe('The audience’s name in the print app.'),
      education: educationIds
        .optional()
        .describe('Ids of education entries for this audience. Default: the resume’s.'),
      ...arrangementShape,
    }),
    'list the variants',
  ).describe('Versions of the resume for particular audiences. Optional.'),
});

export type ResumeSectionId = (typeof resumeSectionIds)[number];
export type EntrySectionId = (typeof entrySectionIds)[number];
type ResumeSource = z.infer<typeof resumeSchema>;

/** Headline and summary of a resume version, and the order of its sections, projects and skills. */
export type ResumeArrangement = Pick<ResumeSource, keyof typeof arrangementShape>;
