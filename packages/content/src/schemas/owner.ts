import { z } from 'zod';
import { entity, externalUrlSchema, pictureSchema, text } from './common';

/** The person whom the site is about. */
export const ownerSchema = entity({
  /** The whole name. */
  name: text('write your name'),
  /** The address that mail goes to. */
  email: z.email({ error: 'give an e-mail address' }),
  role: text('say in a few words what you are'),
  /** Where the person lives, as far as it is public. */
  location: entity({
    region: text('name your city or region'),
    country: text('name your country'),
    /** The country's two-letter ISO code. */
    countryCode: z
      .string({ error: 'give the two-letter code of the country' })
      .regex(/^[A-Z]{2}$/, { error: 'give the two-letter code of the country, like IN' }),
  }),
  /** The profile photo on Home and About. */
  portrait: pictureSchema,
  /** The shared document behind "View Resume". */
  resumeUrl: externalUrlSchema,
});

export type Owner = z.infer<typeof ownerSchema>;
