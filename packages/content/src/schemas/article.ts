/**
 * Articles: the fields of their front matter, and their prose as a tree of allowed elements (hast) out of Markdown (`markdown/`).
 * Page, feed and search render that tree, so nothing can be injected.
 */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import {
  externalLinkSchema,
  externalUrlSchema,
  isoDateSchema,
  list,
  pictureSchema,
  skillNamesSchema,
  slugSchema,
  aliasSchema,
  text,
  tileSchema,
  translatedSlug,
  wholeNumber,
  type Link,
  type Picture,
  type Tile,
} from './common';

/** The kinds of asides. */
export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
type CalloutKind = (typeof calloutKinds)[number];

/** The prose of a file. */
export interface Prose {
  /** `section` elements that begin with an `h2`, and a `div` for what has no heading; empty where there is only front matter. */
  sections: Element[];
  /** The number of words, from which the read time follows. */
  words: number;
}

/** Another article, as a link to it from the root of the site. */
export interface ArticleLink {
  title: string;
  href: string;
}

/** Where a reader can go on from an article; the generator finds it. */
export interface ArticleLinks {
  /** Its neighbours in its list. */
  previous?: ArticleLink;
  next?: ArticleLink;
  /** The project of a post, or the post of a project: the two have the same slug. */
  counterpart?: ArticleLink;
  /** The series that a post is part of, with all its parts in the order of their dates. */
  series?: { name: string; parts: ArticleLink[] };
  /** The tags of the article that posts have, which lead to the list of those. */
  listedTags?: string[];
  /** The nearest of its kind, and what they have in common with it: skills, else tags, else the category. */
  related: (ArticleLink & { shared: string[] })[];
}

/** The page of a project or a blog entry: what its front matter says (`articleFields`), completed. */
export interface ArticlePage {
  subtitle: string;
  badge: string;
  publishedOn: string;
  updatedOn: string;
  readTime: string;
  visit?: Link;
  description: string;
  tags?: string[];
  /** The name of the series that a post is part of. */
  series?: string;
  skills?: string[];
  links: ArticleLinks;
  /** Whether a video is in it, whose code is loaded before it is rendered. */
  hasVideo?: true;
  /** Whether a block is in it (`schemas/blocks.ts`), whose code is loaded before it is rendered. */
  hasBlocks?: true;
  /** Where readers answer at Mastodon. */
  mastodon?: string;
  sections: Element[];
}

/** What projects and posts have in common. */
export interface ArticleEntry {
  slug: string;
  order?: number;
  category: string;
  tile: Tile;
  image: Picture;
  aliases?: string[];
  /** Missing where the entry is only announced, or described elsewhere. */
  page?: ArticlePage;
}

/** The fields that the front matter of projects and posts share. */
export const articleFields = {
  /** The category that the filter knows. */
  category: text('name the category'),
  /** Its place in the list, lowest first; those without one follow, the newest first. */
  order: wholeNumber('give the place in the list as a whole number from 1', { min: 1 }).optional(),
  /** The cover; one is woven from the slug when it is left out. */
  image: pictureSchema.optional(),
  /** The colour set of its card and page; one follows from the slug when it is left out (`tools/entries.ts`). */
  tile: tileSchema,
  slug: slugSchema.optional().describe(translatedSlug),
  /** Other slugs, and old paths beginning with `/`, that answer with this page. */
  aliases: list(aliasSchema, 'list the other slugs and old paths').optional(),
  /** The line under the picture in the left panel. */
  subtitle: text('write the subtitle of the page').optional(),
  /** The category badge of the left panel; the category when left out. */
  badge: text('name the category that the badge shows').optional(),
  /** The day of the last change; the date when left out. */
  updated: isoDateSchema.optional(),
  /** The read time as it is shown; counted when left out. */
  readTime: text('give the read time as it is shown, like 3 Mins').optional(),
  /** A demo or a repository: its address, or words and address. */
  visit: z
    .union([externalUrlSchema, externalLinkSchema], {
      error: 'give a complete address that begins with https://, or label and href',
    })
    .optional()
    .describe('A demo or a repository: its address, or words and address.'),
  /** The page's description for search engines and shared links; the subtitle when left out. */
  description: text('describe the page in one or two sentences').optional(),
  tags: list(text('name the tag'), 'list the tags').optional(),
  /** The skills that it shows, by their names in `skills.yaml`. */
  skills: skillNamesSchema.optional(),
  /** True while title, teasers and prose are stand-ins; `content:check` lists the entry. */
  sample: z.literal(true, { error: 'write true where the words are a sample' }).optional(),
  /** True for what only the owner sees, in development. */
  draft: z
    .boolean({ error: 'write true for a draft' })
    .optional()
    .describe('True for what only the owner sees, in development.'),
};

/** The front matter of an entry, with the summary that stands in for missing texts of its page. */
type EntryFields = z.infer<z.ZodObject<typeof articleFields>> & {
  date?: string;
  series?: string;
  summary?: string;
  mastodon?: string;
};

/** What an entry says that its author left to the site, in the site's language. */
export interface EntryMessages {
  /** What a woven cover shows. */
  woven: string;
  /** What the drawing shows that stands for a certificate. */
  certificate: string;
  /** The words of the link to a demo or a repository. */
  visit: string;
  /** What callouts are called that have no title of their own. */
  callouts: Partial<Record<CalloutKind, string>>;
  /** Writes a day, a month or a year in words, e.g. `10 December 2024`. */
  date: (iso: string) => string;
  /** Writes how long reading takes, e.g. `3 Mins`. */
  readTime: (minutes: number) => string;
}

/**
 * Adds what depends on the site's language, the titles of callouts and the words of dates, and lists what the prose needs loaded.
 *
 * @param prose the sections of a Markdown file
 */
export function completeProse(
  prose: readonly Element[],
  { callouts, date }: Pick<EntryMessages, 'callouts' | 'date'>,
): Pick<ArticlePage, 'hasVideo' | 'hasBlocks' | 'sections'> {
  const text = JSON.stringify(prose);
  const sections = JSON.parse(text, (_, node: Partial<Element> | null) => {
    if (node?.tagName === 'time') {
      const { dateTime } = node.properties as { dateTime: string };
      return h('time', { dateTime }, date(dateTime));
    }
    if (node?.tagName !== 'aside') return node;
    const { dataKind, title } = node.properties as { dataKind: CalloutKind; title?: string };
    const heading = title ?? callouts[dataKind];
    return h('aside', { dataKind }, heading && h('p', h('strong', heading)), node.children);
  }) as Element[];
  return {
    hasVideo: text.includes('"tagName":"video"') || undefined,
    hasBlocks: text.includes('"dataBlock":"') || undefined,
    sections,
  };
}

/** How fast people read. */
const wordsPerMinute = 200;

/** What an entry is made of besides its front matter. */
export interface EntryParts {
  slug: string;
  prose: Prose;
  words: EntryMessages;
  /** The category of what is only announced, if there is one. */
  upcoming?: string | undefined;
  /** Takes what is wrong with a field, or with the entry as a whole, whose field is empty. */
  report: (field: string, expectation: string) => void;
}

/** Makes of checked front matter and prose what projects and posts have in common. */
export function articleEntry(fields: EntryFields, parts: EntryParts): ArticleEntry {
  const { slug, prose, words } = parts;
  const { aliases, category, image = { art: `woven/${slug}`, alt: words.woven }, order } = fields;
  const page = prose.sections.length > 0 ? articlePage(fields, parts) : undefined;
  return { slug, order, category, tile: fields.tile, image, aliases, page };
}

function articlePage(fields: EntryFields, { prose, report, words }: EntryParts): ArticlePage {
  const { category, date = '', series, skills, tags, updated = date, visit } = fields;
  const { badge = category, subtitle = fields.summary ?? '', description = subtitle } = fields;
  if (!date) report('date', 'give the date as year-month-day, like 2024-12-10');
  if (!subtitle) report('subtitle', 'write the subtitle of the page');
  if (updated < date) report('updated', 'give a day that is not before the date');
  if (description.length > 160) {
    report('description', 'describe the page in at most 160 characters');
  }
  const minutes = Math.max(1, Math.round(prose.words / wordsPerMinute));
  return {
    subtitle,
    badge,
    publishedOn: date,
    updatedOn: updated,
    readTime: fields.readTime ?? words.readTime(minutes),
    visit: typeof visit === 'string' ? { label: words.visit, href: visit } : visit,
    description,
    tags,
    series,
    skills,
    links: { related: [] },
    ...completeProse(prose.sections, words),
    mastodon: fields.mastodon,
  };
}
