import type { z } from 'zod';
import { pageIds, type PageId } from '../routes';
import { entity, oneOf, pictureSchema, shortText, text, tileSchema } from './common';

/** Kolam drawings for page heads. */
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

export const headPictureSchema = pictureSchema
  .optional()
  .describe('A photograph beside the heading, as { src, alt }, which replaces the line drawing.');

const pageFields = {
  title: shortText('write the page’s title', 'title', 70).describe(
    'The title in the browser tab, without the site’s name.',
  ),
  heading: text('write the page’s heading')
    .optional()
    .describe('The heading, if it differs from the title.'),
  description: shortText('describe the page in one or two sentences', 'description', 160).describe(
    'The description for search engines and shared links, at most 160 characters.',
  ),
  tile: tileSchema.describe('The colours of the page’s head.'),
  kolam: oneOf(kolamShapes)
    .optional()
    .describe('The line drawing in the page’s head. Leave it out if the page has its own drawing.'),
};

/** Schema for a page's settings in `pages.yaml`. */
const pageSchema = entity({
  ...pageFields,
  lead: text('write the sentence under the heading').optional(),
  picture: headPictureSchema,
});

const schemaWithoutLead = entity(pageFields);

/** Settings by page id. A page without settings is disabled. */
export const pagesSchema = entity({
  ...(Object.fromEntries(pageIds.map((id) => [id, pageSchema.optional()])) as Record<
    PageId,
    z.ZodOptional<typeof pageSchema>
  >),
  home: schemaWithoutLead,
  resume: schemaWithoutLead.optional(),
  comingSoon: schemaWithoutLead.optional(),
  notFound: schemaWithoutLead,
});

/** A page's settings, with its route from the registry (`routes.ts`). */
export type Page = z.infer<typeof pageSchema> & {
  heading: string;
  /** Canonical path, with `:slug` for entries. */
  path: string;
  /** False for pages that are hidden from search engines and the site's own search. */
  isListed: boolean;
};
export type Pages = Record<PageId, Page>;
