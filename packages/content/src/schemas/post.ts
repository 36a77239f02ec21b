import type { z } from 'zod';
import {
  articleEntry,
  articleFields,
  type ArticleEntry,
  type ArticlePage,
  type EntryParts,
} from './article';
import { entity, externalUrlSchema, isoDateSchema, text } from './common';

/** The front matter of a blog entry, whose slug is the name of its file. The author is the site's owner. */
export const postSchema = entity({
  title: text('write the title').describe('The title of card and page.'),
  summary: text('write the text of the card').describe(
    'The text of the card; the search looks into it. The description or the first paragraph when left out.',
  ),
  date: isoDateSchema.describe('The date on the card: the day on which the page appears.'),
  series: text('name the series')
    .optional()
    .describe('The series that it is part of; its parts are in the order of their dates.'),
  mastodon: externalUrlSchema
    .optional()
    .describe('Your post at Mastodon about this one; readers answer there.'),
  ...articleFields,
});

/** The page of a blog entry; its heading is the entry's title. */
export type PostPage = ArticlePage;

/** A blog entry. */
export interface Post extends ArticleEntry {
  title: string;
  /** The text of the card. */
  content: string;
  date: string;
  /** Where its card leads: to its own page, or to the coming-soon page. */
  link: { kind: 'page' | 'placeholder' };
  /** Its slug in each other language that has its page; left out where the site has one language. */
  languages?: Readonly<Record<string, string>>;
}

/** Makes a blog entry of front matter and prose. */
export function toPost(fields: z.infer<typeof postSchema>, parts: EntryParts): Post {
  const { report, upcoming } = parts;
  const entry = articleEntry(fields, parts);
  const isUpcoming = fields.category === upcoming;
  if (!entry.page && !isUpcoming) {
    const exception = upcoming ? `; only ${upcoming} ones have no page` : '';
    report('', `write the post below its front matter${exception}`);
  }
  if (entry.page && isUpcoming) {
    report('category', `use another category; ${upcoming} ones have no page`);
  }
  const { title, summary: content, date } = fields;
  return { ...entry, title, content, date, link: { kind: entry.page ? 'page' : 'placeholder' } };
}

/** What a card of the blog shows, and where it leads. */
export type PostSummary = Pick<
  Post,
  'slug' | 'title' | 'content' | 'image' | 'tile' | 'date' | 'category'
> & {
  /** Its tags, which the filter looks into. */
  tags?: string[];
  /** The owner's name. */
  author: string;
  /** The label as it stands, like 3 Mins; a post that is not written yet has none. */
  readTime?: string;
  /** The day of the last change, where that is not the date. */
  updatedOn?: string;
  /** Whether it is only announced, without a page of its own. */
  isPlaceholder: boolean;
  /** The language of an entry that is not translated, whose page is in that language. */
  language?: string;
};
