import { z } from 'zod';
import {
  entity,
  pageUrlSchema,
  list,
  monthSchema,
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
export const highlightsSchema = list(text('write the point'), 'list the points');

const internshipSchema = entity({
  ...workFields,
  year: yearSchema,
  duration: text('write the duration, like 1 month').describe(
    'The duration as displayed, e.g. 1 month.',
  ),
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

export const endBeforeStartError = {
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
