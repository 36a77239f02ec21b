import type { Element } from 'hast';
import { z } from 'zod';
import { completeProse, type EntryParts } from './article';
import {
  entity,
  isoDateSchema,
  list,
  slugSchema,
  text,
  tileSchema,
  translatedSlug,
  wholeNumber,
  type Tile,
} from './common';
import { kolamShapes } from './page';

/** The front matter of a page of the owner's own, whose address is the name of its file. */
export const customPageSchema = entity({
  title: text('write the title of the page')
    .max(70, { error: 'shorten the title to at most 70 characters' })
    .describe('The heading of the page and its title in search results.'),
  lead: text('write the sentence under the heading').optional(),
  description: text('describe the page in one or two sentences')
    .max(160, { error: 'shorten the description to at most 160 characters' })
    .optional()
    .describe('The description for search engines and shared links; the lead when left out.'),
  tile: tileSchema,
  kolam: z
    .enum(kolamShapes, { error: `use one of: ${kolamShapes.join(', ')}` })
    .optional()
    .describe("The shape of the head's line drawing; no drawing when left out."),
  navigation: z
    .boolean({ error: 'write true to list the page in the header' })
    .optional()
    .describe(
      'True adds the page to the end of the header; or name its address in navigation.yaml.',
    ),
  order: wholeNumber('give the place among your pages as a whole number from 1', { min: 1 })
    .optional()
    .describe('Its place among your pages, lowest first; those without one follow by title.'),
  updated: isoDateSchema.optional().describe('The day of the last change.'),
  slug: slugSchema.optional().describe(translatedSlug),
  aliases: list(slugSchema, 'list the other addresses')
    .optional()
    .describe('Other names that answer with this page.'),
  sample: z.literal(true, { error: 'write true where the words are a sample' }).optional(),
  draft: z
    .boolean({ error: 'write true for a draft' })
    .optional()
    .describe('True for what only the owner sees, in development.'),
});

/** A page of the owner's own. */
export interface CustomPage {
  slug: string;
  title: string;
  lead?: string | undefined;
  description: string;
  tile: Tile;
  kolam?: (typeof kolamShapes)[number] | undefined;
  /** Whether the header lists it. */
  isInNavigation: boolean;
  order?: number | undefined;
  updatedOn?: string | undefined;
  aliases?: string[] | undefined;
  /** Its slug in each other language that has it. */
  languages?: Readonly<Record<string, string>>;
  /** Whether it shows a video, for which more code is loaded. */
  hasVideo?: true | undefined;
  /** Whether it has a block, for which more code is loaded. */
  hasBlocks?: true | undefined;
  sections: Element[];
}

/** Makes a page of front matter and prose. */
export function toCustomPage(
  fields: z.infer<typeof customPageSchema>,
  { slug, prose, words, report }: EntryParts,
): CustomPage {
  const { title, lead, tile, kolam, navigation = false, order, updated, aliases } = fields;
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
    isInNavigation: navigation,
    order,
    updatedOn: updated,
    aliases,
    ...completeProse(prose.sections, words),
  };
}
