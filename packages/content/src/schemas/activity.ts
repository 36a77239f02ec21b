import type { z } from 'zod';
import {
  artPictureSchema,
  entity,
  isoDateSchema,
  list,
  oneOf,
  text,
  tileSchema,
  wholeNumber,
} from './common';

export const activitySchema = entity({
  cards: list(
    entity({
      id: oneOf(['leetCode', 'gitHubStats', 'gitHubLanguages']).describe(
        'The external card to show.',
      ),
      heading: text('write the card’s heading'),
      linkLabel: text('write the label of the link to your profile'),
      alt: text('describe the picture in a sentence'),
    }),
    'list the cards',
  ).describe('Cards with statistics from other sites. services.yaml configures the sources.'),
  badgesHeading: text('write the heading above the badges'),
  badges: list(
    entity({
      name: text('name the badge'),
      emoji: text('give the badge’s emoji'),
      image: artPictureSchema.describe('The drawing shown next to the emoji.'),
      tile: tileSchema,
    }),
    'list the badges',
  ),
});

export type Activity = z.infer<typeof activitySchema>;
/** A card with statistics from another site. */
export type ActivityCard = Activity['cards'][number];

/** Fields that the GitHub and LeetCode snapshots share. Pages show a snapshot if the card's service fails or is blocked. */
const snapshotFields = {
  username: text('give the user name that the statistics belong to').describe(
    'The user that the statistics belong to. They are shown only if services.yaml has the same user name.',
  ),
  takenOn: isoDateSchema.describe('The day on which the statistics were fetched.'),
};

/** GitHub statistics as of one day; null without a snapshot. */
export const gitHubSnapshotSchema = entity({
  ...snapshotFields,
  stats: entity({
    stars: wholeNumber('give the number of stars').describe(
      "Stars of the user's own repositories.",
    ),
    commits: wholeNumber('give the number of commits').describe('Commits in all years.'),
    pullRequests: wholeNumber('give the number of pull requests').describe(
      'Pull requests opened by the user.',
    ),
    issues: wholeNumber('give the number of issues'),
  }).describe("The user's public activity."),
  languages: list(
    entity({
      name: text('name the language'),
      repositories: wholeNumber('give the number of repositories', { min: 1 }).describe(
        'Number of repositories mainly written in this language.',
      ),
    }),
    'list the languages',
  ).describe("The main languages of the user's own repositories, most frequent first."),
}).nullable();

/** LeetCode statistics as of one day; null without a snapshot. */
export const leetCodeSnapshotSchema = entity({
  ...snapshotFields,
  problems: list(
    entity({
      difficulty: text('name the difficulty').describe("LeetCode's name for the difficulty."),
      solved: wholeNumber('give the number of solved problems').describe(
        'Number of problems solved by the user.',
      ),
      total: wholeNumber('give the total number of problems', { min: 1 }).describe(
        'Total number of problems.',
      ),
    }),
    'list the problems by difficulty',
  ),
}).nullable();

/** Adds a flag, so that pages can label sample data. */
type WithSampleFlag<Schema extends z.ZodType> =
  | (NonNullable<z.infer<Schema>> & { isSample?: boolean })
  | null;
export type GitHubSnapshot = WithSampleFlag<typeof gitHubSnapshotSchema>;
export type LeetCodeSnapshot = WithSampleFlag<typeof leetCodeSnapshotSchema>;
