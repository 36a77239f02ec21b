import { z } from 'zod';
import {
  entity,
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
  /** The name by which the resume refers to it. */
  id: slugSchema,
  company: text('name the company'),
  city: text('name the city, or write Online'),
  role: text('name the role'),
  image: pictureSchema,
  tile: tileSchema,
  /** The skills that it shows, by their names in `skills.ts`. */
  skills: skillNamesSchema.optional(),
};

const kind = text('name the kind of work, like Remote, Hybrid or On site');

/** What was done and what came of it, a sentence each. */
export const highlightsSchema = list(text('write the point'), 'list the points');

const internshipSchema = entity({
  ...workFields,
  year: yearSchema,
  /** How long it took, as it is shown, e.g. `1 month`. */
  duration: text('say how long it took, like 1 month'),
  type: kind,
});

/** The internships, latest first. */
export const internshipsSchema = list(internshipSchema, 'give the internships');

const time = z.union([monthSchema, z.string().regex(/^\d{4}$/)], {
  error: 'give a month like 2022-06, or a year like 2022',
});

const jobSchema = entity({
  ...workFields,
  /** The first month or year: `2022-06` or `2022`. */
  from: time,
  /** The last one; left out while it lasts. */
  to: time.optional(),
  type: kind.optional(),
  highlights: highlightsSchema.optional(),
}).refine(({ from, to = from }) => from.slice(0, to.length) <= to, {
  error: 'give an end that is not before the beginning',
  path: ['to'],
});

export const jobsSchema = entity({
  /** What stands in the place of the end while a job lasts: "2022 – today". */
  present: text('write the word for a job that lasts, like today'),
  /** The jobs, latest first. */
  list: list(jobSchema, 'give the jobs'),
});

export type Internship = z.infer<typeof internshipSchema>;
/** A job, with its time in words: `June 2022 – today`. */
export type Job = z.infer<typeof jobSchema> & { dates: string };
