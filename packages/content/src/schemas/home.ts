import type { z } from 'zod';
import {
  artPictureSchema,
  entity,
  linkSchema,
  listOf,
  text,
  wordSchema,
  type Link,
} from './common';

/** The home page. */
export const homeSchema = entity({
  /** The greeting: a large word, and the line that introduces the owner by name. */
  greeting: entity({
    word: wordSchema,
    /** The line up to the owner's name: "Vanakkam, I’m". */
    introduction: text('write the words before your name'),
  }),
  /** The titles that the headline types one after the other, each with its full stop. */
  titles: listOf(
    text('write a title').regex(/[.。।۔]$/, { error: 'end the title with a full stop' }),
    'give the titles',
  ),
  lead: text('write the sentence under the headline'),
  /** The words of the button to the shared resume; its address is the owner's `resumeUrl`. */
  resumeLabel: text('write the words of the resume button'),
  /** The button to the contact page; it goes where that page is off. */
  hire: linkSchema.optional(),
  /** One lattice of dots, drawn five ways: the idea behind the site's pictures, where the owner shows it. */
  sameDots: entity({
    heading: text('write the heading'),
    items: listOf(
      entity({
        image: artPictureSchema,
        label: text('name what the dots are'),
        caption: text('say where the dots are found'),
      }),
      'give the drawings with their captions',
    ),
  }).optional(),
  /** The selection of projects that are `featured`. */
  recentWork: entity({
    heading: text('write the heading'),
    link: linkSchema.optional(),
  }),
});

/** The home page, with the button to the shared resume. */
export type Home = Omit<z.infer<typeof homeSchema>, 'resumeLabel'> & { resume: Link };
