/** The figures that GitHub and LeetCode tell of a user. */
import { z } from 'zod';
import type { GitHubSnapshot, LeetCodeSnapshot } from '../../schemas/activity';

/** Why no snapshot could be taken, in words that follow the name of the service. */
export class SnapshotError extends Error {}

/** What is needed to take a snapshot. */
export interface SnapshotRequest {
  username: string;
  /** The day, as year-month-day. */
  today: string;
  /** A token that raises GitHub's limit of requests; without one it is 60 an hour, 10 a minute for searches. */
  token?: string | undefined;
}

/** A question to another site. */
interface Question<Schema extends z.ZodType> {
  /** Whose figures are asked for. */
  username: string;
  url: string;
  init?: RequestInit;
  /** The shape of the answer. */
  schema: Schema;
  /** What helps against a limit of requests. */
  limitHint?: string;
}

const giveUpMs = 20_000;

/**
 * Asks another site.
 *
 * @throws SnapshotError when it cannot be reached, takes no more requests, knows no such user, answers with an error, with something
 * else than JSON, or in another shape
 */
async function ask<Schema extends z.ZodType>({
  username,
  url,
  init,
  schema,
  limitHint = '',
}: Question<Schema>): Promise<z.infer<Schema>> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(giveUpMs) }).catch(
    (cause: unknown) => {
      throw new SnapshotError('could not be reached', { cause });
    },
  );
  if (isLimited(response)) {
    throw new SnapshotError(`takes no more requests${until(response)}${limitHint}`);
  }
  if (response.status === 404) throw unknownUser(username);
  if (!response.ok) throw new SnapshotError(`answered with the status ${response.status}`);
  const answer: unknown = await response.json().catch((cause: unknown) => {
    const reason = 'answered with something else than JSON, perhaps a page that asks for a person';
    throw new SnapshotError(reason, { cause });
  });
  const { success, data, error } = schema.safeParse(answer);
  if (success) return data;
  const places = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SnapshotError(`answered in an unknown shape: ${places.join('; ')}`);
}

/** The error for a user whom the site does not know. */
const unknownUser = (username: string) =>
  new SnapshotError(`knows no user "${username}"; correct services.yaml`);

/** GitHub says 403 or 429, and tells by its headers that a limit is the reason. */
const isLimited = ({ status, headers }: Response) =>
  status === 429 ||
  (status === 403 && (headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after')));

/** When the limit ends, where the answer says so: `x-ratelimit-reset` is in seconds since 1970. */
function until({ headers }: Response): string {
  const reset = Number(headers.get('x-ratelimit-reset'));
  return reset > 0
    ? ` until ${new Date(reset * 1000).toISOString().slice(11, 16)} UTC`
    : ' for now';
}

const count = z.int().min(0);
const repositorySchema = z.object({
  fork: z.boolean(),
  stargazers_count: count,
  language: z.string().nullable(),
});
const foundSchema = z.object({ total_count: count });

/** The most that the service returns at once. */
const pageSize = 100;
const languageLimit = 8;

/**
 * Asks GitHub's REST API for the figures of a user: stars and languages of the user's own public repositories, and how many commits, pull
 * requests and issues a search finds.
 *
 * @throws SnapshotError
 */
export async function takeGitHubSnapshot({
  username,
  today,
  token,
}: SnapshotRequest): Promise<NonNullable<GitHubSnapshot>> {
  const get = <Schema extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    schema: Schema,
  ) =>
    ask({
      username,
      url: `https://api.github.com${path}?${new URLSearchParams(query)}`,
      init: {
        headers: {
          accept: 'application/vnd.github+json',
          'x-github-api-version': '2022-11-28',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      },
      schema,
      limitHint: token ? '' : '; a token in GITHUB_TOKEN allows more',
    });

  const repositories: z.infer<typeof repositorySchema>[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const found = await get(
      `/users/${username}/repos`,
      { type: 'owner', per_page: String(pageSize), page: String(page) },
      z.array(repositorySchema),
    );
    repositories.push(...found.filter(({ fork }) => !fork));
    isLast = found.length < pageSize;
  }

  const search = async (where: string, query: string) =>
    (await get(`/search/${where}`, { q: `author:${username}${query}`, per_page: '1' }, foundSchema))
      .total_count;

  return {
    username,
    takenOn: today,
    stats: {
      stars: repositories.reduce((sum, { stargazers_count }) => sum + stargazers_count, 0),
      commits: await search('commits', ''),
      pullRequests: await search('issues', ' type:pr'),
      issues: await search('issues', ' type:issue'),
    },
    languages: countLanguages(repositories.map(({ language }) => language)),
  };
}

/** How many repositories each language has, the most frequent first. */
function countLanguages(languages: readonly (string | null)[]) {
  const counts = new Map<string, number>();
  for (const name of languages) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, repositories]) => ({ name, repositories }))
    .sort((one, other) => other.repositories - one.repositories)
    .slice(0, languageLimit);
}

const countsSchema = z.array(z.object({ difficulty: z.string(), count: z.int().min(0) }));
const answerSchema = z.object({
  data: z
    .object({
      allQuestionsCount: countsSchema.nullish(),
      matchedUser: z
        .object({ submitStatsGlobal: z.object({ acSubmissionNum: countsSchema }) })
        .nullish(),
    })
    .nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
});

const query = `
  query solvedProblems($username: String!) {
    allQuestionsCount { difficulty count }
    matchedUser(username: $username) {
      submitStatsGlobal { acSubmissionNum { difficulty count } }
    }
  }
`;

/**
 * Asks LeetCode's GraphQL API how many problems of each difficulty a user has solved.
 *
 * @throws SnapshotError
 */
export async function takeLeetCodeSnapshot({
  username,
  today,
}: SnapshotRequest): Promise<NonNullable<LeetCodeSnapshot>> {
  const { data, errors } = await ask({
    username,
    url: 'https://leetcode.com/graphql/',
    init: {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        referer: `https://leetcode.com/u/${username}/`,
      },
      body: JSON.stringify({ query, variables: { username } }),
    },
    schema: answerSchema,
  });
  // A user whom it does not know is an error in its answer, with status 200.
  if (errors?.some(({ message }) => /does not exist/i.test(message))) {
    throw unknownUser(username);
  }
  const totals = data?.allQuestionsCount;
  const solved = data?.matchedUser?.submitStatsGlobal.acSubmissionNum;
  if (errors || !totals || !solved) {
    const reasons = errors?.map(({ message }) => message).join('; ') ?? 'it sent no figures';
    throw new SnapshotError(`could not answer: ${reasons}`);
  }
  const countOf = (counts: z.infer<typeof countsSchema>, wanted: string) =>
    counts.find(({ difficulty }) => difficulty === wanted)?.count ?? 0;
  return {
    username,
    takenOn: today,
    // `All` is the sum of the others.
    problems: totals
      .filter(({ difficulty, count }) => difficulty !== 'All' && count > 0)
      .map(({ difficulty, count }) => ({
        difficulty,
        solved: countOf(solved, difficulty),
        total: count,
      })),
  };
}
