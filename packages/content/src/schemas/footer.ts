import type { z } from 'zod';
import { entity, linkSchema, listOf, text } from './common';
import type { Services } from './services';
import { wordSchema } from './word';

/** The footer. Profiles and policies come from the services. */
export const footerSchema = entity({
  /** The large word of the footer. */
  word: wordSchema.optional(),
  /** Headings of the three lists. */
  headings: entity({
    pages: text('write the heading of the list of pages'),
    profiles: text('write the heading of the list of profiles'),
    policies: text('write the heading of the list of policies'),
  }),
  pages: listOf(linkSchema, 'give the pages of the footer'),
  /** What the footer says while sample content is in place. */
  sampleNotice: text('say that some of the content is a sample'),
});

/** The footer, with the profiles and policies of the services. */
export type Footer = z.infer<typeof footerSchema> & {
  profiles: Services['social'];
  policies: Services['policies'];
};
