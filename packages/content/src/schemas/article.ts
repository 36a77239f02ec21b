/** Articles: front matter, and prose as a tree (hast) of allowed elements, so that no script can be injected. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import {
  booleanSchema,
  derived,
  entity,
  externalLinkSchema,
  externalUrlSchema,
  pageUrlSchema,
  isoDateSchema,
  list,
  pictureSchema,
  position,
  skillNamesSchema,
  slugSchema,
  aliasSchema,
  text,
  tileSchema,
  translatedSlugDescription,
  type Picture,
} from './common';

export const calloutKinds = ['note', 'tip', 'important', 'warning', 'caution'] as const;
type CalloutKind = (typeof calloutKinds)[number];

export interface Prose {
  /** `section` elements that start with an `h2`, or `div` elements for parts without a heading; empty without prose. */
  sections: Element[];
  /** Number of words, for the read time. */
  words: number;
  /** The start of the first paragraph that plain text can show, used as the default summary. */
  opening?: string | undefined;
}

/** A link to another article. `href` is a path from the site's root. */
export interface ArticleLink {
  title: string;
  href: string;
  /** The title's language, if it differs from the site's. */
  language?: string;
}

/** An article's links to other articles, found by the generator. */
export interface ArticleLinks {
  /** The neighbouring articles, in list order for projects and in date order for posts. */
  previous?: ArticleLink;
  next?: ArticleLink;
  /** The post with the same slug as the project, or the project with the same slug as the post. */
  counterpart?: ArticleLink;
  /** The post's series, with all its articles by date. */
  series?: { name: string; parts: ArticleLink[] };
  /** The article's tags that link to a list of posts. */
  listedTags?: string[];
  /** Related articles, each with the skills, tags or category that both articles have. */
  related: (ArticleLink & { shared: string[] })[];
}

/** Front matter that projects and posts share. */
export const articleFields = {
  category: text('name the category'),
  /** Position in the list, lowest first. Entries without a position follow, newest first. */
  order: position('in the list').optional(),
  /** Cover; by default, a drawing generated from the slug. */
  image: pictureSchema.optional(),
  /** Colours of the card and page; by default, derived from the slug (`tools/entries.ts`). */
  tile: tileSchema.meta(derived),
  slug: slugSchema.optional().describe(translatedSlugDescription),
  /** Other slugs, and old paths starting with `/`, that show this page. */
  aliases: list(aliasSchema, 'list the other slugs and old paths').optional(),
  /** Text below the picture in the left panel. */
  subtitle: text('write the page’s subtitle').optional(),
  /** Category badge in the left panel; the category by default. */
  badge: text('name the category that the badge shows').optional(),
  /** Date of the last change; `date` by default. */
  updated: isoDateSchema.optional(),
  /** Displayed read time; computed by default. */
  readTime: text('give the read time as displayed, like 3 Mins').optional(),
  visit: z
    .union([pageUrlSchema, externalLinkSchema], {
      error: 'give a complete URL that starts with https:// or http://, or label and href',
    })
    .optional()
    .describe('A demo or repository: its URL, or a label and a URL.'),
  /** Description for search engines and shared links; the subtitle by default. */
  description: text('describe the page in one or two sentences').optional(),
  tags: list(text('name the tag'), 'list the tags').optional(),
  skills: skillNamesSchema.optional(),
  /** True if the title, summary and prose are samples, which `content:check` lists. */
  sample: z.literal(true, { error: 'write true if the text is a sample' }).optional(),
  draft: booleanSchema.optional().describe('True for a draft, which appears only in pnpm dev.'),
};

/** Front matter of a project or post. */
type EntryFields = z.infer<z.ZodObject<typeof articleFields>> & {
  date?: string;
  series?: string;
  summary?: string;
  mastodon?: string;
};

/** Default wording for entries, in the site's language. */
export interface EntryMessages {
  /** Description of a cover that is generated from the slug. */
  woven: string;
  /** Description of the drawing shown for a certificate without an image. */
  certificate: string;
  /** Label of the link to a demo or repository. */
  visit: string;
  /** Badge of a draft, in development. Its message is in a group that no page downloads. */
  draft: string;
  /** Default callout titles. */
  callouts: Partial<Record<CalloutKind, string>>;
  /** Formats a date, month or year, e.g. `10 December 2024`. */
  date: (iso: string) => string;
  /** Formats the read time, e.g. `3 Mins`. */
  readTime: (minutes: number) => string;
}

/** Matches the JSON of prose that needs rarely used code or styles. Builds omit these if no page needs them. */
const rareParts = /"data(?:Block|Fold)":|"tagName":"(?:details|kbd|mark)"|"kind":"embed"/;

/** Adds callout titles and formatted dates in the site's language. Also returns flags for the code that the prose needs. */
export function completeProse(
  prose: readonly Element[],
  { callouts, date }: Pick<EntryMessages, 'callouts' | 'date'>,
) {
  const text = JSON.stringify(prose);
  const sections = JSON.parse(text, (_, node: Partial<Element> | null) => {
    if (node?.tagName === 'time') {
      const { dateTime } = node.properties as { dateTime: string };
      return h('time', { dateTime }, date(dateTime));
    }
    if (node?.tagName !== 'aside') return node;
    const { dataKind, dataFold, title } = node.properties as {
      dataKind: CalloutKind;
      dataFold?: '+' | '-';
      title?: string;
    };
    const heading = title ?? callouts[dataKind];
    if (dataFold && heading) {
      const open = dataFold === '+' || undefined;
      return h('aside', { dataKind }, h('details', { open }, h('summary', heading), node.children));
    }
    return h('aside', { dataKind }, heading && h('p', h('strong', heading)), node.children);
  }) as Element[];
  return {
    /** True if there is a video, whose code must load before rendering. */
    hasVideo: text.includes('"tagName":"video"') || undefined,
    /** True if the prose needs `rareParts.ts`, which must load before rendering. */
    hasRareParts: rareParts.test(text) || undefined,
    sections,
  };
}

const wordsPerMinute = 200;

/** Input for creating an entry, besides its front matter. */
export interface EntryParts {
  slug: string;
  prose: Prose;
  messages: EntryMessages;
  /** The category of upcoming entries, if the site has one. */
  upcoming?: string | undefined;
  /** Reports a problem with a field, or with the whole entry if `field` is ''. */
  report: (field: string, expectation: string) => void;
}

/** Creates the fields that projects and posts share. */
function articleEntry(fields: EntryFields, parts: EntryParts) {
  const { slug, prose, messages } = parts;
  const { aliases, category, order, tile } = fields;
  const image: Picture = fields.image ?? { art: `woven/${slug}`, alt: messages.woven };
  return {
    slug,
    order,
    category,
    tile,
    image,
    aliases,
    /** Undefined for upcoming entries, and for entries described on another site. */
    page: prose.sections.length > 0 ? articlePage(fields, parts) : undefined,
  };
}

/** Languages of an entry on a site with several languages. */
export interface EntryLanguages {
  /** The page's slugs in the site's other languages. */
  languages?: Readonly<Record<string, string>>;
  /** The entry's language, if it differs from the site's. */
  language?: string;
}

type Entry<Fields extends ReturnType<typeof articleEntry>> = Omit<
  Fields,
  'aliases' | 'order' | 'page'
> &
  Partial<Pick<Fields, 'aliases' | 'order' | 'page'>> &
  EntryLanguages;

function articlePage(fields: EntryFields, { prose, report, messages }: EntryParts) {
  const { category, date = '', series, skills, tags, updated = date, visit } = fields;
  const {
    badge = category,
    subtitle = fields.summary ?? prose.opening ?? '',
    description = subtitle,
  } = fields;
  if (!date) report('date', 'give the date as year-month-day, like 2024-12-10');
  if (!subtitle) report('subtitle', 'write the page’s subtitle');
  if (updated < date) report('updated', 'give a date that is not before the publication date');
  if (description.length > 160) {
    report('description', 'describe the page in at most 160 characters');
  }
  // Prevents the page from showing the same sentences twice.
  const repeatsProse = !fields.subtitle && subtitle === prose.opening;
  const minutes = Math.max(1, Math.round(prose.words / wordsPerMinute));
  return {
    ...(!repeatsProse && { subtitle }),
    badge: fields.draft ? `${messages.draft} · ${badge}` : badge,
    publishedOn: date,
    updatedOn: updated,
    readTime: fields.readTime ?? messages.readTime(minutes),
    visit: typeof visit === 'string' ? { label: messages.visit, href: visit } : visit,
    description,
    tags,
    series,
    skills,
    links: { related: [] } as ArticleLinks,
    ...completeProse(prose.sections, messages),
    /** The Mastodon post where readers can reply. */
    mastodon: fields.mastodon,
  };
}

export type ArticlePage = ReturnType<typeof articlePage>;

/** A post's front matter. The file name is the slug, and the author is the owner. */
export const postSchema = entity({
  title: text('write the title').meta(derived).describe('The title on the card and the page.'),
  summary: text('write the card’s text')
    .meta(derived)
    .describe(
      'The card’s text, which visitors can search. Default: the description, otherwise the first paragraph.',
    ),
  date: isoDateSchema.meta(derived).describe('The date of publication, shown on the card.'),
  series: text('name the series')
    .optional()
    .describe('The series that the post belongs to. Posts in a series are sorted by date.'),
  mastodon: externalUrlSchema
    .optional()
    .describe('Your Mastodon post about this one, where readers can reply.'),
  ...articleFields,
});

export type Post = Entry<ReturnType<typeof toPost>>;

/** Creates a post from front matter and prose. */
export function toPost(fields: z.infer<typeof postSchema>, parts: EntryParts) {
  const { report, upcoming } = parts;
  const entry = articleEntry(fields, parts);
  const isUpcoming = fields.category === upcoming;
  if (!entry.page && !isUpcoming) {
    const exception = upcoming ? `; only ${upcoming} ones have no page` : '';
    report('', `write the post below its front matter${exception}`);
  }
  if (entry.page && isUpcoming) {
    report('category', `use another category; entries in ${upcoming} have no page`);
  }
  const { title, summary: content, date } = fields;
  /** The card's link target: the post's page, or the "coming soon" page. */
  const link = { kind: entry.page ? ('page' as const) : ('upcoming' as const) };
  return { ...entry, title, content, date, link };
}

/** A project's front matter. The file name is the slug. */
export const projectSchema = entity({
  name: text('name the project').describe('The name on the card.'),
  title: text('write the page’s title')
    .optional()
    .describe('The page’s heading. Default: the name.'),
  date: isoDateSchema
    .optional()
    .describe('The date of publication; required if the project has a page.'),
  featured: position('on the home page')
    .optional()
    .describe(
      'Position among the featured projects on the home page. Without it, the project is not featured.',
    ),
  link: pageUrlSchema
    .optional()
    .describe('An external page that the card links to, instead of a page on this site.'),
  ...articleFields,
});

export type ProjectPage = ArticlePage & { title: string };

/** The card's link target: the project's page, an external page, or none for an upcoming project. */
type ProjectLink = { kind: 'page' } | { kind: 'external'; href: string } | { kind: 'none' };

export type Project = Entry<ReturnType<typeof toProject>>;

/** Creates a project from front matter and prose. */
export function toProject(fields: z.infer<typeof projectSchema>, parts: EntryParts) {
  const { report, upcoming } = parts;
  const { page, ...entry } = articleEntry(fields, parts);
  const { name, title = name, featured, link: href } = fields;
  const isUpcoming = fields.category === upcoming;
  if (page && href) report('link', 'remove the link, because the project has its own page');
  if (isUpcoming && (page || href)) {
    report('category', `use another category; entries in ${upcoming} have no page or link`);
  }
  if (!isUpcoming && !page && !href) {
    report('', 'write the page below the front matter, or set link to an external page');
  }
  const link: ProjectLink = page
    ? { kind: 'page' }
    : href
      ? { kind: 'external', href }
      : { kind: 'none' };
  return { ...entry, name, featured, link, page: page && { title, ...page } };
}

/** Reduces a project to the fields that its card shows, because the list page loads all projects. */
export function projectSummary(project: Project) {
  const { slug, name, category, tile, image, link } = project;
  return { slug, name, category, tile, image, link };
}

/** An entry's summary, with the entry's language and URL if the entry is not translated. */
export type MaybeUntranslated<Summary> = Summary & { language?: string; href?: string };
export type ProjectSummary = MaybeUntranslated<ReturnType<typeof projectSummary>>;
export type PostSummary = MaybeUntranslated<ReturnType<typeof postSummary>>;

/** Reduces a post to the fields that its card shows. */
export function postSummary(post: Post, author: string) {
  const { slug, title, content, image, tile, date, category, link, page } = post;
  return {
    slug,
    title,
    content,
    image,
    tile,
    date,
    category,
    author,
    ...(page?.tags && { tags: page.tags }),
    ...(page && { readTime: page.readTime }),
    ...(page && page.updatedOn > date && { updatedOn: page.updatedOn }),
    isUpcoming: link.kind === 'upcoming',
  };
}
