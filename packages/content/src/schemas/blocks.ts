/** Schemas for blocks, which owners write as YAML in Markdown (`markdown/blocks.ts`). */
import type { z } from 'zod';
import {
  altSchema,
  checked,
  dateSchema,
  entity,
  externalUrlSchema,
  hrefSchema,
  linkTarget,
  nonEmptyList,
  pattern,
  text,
} from './common';

/** Matches a link to a Markdown file: `other.md`, `../projects/other.md#works`. */
export const markdownLink = /^(?![/#]|[a-z][a-z\d+.-]*:)([^?#]+\.md)(#.*)?$/i;

const href = linkTarget(
  (value) => markdownLink.test(value) || hrefSchema.safeParse(value).success,
  'a path that starts with /, a Markdown file, an https:// or http:// URL, or mailto:',
);

const title = text('write the title');
/** Unlike `text`, allows the line break at the end of a YAML block scalar. */
const markdown = (expectation: string) => checked((value) => value.trim() !== '', expectation);
const prose = markdown('write the text in Markdown').optional();

export const blockSchemas = {
  gallery: nonEmptyList(
    entity({
      src: pattern(/^(?!art:)\S/, 'name an image file, like photo.jpg'),
      alt: altSchema,
      caption: markdown('write the caption in Markdown').optional(),
    }),
    'list the photographs, each with src and alt',
  ),
  entries: nonEmptyList(
    entity({
      title,
      href: href.optional(),
      date: dateSchema.optional(),
      place: text('name the place').optional(),
      organization: text('name the organization').optional(),
      text: prose,
    }),
    'list the entries, each with a title',
  ),
  cards: nonEmptyList(
    entity({
      title,
      text: prose,
      href: href.optional(),
      src: text('name an image file or a drawing, like photo.jpg or art:covers/kettle').optional(),
      alt: altSchema.optional(),
    }).refine(({ src, alt }) => !src || alt, {
      path: ['alt'],
      error: 'describe the picture in a sentence',
    }),
    'list the cards, each with a title',
  ),
  faq: nonEmptyList(
    entity({
      question: text('write the question'),
      answer: markdown('write the answer in Markdown'),
    }),
    'list the questions, each with its answer',
  ),
  timeline: nonEmptyList(
    entity({
      date: dateSchema.optional(),
      period: text('write the period, like 2019 to 2022').optional(),
      title,
      text: prose,
    }).refine(({ date, period }) => (date === undefined) !== (period === undefined), {
      path: ['date'],
      error: 'give either a date or a period',
    }),
    'list the steps, each with a date or period and a title',
  ),
  embed: entity({
    title: text('describe what the embed shows'),
    href: externalUrlSchema,
    player: externalUrlSchema.optional(),
  }),
};

export type BlockName = keyof typeof blockSchemas;
/** Each block's validated value. */
export type Blocks = { [Name in BlockName]: z.infer<(typeof blockSchemas)[Name]> };

/** Block names, used as the language of fenced code blocks. */
export const blockNames = Object.keys(blockSchemas) as BlockName[];
