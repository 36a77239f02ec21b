import { z } from 'zod';
import {
  countryCodeSchema,
  entity,
  externalUrlSchema,
  list,
  monthSchema,
  pictureSchema,
  text,
} from './common';

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
  url: externalUrlSchema
    .refine((url) => !/\/$|[?#]/.test(url), {
      error: 'give the address of the home page without a slash, a query or a fragment at its end',
    })
    .describe(
      'The address of the home page, without a slash at the end; absolute addresses are made from it. A path in it is the base path of the site. PORTFOLIO_SITE_URL overrides it for a deployment.',
    ),
  description: text('describe the site in one sentence')
    .max(160, {
      error: 'shorten the description to at most 160 characters',
    })
    .describe(
      'What the site is, in one sentence of at most 160 characters, for the manifest and the feed.',
    ),
  language: text('give the language as a tag like en or en-IN')
    .refine(isLanguage, {
      error: 'give the language as a tag like en or en-IN',
    })
    .describe(
      'The language that the site is written in, as a BCP 47 tag like en-IN. Dates, numbers and plural forms follow it, and so does the direction. The words of the interface are there in English; another language has them in messages.yaml.',
    ),
  languages: list(
    text('give the language as a tag like fi').refine(isLanguage, {
      error: 'give the language as a tag like fi or pt-BR',
    }),
    'list the languages of the site as tags, the default first',
  )
    .optional()
    .describe(
      'All languages of a site that has several, as BCP 47 tags; the first is the one above. A file like home.fi.yaml translates home.yaml.',
    ),
});

/** A language of a site that has several. */
export interface SiteLanguage {
  /** Its BCP 47 tag. */
  code: string;
  /** Its own name: `Suomi`. */
  name: string;
  /** The folder of its addresses; empty for the default language. */
  folder: string;
  /** The heading of a list of languages, in that language. */
  heading: string;
  /** What a link to its home page says, in that language. */
  toHome: string;
  /** What a link to its list of entries says, in that language. */
  toList: string;
  /** What offers a page in it, in that language. */
  offer: string;
  /** The label of the button that closes the offer, in that language. */
  close: string;
  /** What marks a text in it, in the language of this site. */
  badge: string;
  /** The pages that it does not have. */
  offPages: readonly string[];
  /** Whether it has a feed. */
  hasFeed: boolean;
}

/** The site as a whole, with what the generator adds. */
export type Site = Omit<z.infer<typeof siteSchema>, 'languages'> & {
  name: string;
  /** All languages, the default first; left out where there is one. */
  languages?: readonly SiteLanguage[] | undefined;
  /** How many values are still samples; 0 once the owner has replaced them all. */
  sampleCount: number;
  /** The year in which the content was generated. */
  year: number;
};

/** The person whom the site is about. */
export const ownerSchema = entity({
  name: text('write your name'),
  email: z.email({ error: 'give an e-mail address' }).describe('Where mail to you goes.'),
  role: text('say in a few words what you are'),
  location: entity({
    region: text('name your city or region'),
    country: text('name your country'),
    countryCode: countryCodeSchema,
  }).describe('Where the person lives, as far as it is public.'),
  availableFrom: monthSchema
    .optional()
    .describe('The month from which you are free for work, e.g. 2027-01; shown on Home.'),
  portrait: pictureSchema.describe('The profile photo on Home and About.'),
  resumeUrl: externalUrlSchema
    .optional()
    .describe('The document behind "View Resume"; the resume page of this site when left out.'),
});

export type Owner = z.infer<typeof ownerSchema>;

/** Categories in the order in which a filter offers them. */
const categories = list(text('name the category'), 'list the categories');

/** The categories that entries may belong to. The first choice of every filter, "All", is the site's own. */
export const categoriesSchema = entity({
  projects: categories,
  posts: categories,
  skills: categories,
  upcoming: text('name the category of what is only announced')
    .optional()
    .describe(
      'The one of projects and posts that are only announced, without a page; left out where nothing is announced.',
    ),
});
