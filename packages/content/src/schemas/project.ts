import type { z } from 'zod';
import {
  articleEntry,
  articleFields,
  type ArticleEntry,
  type ArticlePage,
  type EntryParts,
} from './article';
import { entity, externalUrlSchema, isoDateSchema, text, wholeNumber } from './common';

/** The front matter of a project, whose slug is the name of its file. */
export const projectSchema = entity({
  name: text('name the project').describe('The name on the card.'),
  title: text('write the title of the page')
    .optional()
    .describe('The heading of the page; the name when left out.'),
  date: isoDateSchema
    .optional()
    .describe('The day on which the page appears; needed where there is a page.'),
  featured: wholeNumber('give the place on the home page as a whole number from 1', {
    min: 1,
  })
    .optional()
    .describe('Its place in the selection on the home page; left out, it is not part of it.'),
  link: externalUrlSchema
    .optional()
    .describe('A page elsewhere that the card leads to, in place of one of this site.'),
  ...articleFields,
});

/** The page of a project, with its heading. */
export type ProjectPage = ArticlePage & { title: string };

/** A project with its page. */
export interface Project extends ArticleEntry {
  name: string;
  /** Its place in the selection on the home page. */
  featured?: number;
  /** Where its card leads: to its page, to a page elsewhere, or nowhere, as the "#" of the coming-soon card. */
  link: { kind: 'page' } | { kind: 'external'; href: string } | { kind: 'none' };
  page?: ProjectPage;
  /** Its slug in each other language that has its page; left out where the site has one language. */
  languages?: Readonly<Record<string, string>>;
}

/** Makes a project of front matter and prose. */
export function toProject(fields: z.infer<typeof projectSchema>, parts: EntryParts): Project {
  const { report, upcoming } = parts;
  const { page, ...entry } = articleEntry(fields, parts);
  const { name, title = name, featured, link: href } = fields;
  const isUpcoming = fields.category === upcoming;
  if (page && href) report('link', 'remove the link, since the project has a page here');
  if (isUpcoming && (page || href)) {
    report('category', `use another category; ${upcoming} ones lead nowhere`);
  }
  if (!isUpcoming && !page && !href) {
    report('', 'write the page below the front matter, or give the link to a page elsewhere');
  }
  return {
    ...entry,
    name,
    featured,
    link: page ? { kind: 'page' } : href ? { kind: 'external', href } : { kind: 'none' },
    page: page && { title, ...page },
  };
}

/** What a project's card shows, and where it leads. */
export type ProjectSummary = Pick<
  Project,
  'slug' | 'name' | 'category' | 'tile' | 'image' | 'link'
> & {
  /** The language of an entry that is not translated, whose page is in that language. */
  language?: string;
};
