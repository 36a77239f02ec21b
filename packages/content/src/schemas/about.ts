import { z } from 'zod';
import {
  entity,
  linkSchema,
  list,
  listOf,
  pictureSchema,
  slugSchema,
  text,
  tileSchema,
  wholeNumber,
  yearSchema,
} from './common';

/** A stage of the education; `from` and `to` are its first and last year. */
const educationSchema = entity({
  /** The name by which the resume refers to it. */
  id: slugSchema,
  from: yearSchema,
  to: yearSchema,
  title: text('name the degree or the kind of school'),
  field: text('say what was studied').optional(),
  institution: text('name the school or college'),
}).refine(({ from, to }) => from <= to, {
  error: 'give a last year that is not before the first',
  path: ['to'],
});

/** The about page. */
export const aboutSchema = entity({
  bio: listOf(text('write the paragraph'), 'write at least one paragraph about yourself'),
  educationHeading: text('write the heading'),
  /** The education, latest first. */
  education: list(educationSchema, 'give the stages of the education'),
  hobbiesHeading: text('write the heading'),
  hobbies: list(
    entity({ name: text('name the hobby'), image: pictureSchema, tile: tileSchema }),
    'give the hobbies',
  ),
  achievementsHeading: text('write the heading'),
  achievements: list(
    entity({
      count: wholeNumber('give the number as a whole number'),
      /** What follows the number, e.g. `+`. */
      suffix: z.string({ error: 'give what follows the number, or an empty text' }),
      label: text('say what is counted'),
    }),
    'give the achievements',
  ),
  /** The link below the counters, as to the certificates. */
  achievementsLink: linkSchema.optional(),
});
