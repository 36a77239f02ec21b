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

/** The activity page. */
export const activitySchema = entity({
  cards: list(
    entity({
      id: oneOf(['leetCode', 'gitHubStats', 'gitHubLanguages']).describe(
        'Which of the pictures that other servers draw it shows.',
      ),
      heading: text('write the heading of the card'),
      linkLabel: text('write the words of the link to the profile'),
      alt: text('describe the picture in a sentence'),
    }),
    'give the cards',
  ).describe(
    "The cards with figures from other sites; where they come from is the services' configuration.",
  ),
  badgesHeading: text('write the heading of the badges'),
  badges: list(
    entity({
      name: text('name the badge'),
      emoji: text('give the emoji of the badge'),
      image: artPictureSchema.describe('The drawn mark that stands with it.'),
      tile: tileSchema,
    }),
    'give the badges',
  ),
});

export type Activity = z.infer<typeof activitySchema>;
/** A card with figures from another site. */
export type ActivityCard = Activity['cards'][number];

/**
 * Of figures that GitHub and LeetCode keep, as they were on a day. The pages show them where the card services fail or may not be
 * asked. `pnpm snapshot` writes them; null stands for none.
 */
const snapshotFields = {
  username: text('give the user name that the figures belong to').describe(
    "Whose figures they are; they are shown only while the services' configuration names the same user.",
  ),
  takenOn: isoDateSchema.describe('The day on which they were asked for.'),
};

/** What is kept of GitHub. */
export const gitHubSnapshotSchema = entity({
  ...snapshotFields,
  stats: entity({
    stars: wholeNumber('give the number of stars').describe("Of the user's own repositories."),
    commits: wholeNumber('give the number of commits').describe('Of all years.'),
    pullRequests: wholeNumber('give the number of pull requests').describe(
      'Opened by the user, as are the issues.',
    ),
    issues: wholeNumber('give the number of issues'),
  }).describe('What the user has done in public.'),
  languages: list(
    entity({
      name: text('name the language'),
      repositories: wholeNumber('give the number of repositories', { min: 1 }).describe(
        'How many repositories are mainly written in it.',
      ),
    }),
    'give the languages',
  ).describe(
    "The languages that the user's own repositories are mainly written in, the most frequent first.",
  ),
}).nullable();

/** What is kept of LeetCode. */
export const leetCodeSnapshotSchema = entity({
  ...snapshotFields,
  problems: list(
    entity({
      difficulty: text('name the difficulty').describe('The difficulty as LeetCode names it.'),
      solved: wholeNumber('give the number of solved problems').describe(
        'How many the user has solved.',
      ),
      total: wholeNumber('give the number of all problems', { min: 1 }).describe(
        'How many there are.',
      ),
    }),
    'give the problems by difficulty',
  ),
}).nullable();

/** Figures, and whether they are a sample, which the page has to say; null while nothing is kept. */
type Kept<Schema extends z.ZodType> =
  | (NonNullable<z.infer<Schema>> & { isSample?: boolean })
  | null;
export type GitHubSnapshot = Kept<typeof gitHubSnapshotSchema>;
export type LeetCodeSnapshot = Kept<typeof leetCodeSnapshotSchema>;
