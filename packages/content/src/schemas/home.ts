import {
  artPictureSchema,
  entity,
  linkSchema,
  nonEmptyList,
  pictureSchema,
  slugSchema,
  text,
  wordSchema,
} from './common';

/** A section whose entries the generator selects. */
const selectionSchema = entity({
  heading: text('write the heading'),
  link: linkSchema.optional(),
});

export const homeSchema = entity({
  greeting: entity({
    word: wordSchema,
    introduction: text('write the text before your name').describe(
      `The text before the owner's name: "Vanakkam, I’m".`,
    ),
  }).describe('The greeting: a large word, and a line that introduces the owner.'),
  titles: nonEmptyList(
    text('write a title').regex(/[.。।۔]$/, { error: 'end the title with a full stop' }),
    'list the titles',
  ).describe(
    'Your titles, which the headline types in turn; a single title is not typed. Each ends with a full stop.',
  ),
  lead: text('write the sentence under the headline'),
  picture: pictureSchema
    .optional()
    .describe('A large photograph beside the headline, as { src, alt }. Default: your portrait.'),
  resumeLabel: text('write the resume button’s label').describe(
    'The label of the button that opens your resumeUrl.',
  ),
  hire: linkSchema
    .optional()
    .describe('The button that links to the contact page. Omitted if that page is disabled.'),
  sameDots: entity({
    heading: text('write the heading'),
    items: nonEmptyList(
      entity({
        image: artPictureSchema,
        label: text('name what the dots represent'),
        caption: text('say where the dots are found'),
        project: slugSchema
          .optional()
          .describe('The slug of the project that the drawing links to.'),
      }),
      'list the drawings with their captions',
    ),
  })
    .optional()
    .describe('The section with drawings that all use the same dots. Optional.'),
  recentWork: selectionSchema.describe('The section with the featured projects.'),
  skills: selectionSchema
    .optional()
    .describe('Your strongest skills, with links to projects and posts that demonstrate them.'),
  latestPost: selectionSchema.optional().describe('The newest post.'),
  workTogether: entity({
    sentence: text('write a sentence about how to work with you'),
    link: linkSchema,
  })
    .optional()
    .describe(
      'A sentence about working with you, with a link to the contact page. Omitted if that page is disabled.',
    ),
});
