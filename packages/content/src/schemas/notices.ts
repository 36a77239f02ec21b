import type { z } from 'zod';
import { entity, linkSchema, text } from './common';

/** The texts of the cookie banner and of the invitation to the survey. */
export const noticesSchema = entity({
  /** The cookie banner; a site that no other company has a part in needs none. */
  cookies: entity({
    text: text('say what is stored and what waits for the answer'),
    acceptLabel: text('write the words of the button that accepts'),
    rejectLabel: text('write the words of the button that rejects'),
  }).optional(),
  /** The invitation to the survey; without it nobody is invited. */
  popup: entity({
    heading: text('write the heading'),
    text: text('say what the survey asks for'),
    /** The link to the survey, which opens in a new tab. */
    link: linkSchema,
    closeLabel: text('write the words of the button that closes'),
  }).optional(),
});

export type Notices = z.infer<typeof noticesSchema>;
