import { z } from 'zod';
import { countryCodeSchema, entity, externalUrlSchema, pictureSchema, text } from './common';

/** The person whom the site is about. */
export const ownerSchema = entity({
  name: text('write your name'),
  email: z.email({ error: 'give an e-mail address' }),
  role: text('say in a few words what you are'),
  /** Where the person lives, as far as it is public. */
  location: entity({
    region: text('name your city or region'),
    country: text('name your country'),
    countryCode: countryCodeSchema,
  }),
  /** The profile photo on Home and About. */
  portrait: pictureSchema,
  /** The shared document behind "View Resume". */
  resumeUrl: externalUrlSchema,
});

export type Owner = z.infer<typeof ownerSchema>;
