/**
 * Long prose as typed blocks instead of HTML: nothing can be injected, and alternative texts and headings
 * can be checked.
 */
import { z } from 'zod';
import { upcomingCategory } from '../categories';
import {
  entity,
  externalLinkSchema,
  hrefSchema,
  isoDateSchema,
  listOf,
  pictureSchema,
  text,
} from './common';

/** A run of text inside a paragraph: plain, code, emphasised, or a link. */
const runSchema = z.union(
  [
    z.string({ error: 'write the text' }).min(1, { error: 'write the text' }),
    /** Names from a program; page translators leave them alone. */
    entity({ code: text('write the code') }),
    /** Words that carry weight. */
    entity({ strong: text('write the emphasised words') }),
    /** Words that lead somewhere. */
    entity({ link: text('write the words of the link'), href: hrefSchema }),
  ],
  { error: 'write a text, { code }, { strong } or { link, href }' },
);

/** Text that may hold code, emphasis and links. */
export const richSchema = z.union(
  [text('write the text'), listOf(runSchema, 'write at least one run of text')],
  { error: 'write a text or a list of runs' },
);

/** One block of an article; a bare string is a paragraph. */
export const blockSchema = z.union(
  [
    text('write the paragraph'),
    z.discriminatedUnion(
      'type',
      [
        entity({
          type: z.literal('paragraph'),
          /** The paragraph, with code, emphasis or links. */
          text: richSchema,
        }),
        entity({
          type: z.literal('list'),
          /** True for numbered steps; bullets otherwise. */
          ordered: z.boolean({ error: 'say true for numbered steps' }).optional(),
          /** The points. */
          items: listOf(richSchema, 'give the points of the list'),
        }),
        entity({
          type: z.literal('code'),
          /** The language, for the label and for assistive technology, e.g. `java`. */
          language: text('name the language of the code'),
          /** The code as it should be shown, line breaks included. */
          code: z.string({ error: 'write the code' }).min(1, { error: 'write the code' }),
          /** What the code shows. */
          caption: text('say what the code shows').optional(),
        }),
        entity({
          type: z.literal('table'),
          /** What the table holds. */
          caption: text('say what the table holds'),
          /** The headings of the columns. */
          columns: listOf(text('name the column'), 'name the columns'),
          /** The cells, one list a row, as many as there are columns. */
          rows: listOf(
            z.array(z.string({ error: 'write the cell' })),
            'give the rows of the table',
          ),
        }).superRefine((table, context) => {
          table.rows.forEach((row, index) => {
            if (row.length !== table.columns.length) {
              context.addIssue({
                code: 'custom',
                path: ['rows', index],
                message: `give ${table.columns.length} cells, one for each column`,
              });
            }
          });
        }),
        entity({
          type: z.literal('note'),
          /** An aside that must not be missed. */
          text: richSchema,
        }),
        entity({
          type: z.literal('figure'),
          /** The picture. */
          image: pictureSchema,
          /** What to notice in it. */
          caption: text('say what to notice in the picture').optional(),
        }),
      ],
      { error: 'use a block of type paragraph, list, code, table, note or figure' },
    ),
  ],
  { error: 'write a paragraph or a block' },
);

/** A part of an article under its own heading. */
export const sectionSchema = entity({
  /** The heading's address within the page: lower-case words joined by hyphens, unique in the page. */
  id: z.string({ error: 'give the heading an id' }).regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, {
    error: 'write the id in lower-case letters and digits joined by hyphens, a letter first',
  }),
  /** The heading. */
  heading: text('write the heading'),
  /** What stands under it. */
  blocks: listOf(blockSchema, 'write at least one paragraph under the heading'),
});

/** The fields that project and blog pages share. */
export const articleShape = {
  /** The line under the picture in the left panel. */
  subtitle: text('write the subtitle of the page'),
  /** The category badge of the left panel, e.g. `Embedded Systems`. */
  badge: text('name the category that the badge shows'),
  /** The day on which the page appeared. */
  publishedOn: isoDateSchema,
  /** The day of the last change. */
  updatedOn: isoDateSchema,
  /** The read time as it is shown, e.g. `3 Mins`. */
  readTime: text('give the read time as it is shown, like 3 Mins'),
  /** The "Visit the Project" link to a demo or a repository. */
  visit: externalLinkSchema,
  /** The page's description for search engines and shared links, at most 160 characters. */
  description: text('describe the page in one or two sentences').max(160, {
    error: 'shorten the description to at most 160 characters',
  }),
  /** The prose. */
  sections: listOf(sectionSchema, 'write the sections of the page'),
};

/**
 * Adds the rules that concern an article as a whole: heading ids are unique, and no page was changed before it
 * appeared.
 */
export function checkArticle(
  article: { publishedOn: string; updatedOn: string; sections: { id: string }[] },
  context: z.RefinementCtx,
): void {
  const seen = new Set<string>();
  article.sections.forEach(({ id }, index) => {
    if (seen.has(id)) {
      context.addIssue({
        code: 'custom',
        path: ['sections', index, 'id'],
        message: `give the heading an id of its own; "${id}" is taken`,
      });
    }
    seen.add(id);
  });
  if (article.updatedOn < article.publishedOn) {
    context.addIssue({
      code: 'custom',
      path: ['updatedOn'],
      message: 'give a day that is not before publishedOn',
    });
  }
}

/**
 * Adds the rules of where an entry's card leads: to a page just when there is one, and nowhere just when the entry is
 * announced.
 *
 * @param leadsNowhere whether the link is of the kind that announced entries have
 * @param messages what to say when it is and should not be, and when it should be and is not
 */
export function checkLink(
  entry: { link: { kind: string }; category: string; page?: unknown },
  context: z.RefinementCtx,
  leadsNowhere: boolean,
  messages: { unexpected: string; expected: string },
): void {
  const complain = (path: string[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  if (entry.link.kind === 'page' && !entry.page) {
    complain(['page'], "write the page that the link of kind 'page' leads to");
  }
  if (entry.link.kind !== 'page' && entry.page) {
    complain(['link', 'kind'], "use kind 'page', since there is a page, or remove the page");
  }
  if (leadsNowhere !== (entry.category === upcomingCategory)) {
    complain(['link', 'kind'], leadsNowhere ? messages.unexpected : messages.expected);
  }
}

/** Text with code, emphasis and links in it. */
export type Rich = z.infer<typeof richSchema>;
/** A block of an article. */
export type Block = z.infer<typeof blockSchema>;
/** A part of an article under its own heading. */
export type Section = z.infer<typeof sectionSchema>;
