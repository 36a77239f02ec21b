/**
 * Long prose as typed blocks instead of HTML: nothing can be injected, and page, feed and structured data see one thing. The
 * blocks come out of Markdown (`markdown/`), which also checks them; here are their types and the fields around them.
 */
import { z } from 'zod';
import {
  externalLinkSchema,
  externalUrlSchema,
  isoDateSchema,
  list,
  pictureSchema,
  skillNamesSchema,
  slugSchema,
  text,
  tileSchema,
  wholeNumber,
  type Link,
  type Picture,
  type Tile,
} from './common';

/** An element of a formula in MathML. */
export interface MathNode {
  /** Its name, e.g. `mfrac`. */
  tag: string;
  attributes?: Record<string, string>;
  children: (MathNode | string)[];
}

/** A run of text inside a line. */
export type Run =
  | string
  /** Names from a program; page translators leave them alone. */
  | { code: string }
  | { strong: Rich }
  | { emphasis: Rich }
  | { strike: Rich }
  | { link: Rich; href: string }
  | { math: MathNode }
  /** The number of a footnote; the first reference to it is where the footnote leads back to. */
  | { footnote: number; isFirst?: boolean }
  | { lineBreak: true };

/** Text that may hold code, emphasis, links and the like. */
export type Rich = string | Run[];

/** What code is made of, as far as it is shown in a colour. */
export type CodeToken = 'keyword' | 'string' | 'comment' | 'constant' | 'function';

/** A piece of code. */
export type CodeRun = string | { token: CodeToken; text: string };

/** The kinds of asides. */
export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
type CalloutKind = (typeof calloutKinds)[number];

/** A point of a list: text, or blocks, which may be done or still to do. */
export type ListItem = Rich | { checked?: boolean; blocks: Block[] };

/** One block of an article; a bare string is a paragraph. */
export type Block =
  | string
  | { type: 'paragraph'; text: Rich }
  | { type: 'heading'; level: 3 | 4; id: string; text: Rich }
  | { type: 'list'; ordered?: boolean; start?: number; items: ListItem[] }
  | { type: 'code'; language: string; code: CodeRun[]; caption?: string }
  | {
      type: 'table';
      caption?: string;
      columns: Rich[];
      /** Where the cells of each column stand; at the start when left out. */
      align?: ('start' | 'center' | 'end')[];
      rows: Rich[][];
    }
  | { type: 'callout'; kind: CalloutKind; title?: string; blocks: Block[] }
  | { type: 'quote'; blocks: Block[] }
  | { type: 'figure'; image: Picture; caption?: string }
  | { type: 'math'; math: MathNode }
  | {
      type: 'video';
      title: string;
      /** Its page at the company that has it. */
      href: string;
      provider: string;
      /** The address of the company's player. */
      player: string;
      poster: Picture;
    }
  | { type: 'rule' }
  | { type: 'footnotes'; notes: Block[][] };

/** A part of an article: what comes before the first heading has none. */
export interface Section {
  /** Its address within the page, to which its heading and the search lead. */
  id: string;
  heading?: Rich;
  blocks: Block[];
}

/** The prose of a file. */
export interface Prose {
  /** Each part under its heading; empty when there is nothing below the front matter. */
  sections: Section[];
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
  skills?: string[];
  links: ArticleLinks;
  /** Whether there is a video in it, for which more has to be loaded. */
  hasVideo?: true;
  sections: Section[];
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
  /** Other slugs that answer with this page. */
  aliases: list(slugSchema, 'list the other slugs').optional(),
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
    .optional(),
  /** The page's description for search engines and shared links; the subtitle when left out. */
  description: text('describe the page in one or two sentences').optional(),
  tags: list(text('name the tag'), 'list the tags').optional(),
  /** The skills that it shows, by their names in `skills.ts`. */
  skills: skillNamesSchema.optional(),
  /** True while title, teasers and prose are stand-ins; `content:check` lists the entry. */
  sample: z.literal(true, { error: 'write true where the words are a sample' }).optional(),
  /** True for what only the owner sees, in development. */
  draft: z.boolean({ error: 'write true for a draft' }).optional(),
};

/** The front matter of an entry, with the summary that stands in for missing texts of its page. */
type EntryFields = z.infer<z.ZodObject<typeof articleFields>> & {
  date?: string;
  summary?: string;
};

/** What an entry says that its author left to the site, in the site's language. */
export interface EntryWords {
  /** What a woven cover shows. */
  woven: string;
  /** What the drawing shows that stands for a certificate. */
  certificate: string;
  /** The words of the link to a demo or a repository. */
  visit: string;
  /** What callouts are called that have no title of their own. */
  callouts: Partial<Record<CalloutKind, string>>;
  /** Writes how long reading takes, e.g. `3 Mins`. */
  readTime: (minutes: number) => string;
}

/** Gives callouts without a title the word for their kind; the sections come as JSON. */
const withCalloutTitles = (sections: string, titles: EntryWords['callouts']): Section[] =>
  JSON.parse(sections, (_, value: { type?: string; kind?: CalloutKind } | null) =>
    value?.type === 'callout' && value.kind ? { title: titles[value.kind], ...value } : value,
  ) as Section[];

/** How fast people read. */
const wordsPerMinute = 200;

/** What an entry is made of besides its front matter. */
export interface EntryParts {
  slug: string;
  prose: Prose;
  words: EntryWords;
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
  const { category, date = '', skills, tags, updated = date, visit } = fields;
  const { badge = category, subtitle = fields.summary ?? '', description = subtitle } = fields;
  if (!date) report('date', 'give the date as year-month-day, like 2024-12-10');
  if (!subtitle) report('subtitle', 'write the subtitle of the page');
  if (updated < date) report('updated', 'give a day that is not before the date');
  if (description.length > 160) {
    report('description', 'describe the page in at most 160 characters');
  }
  const minutes = Math.max(1, Math.round(prose.words / wordsPerMinute));
  const sections = JSON.stringify(prose.sections);
  return {
    subtitle,
    badge,
    publishedOn: date,
    updatedOn: updated,
    readTime: fields.readTime ?? words.readTime(minutes),
    visit: typeof visit === 'string' ? { label: words.visit, href: visit } : visit,
    description,
    tags,
    skills,
    links: { related: [] },
    hasVideo: sections.includes('"type":"video"') || undefined,
    sections: withCalloutTitles(sections, words.callouts),
  };
}
