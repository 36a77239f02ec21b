/**
 * Figures that GitHub and LeetCode keep, as they were on a day. The pages show them where the card services fail or may not be
 * asked. `pnpm snapshot` writes them; null stands for none.
 */
import type { z } from 'zod';
import { entity, isoDateSchema, list, text, wholeNumber } from './common';

const about = {
  /** Whose figures they are; they are shown only while the services' configuration names the same user. */
  username: text('give the user name that the figures belong to'),
  /** The day on which they were asked for. */
  takenOn: isoDateSchema,
};

/** What is kept of GitHub. */
export const gitHubSnapshotSchema = entity({
  ...about,
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
  ...about,
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
