import { z } from 'zod';
import { countryCodeSchema, entity, externalUrlSchema, list, pictureSchema, text } from './common';

/** Whether a text is a BCP 47 tag, written as such. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag)[0] === tag;
  } catch {
    return false;
  }
}

/** The site as a whole. Its name is the owner's. */
export const siteSchema = entity({
  /**
   * The address of the home page, without a slash at the end; absolute addresses are made from it. A path in it is the
   * base path of the site. `PORTFOLIO_SITE_URL` overrides it for a deployment.
   */
  url: externalUrlSchema.refine((url) => !/\/$|[?#]/.test(url), {
    error: 'give the address of the home page without a slash, a query or a fragment at its end',
  }),
  /** What the site is, in one sentence of at most 160 characters, for the manifest and the feed. */
  description: text('describe the site in one sentence').max(160, {
    error: 'shorten the description to at most 160 characters',
  }),
  /**
   * The language that the site is written in, as a BCP 47 tag like `en-IN`. Dates, numbers and plural forms follow it, and so does
   * the direction. The words of the interface are there in English; another language has them in `words.ts`.
   */
  language: text('give the language as a tag like en or en-IN').refine(isLanguage, {
    error: 'give the language as a tag like en or en-IN',
  }),
});

/** The site as a whole, with what the generator adds. */
export type Site = z.infer<typeof siteSchema> & {
  name: string;
  /** How many values are still samples; 0 once the owner has replaced them all. */
  sampleCount: number;
};

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

/** Categories in the order in which a filter offers them. */
const categories = list(text('name the category'), 'list the categories');

/** The categories that entries may belong to. The first choice of every filter, "All", is the site's own. */
export const categoriesSchema = entity({
  projects: categories,
  posts: categories,
  skills: categories,
  /** The one of projects and posts that are only announced, without a page; left out where nothing is announced. */
  upcoming: text('name the category of what is only announced').optional(),
});
