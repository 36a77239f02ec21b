/** What stands around every page: navigation bar, footer, cookie banner and the invitation to the survey. */
import type { z } from 'zod';
import { entity, linkSchema, listOf, text, wordSchema } from './common';
import type { Services } from './services';

/** The links of the navigation bar, in order. */
export const navigationSchema = listOf(linkSchema, 'give the links of the navigation bar');

export type Navigation = z.infer<typeof navigationSchema>;

/** The footer. Profiles and policies come from the services. */
export const footerSchema = entity({
  word: wordSchema.optional(),
  headings: entity({
    pages: text('write the heading of the list of pages'),
    profiles: text('write the heading of the list of profiles'),
    policies: text('write the heading of the list of policies'),
  }),
  pages: listOf(linkSchema, 'give the pages of the footer'),
  sampleNotice: text('say that some of the content is a sample').describe(
    'What the footer says while sample content is in place.',
  ),
});

/** The footer, with the profiles and policies of the services. */
export type Footer = z.infer<typeof footerSchema> & {
  profiles: Services['social'];
  policies: Services['policies'];
};

/** The texts of the cookie banner and of the invitation to the survey. */
export const noticesSchema = entity({
  cookies: entity({
    text: text('say what is stored and what waits for the answer'),
    acceptLabel: text('write the words of the button that accepts'),
    rejectLabel: text('write the words of the button that rejects'),
  })
    .optional()
    .describe('The cookie banner; a site that no other company has a part in needs none.'),
  popup: entity({
    heading: text('write the heading'),
    text: text('say what the survey asks for'),
    link: linkSchema.describe('The link to the survey, which opens in a new tab.'),
    closeLabel: text('write the words of the button that closes'),
  })
    .optional()
    .describe('The invitation to the survey; without it nobody is invited.'),
});

export type Notices = z.infer<typeof noticesSchema>;
