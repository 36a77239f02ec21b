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
        'The external card that it shows.',
      ),
      heading: text('write the heading of the card'),
      linkLabel: text('write the text of the link to the profile'),
      alt: text('describe the picture in a sentence'),
    }),
    'list the cards',
  ).describe('Cards with figures from other sites. services.yaml sets where they come from.'),
  badgesHeading: text('write the heading of the badges'),
  badges: list(
    entity({
      name: text('name the badge'),
      emoji: text('give the emoji of the badge'),
      image: artPictureSchema.describe('The drawing shown next to the emoji.'),
      tile: tileSchema,
    }),
    'list the badges',
  ),
});

export type Activity = z.infer<typeof activitySchema>;
/** A card with statistics from another site. */
export type ActivityCard = Activity['cards'][number];

/** Fields of both snapshots. `pnpm snapshot` writes them; pages show them if the card services fail or are blocked. */
const snapshotFields = {
  username: text('give the user name that the figures belong to').describe(
    'The user that the figures belong to. They are shown only while services.yaml names the same user.',
  ),
  takenOn: isoDateSchema.describe('The day on which the figures were requested.'),
};

/** GitHub figures on one day; null without a snapshot. */
export const gitHubSnapshotSchema = entity({
  ...snapshotFields,
  stats: entity({
    stars: wholeNumber('give the number of stars').describe(
      "Stars of the user's own repositories.",
    ),
    commits: wholeNumber('give the number of commits').describe('Commits of all years.'),
    pullRequests: wholeNumber('give the number of pull requests').describe(
      'Pull requests opened by the user.',
    ),
    issues: wholeNumber('give the number of issues'),
  }).describe("The user's public activity."),
  languages: list(
    entity({
      name: text('name the language'),
      repositories: wholeNumber('give the number of repositories', { min: 1 }).describe(
        'Number of repositories mainly written in it.',
      ),
    }),
    'list the languages',
  ).describe("The main languages of the user's own repositories, the most frequent first."),
}).nullable();

/** LeetCode figures on one day; null without a snapshot. */
export const leetCodeSnapshotSchema = entity({
  ...snapshotFields,
  problems: list(
    entity({
      difficulty: text('name the difficulty').describe("LeetCode's name for the difficulty."),
      solved: wholeNumber('give the number of solved problems').describe(
        'Number of problems that the user has solved.',
      ),
      total: wholeNumber('give the number of all problems', { min: 1 }).describe(
        'Number of all problems.',
      ),
    }),
    'list the problems by difficulty',
  ),
}).nullable();

/** Figures, with a flag for samples, which the page labels; null without a snapshot. */
type WithSampleFlag<Schema extends z.ZodType> =
  | (NonNullable<z.infer<Schema>> & { isSample?: boolean })
  | null;
export type GitHubSnapshot = WithSampleFlag<typeof gitHubSnapshotSchema>;
export type LeetCodeSnapshot = WithSampleFlag<typeof leetCodeSnapshotSchema>;
