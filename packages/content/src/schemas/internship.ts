import type { z } from 'zod';
import {
  entity,
  listOf,
  oneOf,
  pictureSchema,
  skillNamesSchema,
  slugSchema,
  text,
  tileSchema,
  wholeNumber,
} from './common';

/** Where an intern worked: from home or at the company. */
export const internshipTypes = ['Remote', 'Offline'] as const;

/** An internship. */
export const internshipSchema = entity({
  /** The name by which the resume refers to it. */
  id: slugSchema,
  /** The company. */
  company: text('name the company'),
  /** The city, or `Online`. */
  city: text('name the city, or write Online'),
  /** The role. */
  role: text('name the role'),
  /** The year in which it took place. */
  year: wholeNumber('give the year in four digits', { min: 1900, max: 2100 }),
  /** How long it took, as it is shown, e.g. `1 month`. */
  duration: text('say how long it took, like 1 month'),
  /** The company's mark. */
  image: pictureSchema,
  /** The colour set of the mark. */
  tile: tileSchema,
  /** Remote or Offline. */
  type: oneOf(internshipTypes),
  /** The skills that it shows, by their names in `skills.ts`. */
  skills: skillNamesSchema.optional(),
});

/** The internships, latest first. */
export const internshipsSchema = listOf(internshipSchema, 'give the internships');

/** An internship. */
export type Internship = z.infer<typeof internshipSchema>;
/** Remote or Offline. */
export type InternshipType = (typeof internshipTypes)[number];
