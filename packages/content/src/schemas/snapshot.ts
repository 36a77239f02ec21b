/**
 * Figures that GitHub and LeetCode keep, as they were on a day. The pages show them where the card services fail or may not be
 * asked. `pnpm snapshot` writes them; null stands for none.
 */
import { z } from 'zod';
import { entity, isoDateSchema, text, wholeNumber } from './common';

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
    /** Stars of the user's own repositories. */
    stars: wholeNumber('give the number of stars'),
    /** Commits of all years. */
    commits: wholeNumber('give the number of commits'),
    /** Pull requests that the user opened. */
    pullRequests: wholeNumber('give the number of pull requests'),
    /** Issues that the user opened. */
    issues: wholeNumber('give the number of issues'),
  }),
  /** The languages that the user's own repositories are mainly written in, the most frequent first. */
  languages: z.array(
    entity({
      name: text('name the language'),
      /** How many repositories are mainly written in it. */
      repositories: wholeNumber('give the number of repositories', { min: 1 }),
    }),
    { error: 'give the languages' },
  ),
}).nullable();

/** What is kept of LeetCode. */
export const leetCodeSnapshotSchema = entity({
  ...about,
  problems: z.array(
    entity({
      /** The difficulty as LeetCode names it. */
      difficulty: text('name the difficulty'),
      /** How many the user has solved. */
      solved: wholeNumber('give the number of solved problems'),
      /** How many there are. */
      total: wholeNumber('give the number of all problems', { min: 1 }),
    }),
    { error: 'give the problems by difficulty' },
  ),
}).nullable();

interface Sampled {
  /** Whether its figures are a sample, which the page has to say. */
  isSample?: boolean;
}

/** What is kept of GitHub; null while nothing is. */
export type GitHubSnapshot = (NonNullable<z.infer<typeof gitHubSnapshotSchema>> & Sampled) | null;
/** What is kept of LeetCode; null while nothing is. */
export type LeetCodeSnapshot =
  | (NonNullable<z.infer<typeof leetCodeSnapshotSchema>> & Sampled)
  | null;
