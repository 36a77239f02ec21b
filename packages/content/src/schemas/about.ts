import { z } from 'zod';
import { entity, linkSchema, listOf, pictureSchema, text, tileSchema, wholeNumber } from './common';

/** The name by which other content refers to an entry. */
const idSchema = z.string({ error: 'give the entry an id' }).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: 'write the id in lower-case letters and digits joined by hyphens',
});

/** A year. */
const yearSchema = wholeNumber('give the year in four digits', { min: 1900, max: 2100 });

/** A stage of the education. */
export const educationSchema = entity({
  /** The name by which the resume refers to it. */
  id: idSchema,
  /** The first year. */
  from: yearSchema,
  /** The last year. */
  to: yearSchema,
  /** The degree or the kind of school. */
  title: text('name the degree or the kind of school'),
  /** What was studied. */
  field: text('say what was studied').optional(),
  /** Where. */
  institution: text('name the school or college'),
}).refine((education) => education.from <= education.to, {
  error: 'give a last year that is not before the first',
  path: ['to'],
});

/** The about page. */
export const aboutSchema = entity({
  /** The paragraphs about the owner. */
  bio: listOf(text('write the paragraph'), 'write at least one paragraph about yourself'),
  /** The heading of the education cards. */
  educationHeading: text('write the heading'),
  /** The education, latest first. */
  education: listOf(educationSchema, 'give the stages of the education'),
  /** The heading of the hobby cards. */
  hobbiesHeading: text('write the heading'),
  /** The hobbies. */
  hobbies: listOf(
    entity({
      /** The hobby. */
      name: text('name the hobby'),
      /** Its drawing. */
      image: pictureSchema,
      /** The colour set of its card. */
      tile: tileSchema,
    }),
    'give the hobbies',
  ),
  /** The heading of the achievements. */
  achievementsHeading: text('write the heading'),
  /** The counters. */
  achievements: listOf(
    entity({
      /** The number that is counted to. */
      count: wholeNumber('give the number as a whole number'),
      /** What follows the number, e.g. `+`. */
      suffix: z.string({ error: 'give what follows the number, or an empty text' }),
      /** What is counted. */
      label: text('say what is counted'),
    }),
    'give the achievements',
  ),
  /** The link to the certificates. */
  achievementsLink: linkSchema,
});

/** The about page. */
export type About = z.infer<typeof aboutSchema>;
/** A stage of the education. */
export type Education = z.infer<typeof educationSchema>;
/** A hobby. */
export type Hobby = About['hobbies'][number];
/** A counter. */
export type Achievement = About['achievements'][number];
