import { z } from 'zod';
import { isLanguage } from '../format';
import {
  checked,
  countryCodeSchema,
  entity,
  externalUrlSchema,
  list,
  monthSchema,
  pictureSchema,
  shortText,
  text,
} from './common';

/** Site-wide settings. The site's name is not among them, because it is the owner's name. */
export const siteSchema = entity({
  url: externalUrlSchema
    .refine((url) => !/[?#]/.test(url), {
      error: 'give the home page’s URL without a query or fragment',
    })
    .overwrite((url) => url.replace(/\/+$/, ''))
    .describe(
      'The home page’s URL. Absolute URLs start with it. If it has a path, that is the site’s base path. PORTFOLIO_SITE_URL overrides it for a deployment.',
    ),
  description: shortText('describe the site in one sentence', 'description', 160).describe(
    'The site in one sentence of at most 160 characters, for the manifest and the feed.',
  ),
  language: checked(isLanguage, 'give the language as a tag like en or en-IN').describe(
    'The site’s language, as a BCP 47 tag like en-IN. It determines dates, numbers, plural forms and text direction. For languages other than English, translate the interface in messages.yaml.',
  ),
  languages: list(
    checked(isLanguage, 'give the language as a tag like fi or pt-BR'),
    'list the site’s languages as tags, the default first',
  )
    .optional()
    .describe(
      'For a site in several languages: all of them as BCP 47 tags, starting with the value of language. A file like home.fi.yaml translates home.yaml.',
    ),
});

/** A language of a site with several languages. */
export interface SiteLanguage {
  /** BCP 47 tag. */
  code: string;
  /** Name in the language itself: `Suomi`. */
  name: string;
  /** First path segment; empty for the default language. */
  folder: string;
  /** Heading for a list of languages, in this language. */
  heading: string;
  /** Label, in this language, of the link to this language's home page. */
  toHome: string;
  /** Label, in this language, of the link to this language's list of entries. */
  toList: string;
  /** Text of the language offer, in this language: `This page is also in English`. */
  offer: string;
  /** Label of the button that closes the offer, in this language. */
  close: string;
  /** Badge for content in this language, written in the language of the current page. */
  badge: string;
  /** Pages that do not exist in this language. */
  disabledPages: readonly string[];
  /** True if this language has a feed. */
  hasFeed: boolean;
}

/** The site's settings with generated fields. */
export type Site = Omit<z.infer<typeof siteSchema>, 'languages'> & {
  name: string;
  /** All languages, the default first; undefined if there is only one. */
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
    city: text('name your city').optional().describe('Your city, shown instead of the region.'),
    region: text('name your region')
      .optional()
      .describe('Your region. Give a region, a city or both.'),
    country: text('name your country'),
    countryCode: countryCodeSchema,
  })
    .describe('Your location, as precisely as you want to publish it.')
    .refine(({ city, region }) => city ?? region, {
      error: 'name your city or region',
      path: ['city'],
    })
    .transform((location) => ({ ...location, place: location.city ?? location.region ?? '' })),
  availableFrom: monthSchema
    .optional()
    .describe('The month from which you are available for work, e.g. 2027-01; shown on Home.'),
  portrait: pictureSchema.describe('Your profile photo on Home and About.'),
  resumeUrl: externalUrlSchema
    .optional()
    .describe('The document that View Resume opens. Default: this site’s resume page.'),
});

export type Owner = z.infer<typeof ownerSchema>;

/** Categories in the filter's order. */
const categories = list(text('name the category'), 'list the categories');

/** Categories by kind of entry. Filters add "All" before them. */
export const categoriesSchema = entity({
  projects: categories,
  posts: categories,
  skills: categories,
  upcoming: text('name the category for upcoming entries')
    .optional()
    .describe(
      'The category for upcoming projects and posts, which have no page yet. Leave it out if you have none.',
    ),
});
