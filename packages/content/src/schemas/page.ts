import type { z } from 'zod';
import { pageIds, type PageId } from '../routes';
import { entity, oneOf, text, tileSchema } from './common';

/** The shapes of the line drawing at the end of a page's head; its dots count something on that page. */
export const kolamShapes = [
  'ring',
  'diamond',
  'stops',
  'twenty',
  'stair',
  'week',
  'pair',
  'seventeen',
  'octagon',
  'plain',
] as const;

const pageFields = {
  title: text('write the title of the page')
    .max(70, {
      error: 'shorten the title to at most 70 characters',
    })
    .describe("The title in the browser's tab, without the name of the site."),
  heading: text('write the heading of the page')
    .optional()
    .describe('The heading, where it is not the title.'),
  description: text('describe the page in one or two sentences')
    .max(160, {
      error: 'shorten the description to at most 160 characters',
    })
    .describe('The description for search engines and shared links, at most 160 characters.'),
  tile: tileSchema.describe('The colour set of the head.'),
  kolam: oneOf(kolamShapes)
    .optional()
    .describe(
      "The shape of the head's line drawing; left out where the page has a drawing of its own.",
    ),
};

/** The head of a page and what search engines and shared links show of it. */
export const pageSchema = entity({
  ...pageFields,
  lead: text('write the sentence under the heading').optional(),
});

/** Those of a page that says something else under its heading: a lead would be shown nowhere. */
const leadlessSchema = entity(pageFields);

/**
 * The words of the pages by name: one entry a page of the registry (`routes.ts`) that has words of its own. A page that is left
 * out is switched off.
 */
export const pagesSchema = entity({
  ...(Object.fromEntries(pageIds.map((id) => [id, pageSchema.optional()])) as Record<
    PageId,
    z.ZodOptional<typeof pageSchema>
  >),
  home: leadlessSchema,
  resume: leadlessSchema.optional(),
  comingSoon: leadlessSchema.optional(),
  notFound: leadlessSchema,
});

/** A page's words with what the registry says of it. */
export type Page = z.infer<typeof pageSchema> & {
  heading: string;
  /** The canonical address; `:slug` stands for an entry's own. */
  path: string;
  /** Whether search engines are to list it. */
  isListed: boolean;
};
export type Pages = Record<PageId, Page>;
