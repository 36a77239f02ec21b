/** Frame of every page: navigation bar, footer, cookie banner and survey invitation. */
import type { z } from 'zod';
import { entity, linkSchema, listOf, text, wordSchema } from './common';
import type { Services } from './services';

/** Links of the navigation bar, in order. */
export const navigationSchema = listOf(linkSchema, 'list the links of the navigation bar');

export type Navigation = z.infer<typeof navigationSchema>;

/** The footer, without profiles and policies, which are in `services.yaml`. */
export const footerSchema = entity({
  word: wordSchema.optional(),
  headings: entity({
    pages: text('write the heading of the list of pages'),
    profiles: text('write the heading of the list of profiles'),
    policies: text('write the heading of the list of policies'),
  }),
  pages: listOf(linkSchema, 'list the pages of the footer'),
  sampleNotice: text('write that some of the content is a sample').describe(
    'The notice in the footer while the site contains samples.',
  ),
});

/** The footer, with the profiles and policies of the services. */
export type Footer = z.infer<typeof footerSchema> & {
  profiles: Services['social'];
  policies: Services['policies'];
};

/** Texts of the cookie banner and the survey invitation. */
export const noticesSchema = entity({
  cookies: entity({
    text: text('explain what is stored and what loads only after consent'),
    acceptLabel: text('write the label of the button that accepts'),
    rejectLabel: text('write the label of the button that rejects'),
  })
    .optional()
    .describe('The cookie banner. Leave it out if the site uses no third-party services.'),
  popup: entity({
    heading: text('write the heading'),
    text: text('describe the survey'),
    link: linkSchema.describe('The link to the survey, which opens in a new tab.'),
    closeLabel: text('write the label of the button that closes'),
  })
    .optional()
    .describe('The invitation to the survey. Leave it out to show none.'),
});

export type Notices = z.infer<typeof noticesSchema>;
