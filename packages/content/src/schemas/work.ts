import { z } from 'zod';
import {
  entity,
  externalUrlSchema,
  list,
  monthSchema,
  pictureSchema,
  skillNamesSchema,
  slugSchema,
  text,
  tileSchema,
  yearSchema,
} from './common';

/** What internships and jobs have in common. */
const workFields = {
  id: slugSchema.describe('The name by which the resume refers to it.'),
  company: text('name the company'),
  city: text('name the city, or write Online'),
  role: text('name the role'),
  image: pictureSchema,
  tile: tileSchema,
  skills: skillNamesSchema
    .optional()
    .describe('The skills that it shows, by their names in skills.yaml.'),
};

const kind = text('name the kind of work, like Remote, Hybrid or On site');

/** What was done and what came of it, a sentence each. */
export const highlightsSchema = list(text('write the point'), 'list the points');

const internshipSchema = entity({
  ...workFields,
  year: yearSchema,
  duration: text('say how long it took, like 1 month').describe(
    'How long it took, as it is shown, e.g. 1 month.',
  ),
  type: kind,
});

/** The internships, latest first. */
export const internshipsSchema = list(internshipSchema, 'give the internships');

/** A month or a year. */
export const timeSchema = z
  .union([monthSchema, z.string().regex(/^\d{4}$/)], {
    error: 'give a month like 2022-06, or a year like 2022',
  })
  .describe('A month like 2022-06, or a year like 2022.');

const jobSchema = entity({
  ...workFields,
  /** The first month or year: `2022-06` or `2022`. */
  from: timeSchema,
  to: timeSchema.optional().describe('The last one; left out while it lasts.'),
  type: kind.optional(),
  url: externalUrlSchema.optional().describe('Address of the company, for the resume.'),
  summary: text('say in one sentence what you did').optional(),
  highlights: highlightsSchema.optional(),
}).refine(({ from, to = from }) => from.slice(0, to.length) <= to, {
  error: 'give an end that is not before the beginning',
  path: ['to'],
});

export const jobsSchema = entity({
  present: text('write the word for a job that lasts, like today').describe(
    'What stands in the place of the end while a job lasts: "2022 – today".',
  ),
  list: list(jobSchema, 'give the jobs').describe('The jobs, latest first.'),
});

export type Internship = z.infer<typeof internshipSchema>;
/** A job, with its time in words: `June 2022 – today`. */
export type Job = z.infer<typeof jobSchema> & { dates: string };
