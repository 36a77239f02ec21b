/** Schemas for content on every page: navigation bar, footer, cookie banner and survey invitation. */
import type { z } from 'zod';
import { entity, linkSchema, nonEmptyList, text, wordSchema } from './common';
import type { Services } from './services';

export const navigationSchema = nonEmptyList(linkSchema, 'list the links in the navigation bar');

export type Navigation = z.infer<typeof navigationSchema>;

/** The footer, without profiles and policies, which are in `services.yaml`. */
export const footerSchema = entity({
  word: wordSchema.optional(),
  headings: entity({
    pages: text('write the heading above the pages'),
    profiles: text('write the heading above the profiles'),
    policies: text('write the heading above the policies'),
  }),
  pages: nonEmptyList(linkSchema, 'list the pages that the footer links to'),
  sampleNotice: text('say that some content is a sample').describe(
    'The notice that the footer shows while the site contains samples.',
  ),
});

/** The footer, with the profiles and policies from `services.yaml`. */
export type Footer = z.infer<typeof footerSchema> & {
  profiles: Services['social'];
  policies: Services['policies'];
};

/** The cookie banner and the survey invitation. */
export const noticesSchema = entity({
  cookies: entity({
    text: text('explain what is stored and what loads only after consent'),
    acceptLabel: text('write the accept button’s label'),
    rejectLabel: text('write the reject button’s label'),
  })
    .optional()
    .describe('The cookie banner. Leave it out if the site uses no third-party services.'),
  popup: entity({
    heading: text('write the heading'),
    text: text('describe the survey'),
    link: linkSchema.describe('The link to the survey, which opens in a new tab.'),
    closeLabel: text('write the close button’s label'),
  })
    .optional()
    .describe('The invitation to the survey. Leave it out if you have no survey.'),
});

export type Notices = z.infer<typeof noticesSchema>;
