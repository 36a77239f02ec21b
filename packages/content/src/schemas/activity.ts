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
  /** The cards with figures from other sites; where they come from is the services' configuration. */
  cards: list(
    entity({
      /** Which of the pictures that other servers draw it shows. */
      id: oneOf(['leetCode', 'gitHubStats', 'gitHubLanguages']),
      heading: text('write the heading of the card'),
      linkLabel: text('write the words of the link to the profile'),
      alt: text('describe the picture in a sentence'),
    }),
    'give the cards',
  ),
  badgesHeading: text('write the heading of the badges'),
  badges: list(
    entity({
      name: text('name the badge'),
      emoji: text('give the emoji of the badge'),
      /** The drawn mark that stands with it. */
      image: artPictureSchema,
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
  /** Whose figures they are; they are shown only while the services' configuration names the same user. */
  username: text('give the user name that the figures belong to'),
  /** The day on which they were asked for. */
  takenOn: isoDateSchema,
};

/** What is kept of GitHub. */
export const gitHubSnapshotSchema = entity({
  ...snapshotFields,
  /** What the user has done in public. */
  stats: entity({
    /** Of the user's own repositories. */
    stars: wholeNumber('give the number of stars'),
    /** Of all years. */
    commits: wholeNumber('give the number of commits'),
    /** Opened by the user, as are the issues. */
    pullRequests: wholeNumber('give the number of pull requests'),
    issues: wholeNumber('give the number of issues'),
  }),
  /** The languages that the user's own repositories are mainly written in, the most frequent first. */
  languages: list(
    entity({
      name: text('name the language'),
      /** How many repositories are mainly written in it. */
      repositories: wholeNumber('give the number of repositories', { min: 1 }),
    }),
    'give the languages',
  ),
}).nullable();

/** What is kept of LeetCode. */
export const leetCodeSnapshotSchema = entity({
  ...snapshotFields,
  problems: list(
    entity({
      /** The difficulty as LeetCode names it. */
      difficulty: text('name the difficulty'),
      /** How many the user has solved. */
      solved: wholeNumber('give the number of solved problems'),
      /** How many there are. */
      total: wholeNumber('give the number of all problems', { min: 1 }),
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
