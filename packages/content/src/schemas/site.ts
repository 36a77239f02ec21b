import { z } from 'zod';
import { isLanguage } from '../format';
import {
  countryCodeSchema,
  entity,
  externalUrlSchema,
  list,
  monthSchema,
  pictureSchema,
  shortText,
  text,
} from './common';

/** The site, which has the owner's name. */
export const siteSchema = entity({
  url: externalUrlSchema
    .refine((url) => !/\/$|[?#]/.test(url), {
      error: 'give the address of the home page without a trailing slash, query or fragment',
    })
    .describe(
      'The address of the home page, without a trailing slash, used for absolute addresses. A path in it is the base path of the site. PORTFOLIO_SITE_URL overrides it for a deployment.',
    ),
  description: shortText('describe the site in one sentence', 'description', 160).describe(
    'The site in one sentence of at most 160 characters, for the manifest and the feed.',
  ),
  language: text('give the language as a tag like en or en-IN')
    .refine(isLanguage, {
      error: 'give the language as a tag like en or en-IN',
    })
    .describe(
      'The language of the site, as a BCP 47 tag like en-IN. It sets dates, numbers, plural forms and text direction. For other languages than English, translate the interface in messages.yaml.',
    ),
  languages: list(
    text('give the language as a tag like fi').refine(isLanguage, {
      error: 'give the language as a tag like fi or pt-BR',
    }),
    'list the languages of the site as tags, the default first',
  )
    .optional()
    .describe(
      'All languages of a site with several, as BCP 47 tags, starting with the value of language. A file like home.fi.yaml translates home.yaml.',
    ),
});

/** A language of a site with several. */
export interface SiteLanguage {
  /** Its BCP 47 tag. */
  code: string;
  /** Its own name: `Suomi`. */
  name: string;
  /** First segment of its paths; empty for the default language. */
  folder: string;
  /** Heading of a list of languages, in that language. */
  heading: string;
  /** Label of a link to its home page, in that language. */
  toHome: string;
  /** Label of a link to its list of entries, in that language. */
  toList: string;
  /** Offer of a page in that language, written in it. */
  offer: string;
  /** Label of the button that closes the offer, in that language. */
  close: string;
  /** Badge for a text in that language, in the language of this site. */
  badge: string;
  /** Pages that it does not have. */
  offPages: readonly string[];
  /** True if it has a feed. */
  hasFeed: boolean;
}

/** The site with generated fields. */
export type Site = Omit<z.infer<typeof siteSchema>, 'languages'> & {
  name: string;
  /** All languages, the default first; undefined for a single language. */
  languages?: readonly SiteLanguage[] | undefined;
  /** Number of values that are still samples. */
  sampleCount: number;
  /** Year in which the content was generated. */
  year: number;
};

export const ownerSchema = entity({
  name: text('write your name'),
  email: z.email({ error: 'give an email address' }).describe('Your email address.'),
  role: text('describe your role in a few words'),
  location: entity({
    region: text('name your city or region'),
    country: text('name your country'),
    countryCode: countryCodeSchema,
  }).describe('Your location, as precise as you want to publish it.'),
  availableFrom: monthSchema
    .optional()
    .describe('The month from which you are free for work, e.g. 2027-01; shown on Home.'),
  portrait: pictureSchema.describe('The profile photo on Home and About.'),
  resumeUrl: externalUrlSchema
    .optional()
    .describe('The document that View Resume opens. Default: the resume page of this site.'),
});

export type Owner = z.infer<typeof ownerSchema>;

/** Categories in the filter's order. */
const categories = list(text('name the category'), 'list the categories');

/** Categories of entries. Filters add "All" before them. */
export const categoriesSchema = entity({
  projects: categories,
  posts: categories,
  skills: categories,
  upcoming: text('name the category of announced entries')
    .optional()
    .describe(
      'The category of announced projects and posts, which have no page. Leave it out if nothing is announced.',
    ),
});
