import type { z } from 'zod';
import {
  artPictureSchema,
  entity,
  linkSchema,
  listOf,
  slugSchema,
  text,
  wordSchema,
  type Link,
} from './common';
import type { PostSummary } from './post';

/** A section whose entries the generator chooses. */
const selectionSchema = entity({
  heading: text('write the heading'),
  link: linkSchema.optional(),
});

/** The home page. */
export const homeSchema = entity({
  greeting: entity({
    word: wordSchema,
    introduction: text('write the words before your name').describe(
      `The line up to the owner's name: "Vanakkam, I’m".`,
    ),
  }).describe('The greeting: a large word, and the line that introduces the owner by name.'),
  titles: listOf(
    text('write a title').regex(/[.。।۔]$/, { error: 'end the title with a full stop' }),
    'give the titles',
  ).describe('The titles that the headline types one after the other, each with its full stop.'),
  lead: text('write the sentence under the headline'),
  resumeLabel: text('write the words of the resume button').describe(
    "The words of the button to the shared resume; its address is the owner's resumeUrl.",
  ),
  hire: linkSchema
    .optional()
    .describe('The button to the contact page; it goes where that page is off.'),
  sameDots: entity({
    heading: text('write the heading'),
    items: listOf(
      entity({
        image: artPictureSchema,
        label: text('name what the dots are'),
        caption: text('say where the dots are found'),
        project: slugSchema
          .optional()
          .describe('The project that the drawing leads to, by its slug.'),
      }),
      'give the drawings with their captions',
    ),
  })
    .optional()
    .describe(
      "One lattice of dots, drawn five ways: the idea behind the site's pictures, where the owner shows it.",
    ),
  recentWork: selectionSchema.describe('The selection of projects that are featured.'),
  skills: selectionSchema
    .optional()
    .describe('The strongest skills that a project or a post shows, with links to these.'),
  latestPost: selectionSchema.optional().describe('The newest post.'),
  workTogether: entity({
    sentence: text('say in a sentence how to work with you'),
    link: linkSchema,
  })
    .optional()
    .describe(
      'How to work with the owner, with a link to the contact page; it goes where that page is off.',
    ),
});

/** The home page as its author writes it. */
export type HomeSource = z.infer<typeof homeSchema>;

type Section = z.infer<typeof selectionSchema>;
type SameDots = NonNullable<HomeSource['sameDots']>;

/** The home page, with all that the generator finds elsewhere; a section without entries is left out. */
export type Home = Omit<
  HomeSource,
  'resumeLabel' | 'sameDots' | 'skills' | 'latestPost' | 'workTogether'
> & {
  resume: Link;
  /** Role, place, degree and the month from which the owner is free, as far as they are known. */
  facts: string[];
  sameDots?: Omit<SameDots, 'items'> & {
    items: (Omit<SameDots['items'][number], 'project'> & {
      link?: (Link & { newTab?: boolean }) | undefined;
    })[];
  };
  /** The strongest skills that a project or a post shows, strongest first. */
  skills?: Section & { list: { name: string; receipts: Link[] }[] };
  latestPost?: Section & { post: PostSummary & { href: string } };
  workTogether?: HomeSource['workTogether'];
};
