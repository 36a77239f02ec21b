import type { z } from 'zod';
import {
  articleFields,
  articlePage,
  wovenCover,
  type ArticlePage,
  type EntryWords,
  type FieldProblem,
  type Prose,
} from './article';
import {
  entity,
  externalUrlSchema,
  isoDateSchema,
  text,
  wholeNumber,
  type Picture,
  type Tile,
} from './common';

/** The front matter of a project, whose slug is the name of its file. */
export const projectSchema = entity({
  /** The name on the card. */
  name: text('name the project'),
  /** The heading of the page; the name when left out. */
  title: text('write the title of the page').optional(),
  /** The category that the filter knows. */
  category: text('name the category'),
  /** The day on which the page appears; needed where there is a page. */
  date: isoDateSchema.optional(),
  /** Its place in the selection on the home page; left out, it is not part of it. */
  featured: wholeNumber('give the place on the home page as a whole number from 1', {
    min: 1,
  }).optional(),
  /** A page elsewhere that the card leads to, in place of one of this site. */
  link: externalUrlSchema.optional(),
  ...articleFields,
});

/** Where a project's card leads: to its page, to a page elsewhere, or nowhere, as the "#" of the coming-soon card. */
export type ProjectLink = { kind: 'page' } | { kind: 'external'; href: string } | { kind: 'none' };

export type ProjectPage = ArticlePage & {
  /** The heading of the page. */
  title: string;
};

/** A project with its page. */
export interface Project {
  slug: string;
  order?: number;
  name: string;
  category: string;
  tile: Tile;
  image: Picture;
  aliases?: string[];
  /** Its place in the selection on the home page. */
  featuredOrder?: number;
  link: ProjectLink;
  page?: ProjectPage;
}

/**
 * Makes a project of front matter and prose.
 *
 * @param upcoming the category of what is only announced, if there is one
 * @param words what it says where its author has left that to the site
 * @param report takes what is wrong with the project as a whole
 */
export function toProject(
  slug: string,
  fields: z.infer<typeof projectSchema>,
  prose: Prose,
  report: FieldProblem,
  words: EntryWords,
  upcoming?: string,
): Project {
  const { name, title, category, order, featured, link: href, image, tile, aliases } = fields;
  const hasPage = prose.sections.length > 0;
  const isUpcoming = category === upcoming;
  if (hasPage && href) report('link', 'remove the link, since the project has a page here');
  if (isUpcoming && (hasPage || href)) {
    report('category', `use another category; ${upcoming} ones lead nowhere`);
  }
  if (!isUpcoming && !hasPage && !href) {
    report('', 'write the page below the front matter, or give the link to a page elsewhere');
  }
  return {
    slug,
    ...(order !== undefined && { order }),
    name,
    category,
    tile,
    image: image ?? wovenCover(slug, words),
    ...(aliases && { aliases }),
    ...(featured !== undefined && { featuredOrder: featured }),
    link: hasPage ? { kind: 'page' } : href ? { kind: 'external', href } : { kind: 'none' },
    ...(hasPage && {
      page: { title: title ?? name, ...articlePage(fields, prose, report, words) },
    }),
  };
}

/** What a project's card shows, and where it leads. */
export type ProjectSummary = Pick<
  Project,
  'slug' | 'name' | 'category' | 'tile' | 'image' | 'link'
>;
