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
  id: slugSchema.describe('The name by which the resume refers to it.'),
  from: yearSchema,
  to: yearSchema,
  title: text('name the degree or the kind of school'),
  field: text('say what was studied').optional(),
  institution: text('name the school or college'),
  courses: list(text('name the course'), 'list the courses')
    .optional()
    .describe('Courses worth naming, shown on the resume.'),
}).refine(({ from, to }) => from <= to, {
  error: 'give a last year that is not before the first',
  path: ['to'],
});

/** The about page. */
export const aboutSchema = entity({
  bio: listOf(text('write the paragraph'), 'write at least one paragraph about yourself'),
  educationHeading: text('write the heading'),
  education: list(educationSchema, 'give the stages of the education').describe(
    'The education, latest first.',
  ),
  hobbiesHeading: text('write the heading'),
  hobbies: list(
    entity({ name: text('name the hobby'), image: pictureSchema, tile: tileSchema }),
    'give the hobbies',
  ),
  achievementsHeading: text('write the heading'),
  achievements: list(
    entity({
      count: wholeNumber('give the number as a whole number'),
      suffix: z
        .string({ error: 'give what follows the number, or an empty text' })
        .describe('What follows the number, e.g. +.'),
      label: text('say what is counted'),
    }),
    'give the achievements',
  ),
  achievementsLink: linkSchema
    .optional()
    .describe('The link below the counters, as to the certificates.'),
});
