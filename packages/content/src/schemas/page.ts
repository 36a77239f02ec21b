import type { z } from 'zod';
import { pageIds, type PageId } from '../routes';
import { entity, oneOf, pictureSchema, shortText, text, tileSchema } from './common';

/** Shapes of the kolam in a page's head. On some pages the number of dots matches the content, as with 20 certificates. */
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

/** A photograph in a page's head. */
export const headPictureSchema = pictureSchema
  .optional()
  .describe('A photograph beside the heading, as { src, alt }, which replaces the line drawing.');

const pageFields = {
  title: shortText('write the title of the page', 'title', 70).describe(
    'The title in the browser tab, without the name of the site.',
  ),
  heading: text('write the heading of the page')
    .optional()
    .describe('The heading, if it differs from the title.'),
  description: shortText('describe the page in one or two sentences', 'description', 160).describe(
    'The description for search engines and shared links, at most 160 characters.',
  ),
  tile: tileSchema.describe('The colours of the head of the page.'),
  kolam: oneOf(kolamShapes)
    .optional()
    .describe(
      'The line drawing in the head of the page. Leave it out if the page has its own drawing.',
    ),
};

/** Texts of a page's head, search results and shared links. */
export const pageSchema = entity({
  ...pageFields,
  lead: text('write the sentence under the heading').optional(),
  picture: headPictureSchema,
});

/** Texts of a page that shows no lead. */
const leadlessSchema = entity(pageFields);

/**
 * Texts of pages by name, for each page of the registry (`routes.ts`) that needs them. A missing page is off.
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

/** A page's texts and its entry in the registry. */
export type Page = z.infer<typeof pageSchema> & {
  heading: string;
  /** Canonical path, with `:slug` for entries. */
  path: string;
  /** False for pages that search engines omit. */
  isListed: boolean;
};
export type Pages = Record<PageId, Page>;
