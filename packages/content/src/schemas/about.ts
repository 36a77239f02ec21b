import { z } from 'zod';
import {
  entity,
  linkSchema,
  list,
  nonEmptyList,
  pictureSchema,
  slugSchema,
  text,
  tileSchema,
  wholeNumber,
  yearSchema,
} from './common';

const educationSchema = entity({
  id: slugSchema.describe('The id, which resume.yaml refers to.'),
  from: yearSchema,
  to: yearSchema,
  title: text('name the degree or type of school'),
  field: text('name the field of study').optional(),
  institution: text('name the school or college'),
  courses: list(text('name the course'), 'list the courses')
    .optional()
    .describe('Relevant courses, shown on the resume.'),
}).refine(({ from, to }) => from <= to, {
  error: 'give a last year that is not before the first',
  path: ['to'],
});

export const aboutSchema = entity({
  bio: nonEmptyList(text('write the paragraph'), 'write at least one paragraph about yourself'),
  educationHeading: text('write the heading'),
  education: list(educationSchema, 'list your schools and degrees').describe(
    'Your schools and degrees, latest first.',
  ),
  hobbiesHeading: text('write the heading'),
  hobbies: list(
    entity({ name: text('name the hobby'), image: pictureSchema, tile: tileSchema }),
    'list the hobbies',
  ),
  achievementsHeading: text('write the heading'),
  achievements: list(
    entity({
      count: wholeNumber('write a whole number'),
      suffix: z
        .string({ error: 'write the text after the number, or use an empty string' })
        .describe('Text after the number, e.g. +; may be empty.'),
      label: text('name what is counted'),
    }),
    'list the achievements',
  ),
  achievementsLink: linkSchema
    .optional()
    .describe('The link below the counters, e.g. to the certificates.'),
});
