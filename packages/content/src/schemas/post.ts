import { z } from 'zod';
import { postCategoryNames, upcomingCategory } from '../categories';
import { articleShape, checkArticle, checkLink } from './article';
import {
  entity,
  isoDateSchema,
  oneOf,
  pictureSchema,
  slugSchema,
  text,
  tileSchema,
  wholeNumber,
} from './common';

/** The page at `/blogs/blogdetail/{slug}`; its heading is the entry's title. */
export const postPageSchema = entity(articleShape).superRefine(checkArticle);

/** Where a blog card leads. */
export const postLinkSchema = z.discriminatedUnion(
  'kind',
  [
    /** To the page of its own that `page` describes. */
    entity({ kind: z.literal('page') }),
    /** To the coming-soon page. */
    entity({ kind: z.literal('placeholder') }),
  ],
  { error: "give a link: { kind: 'page' } or { kind: 'placeholder' }" },
);

/** A blog entry: its card and its page. The author is the site's owner. */
export const postSchema = entity({
  /** The name of the file and the last part of the address. */
  slug: slugSchema,
  /** Its place in the list, lowest first; no two entries share one. */
  order: wholeNumber('give the place in the list as a whole number from 1', { min: 1 }),
  /** The title of card and page. */
  title: text('write the title'),
  /** The text of the card; the search looks into it. */
  content: text('write the text of the card'),
  /** The cover. */
  image: pictureSchema,
  /** The colour set of its card and page. */
  tile: tileSchema,
  /** The date on the card. */
  date: isoDateSchema,
  /** The category that the filter knows. */
  category: oneOf(postCategoryNames),
  /** Other slugs that answer with this page. */
  aliases: z.array(slugSchema, { error: 'list the other slugs' }).optional(),
  /** Where the card leads. */
  link: postLinkSchema,
  /** The page; needed for a link of kind `page`, and only then. */
  page: postPageSchema.optional(),
}).superRefine((post, context) =>
  checkLink(post, context, post.link.kind === 'placeholder', {
    unexpected: `use kind 'page'; only an entry of category ${upcomingCategory} may be a placeholder`,
    expected: `use kind 'placeholder', since the category is ${upcomingCategory}`,
  }),
);

/** A blog entry with its page. */
export type Post = z.infer<typeof postSchema>;
/** The page of a blog entry. */
export type PostPage = z.infer<typeof postPageSchema>;
/** Where a blog card leads. */
export type PostLink = z.infer<typeof postLinkSchema>;
/** A category of the blog filter. */
export type PostCategory = Post['category'];
/** What a card of the blog shows, and where it leads. */
export type PostSummary = Pick<
  Post,
  'slug' | 'title' | 'content' | 'image' | 'tile' | 'date' | 'category'
> & {
  /** The owner's name. */
  author: string;
  /** The label as it stands, like 3 Mins; a post that is not written yet has none. */
  readTime?: string;
  /** Whether it is only announced, without a page of its own. */
  isPlaceholder: boolean;
};
