import type { z } from 'zod';
import {
  articleEntry,
  articleFields,
  type ArticleEntry,
  type ArticlePage,
  type EntryParts,
} from './article';
import { entity, isoDateSchema, text } from './common';

/** The front matter of a blog entry, whose slug is the name of its file. The author is the site's owner. */
export const postSchema = entity({
  /** The title of card and page. */
  title: text('write the title'),
  /** The text of the card; the search looks into it. */
  summary: text('write the text of the card'),
  /** The date on the card: the day on which the page appears. */
  date: isoDateSchema,
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
  /** The owner's name. */
  author: string;
  /** The label as it stands, like 3 Mins; a post that is not written yet has none. */
  readTime?: string;
  /** The day of the last change, where that is not the date. */
  updatedOn?: string;
  /** Whether it is only announced, without a page of its own. */
  isPlaceholder: boolean;
};
