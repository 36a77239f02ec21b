/** Settings of pages, and the owner’s own pages. */
import type { z } from 'zod';
import { pageIds, type PageId } from '../routes';
import { articleFields, completeProse, type EntryLanguages, type EntryParts } from './article';
import {
  booleanSchema,
  entity,
  isoDateSchema,
  list,
  oneOf,
  pictureSchema,
  position,
  shortText,
  slugSchema,
  text,
  tileSchema,
} from './common';

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

const headPictureSchema = pictureSchema
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
    .describe('The line drawing in the page’s head, if the page has no other drawing.'),
};

const lead = text('write the sentence under the heading').optional();

/** Schema for a page's settings in `pages.yaml`. */
const pageSchema = entity({
  ...pageFields,
  lead,
  picture: headPictureSchema,
}).meta({ id: 'page' });

const schemaWithoutLead = entity(pageFields).meta({ id: 'pageWithoutLead' });

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

/** Front matter of a custom page. The file name is the slug. */
export const customPageSchema = entity({
  title: pageFields.title.describe('The page’s heading, and its title in search results.'),
  lead,
  description: pageFields.description
    .optional()
    .describe('The description for search engines and shared links. Default: the lead.'),
  tile: articleFields.tile,
  kolam: pageFields.kolam,
  picture: headPictureSchema,
  navigation: booleanSchema
    .optional()
    .describe(
      'True adds a link to the page at the end of the navigation bar. To put the link elsewhere, add the page’s path to navigation.yaml.',
    ),
  order: position('among your pages')
    .optional()
    .describe(
      'Position among your pages, lowest first. Pages without one follow, sorted by title.',
    ),
  updated: isoDateSchema.optional().describe('The date of the last change.'),
  slug: articleFields.slug,
  aliases: list(slugSchema, 'list the other slugs')
    .optional()
    .describe('Other slugs that show this page.'),
  sample: articleFields.sample,
  draft: articleFields.draft,
});

export type CustomPage = ReturnType<typeof toCustomPage> & EntryLanguages;

/** Creates a page from front matter and prose. */
export function toCustomPage(
  fields: z.infer<typeof customPageSchema>,
  { slug, prose, messages, report }: EntryParts,
) {
  const { title, lead, tile, kolam, picture, navigation = false, order, updated, aliases } = fields;
  const description = fields.description ?? lead ?? '';
  if (description === '') report('lead', 'write a lead or a description');
  if (description.length > 160)
    report('description', 'describe the page in at most 160 characters');
  if (prose.sections.length === 0) report('', 'write the page below its front matter');
  return {
    slug,
    title,
    lead,
    description,
    tile,
    kolam,
    picture,
    /** True if the header links to the page. */
    isInNavigation: navigation,
    order,
    updatedOn: updated,
    aliases,
    ...completeProse(prose.sections, messages),
  };
}
