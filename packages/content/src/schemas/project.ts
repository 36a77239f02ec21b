import { z } from 'zod';
import { projectCategoryNames, upcomingCategory } from '../categories';
import { articleShape, checkArticle, checkLink } from './article';
import {
  entity,
  externalUrlSchema,
  oneOf,
  pictureSchema,
  slugSchema,
  text,
  tileSchema,
  wholeNumber,
} from './common';

/** The page at `/projects/projectdetail/{slug}`. */
export const projectPageSchema = entity({
  /** The heading of the page. */
  title: text('write the title of the page'),
  ...articleShape,
}).superRefine(checkArticle);

/** Where a project's card leads. */
export const projectLinkSchema = z.discriminatedUnion(
  'kind',
  [
    /** To the page of its own that `page` describes. */
    entity({ kind: z.literal('page') }),
    /** To a page elsewhere. */
    entity({
      kind: z.literal('external'),
      /** Its address. */
      href: externalUrlSchema,
    }),
    /** Nowhere: the "#" of the coming-soon card. */
    entity({ kind: z.literal('none') }),
  ],
  { error: "give a link: { kind: 'page' }, { kind: 'external', href } or { kind: 'none' }" },
);

/** A project: its card and, unless it leads elsewhere, its page. */
export const projectSchema = entity({
  /** The name of the file and the last part of the address. */
  slug: slugSchema,
  /** Its place in the list, lowest first; no two projects share one. */
  order: wholeNumber('give the place in the list as a whole number from 1', { min: 1 }),
  /** The name on the card. */
  name: text('name the project'),
  /** The category that the filter knows. */
  category: oneOf(projectCategoryNames),
  /** The colour set of its card and page. */
  tile: tileSchema,
  /** The cover. */
  image: pictureSchema,
  /** Other slugs that answer with this page. */
  aliases: z.array(slugSchema, { error: 'list the other slugs' }).optional(),
  /** Its place in the selection on the home page; left out, it is not part of it. */
  featuredOrder: wholeNumber('give the place on the home page as a whole number from 1', {
    min: 1,
  }).optional(),
  /** Where the card leads. */
  link: projectLinkSchema,
  /** The page; needed for a link of kind `page`, and only then. */
  page: projectPageSchema.optional(),
}).superRefine((project, context) =>
  checkLink(project, context, project.link.kind === 'none', {
    unexpected: `give a target; only a project of category ${upcomingCategory} may be without one`,
    expected: `use kind 'none', since the category is ${upcomingCategory}`,
  }),
);

/** A project with its page. */
export type Project = z.infer<typeof projectSchema>;
/** The page of a project. */
export type ProjectPage = z.infer<typeof projectPageSchema>;
/** Where a project's card leads. */
export type ProjectLink = z.infer<typeof projectLinkSchema>;
/** A category of the project filter. */
export type ProjectCategory = Project['category'];
/** What a project's card shows, and where it leads. */
export type ProjectSummary = Pick<
  Project,
  'slug' | 'name' | 'category' | 'tile' | 'image' | 'link'
>;
