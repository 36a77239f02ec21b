/** Saves a user's statistics from GitHub and LeetCode as content. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { documents } from '../documents';
import type { GitHubSnapshot, LeetCodeSnapshot } from '../schemas/pageContent';
import type { Services } from '../schemas/services';
import { documentText } from './yaml';

/** Explains why a snapshot failed. The message is printed after the service's name. */
class SnapshotError extends Error {}

interface SnapshotRequest {
  username: string;
  /** Today, as `YYYY-MM-DD`. */
  today: string;
  /** Token that raises GitHub's rate limit. Without a token, the limit is 60 requests an hour and 10 searches a minute. */
  token?: string | undefined;
}

/** Writes the statistics for the GitHub and LeetCode cards to the content folder. If a service fails, its previous file is kept. */
export async function saveSnapshots(
  { gitHub, leetCode }: Pick<Services, 'gitHub' | 'leetCode'>,
  folder: string,
  request: Omit<SnapshotRequest, 'username'>,
): Promise<{ isSuccess: boolean; message: string }[]> {
  const save = async (
    title: string,
    name: 'gitHubSnapshot' | 'leetCodeSnapshot',
    service: Services['gitHub' | 'leetCode'],
    fetchStatistics: (request: SnapshotRequest) => Promise<object>,
  ) => {
    if (service.provider === 'none') {
      return { isSuccess: true, message: `${title} is not configured; nothing to save.` };
    }
    const { file } = documents[name];
    const note = `\`pnpm snapshot\` rewrites this file with the current figures from ${title}.`;
    const path = join(folder, file);
    try {
      const statistics = await fetchStatistics({ ...request, username: service.username });
      await writeFile(path, documentText(path, statistics, note));
      const message = `${title}: saved the figures of ${request.today} in ${file}.`;
      return { isSuccess: true, message };
    } catch (error) {
      if (!(error instanceof SnapshotError)) throw error;
      return { isSuccess: false, message: `${title} ${error.message}. ${file} was not changed.` };
    }
  };
  return [
    await save('GitHub', 'gitHubSnapshot', gitHub, fetchGitHubSnapshot),
    await save('LeetCode', 'leetCodeSnapshot', leetCode, fetchLeetCodeSnapshot),
  ];
}

const timeoutMs = 20_000;

/** Requests JSON. Throws a SnapshotError with a reason for the owner. `limitHint` is advice if the rate limit is exceeded. */
async function fetchJson<Shape>(
  username: string,
  url: string,
  schema: z.ZodType<Shape>,
  init: RequestInit,
  limitHint = '',
): Promise<Shape> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (cause: unknown) => {
      throw new SnapshotError('could not be reached', { cause });
    },
  );
  const { status, headers } = response;
  // If the rate limit is exceeded, GitHub responds with 403 and one of these headers.
  const isLimited = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 429 || (status === 403 && isLimited)) {
    throw new SnapshotError(`accepts no more requests for now${limitHint}`);
  }
  if (status === 404) throw unknownUser(username);
  if (!response.ok) throw new SnapshotError(`responded with status ${status}`);
  // The response is HTML, not JSON, if the service checks for bots.
  const { data, error } = schema.safeParse(await response.json().catch(() => undefined));
  if (data !== undefined) return data;
  const mistakes = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new SnapshotError(`responded in an unknown format: ${mistakes?.join('; ')}`);
}

const unknownUser = (username: string) =>
  new SnapshotError(`has no user "${username}"; correct services.yaml`);

const count = z.int().min(0);
const repositorySchema = z.object({
  fork: z.boolean(),
  stargazers_count: count,
  language: z.string().nullable(),
});
const totalCountSchema = z.object({ total_count: count });

/** Maximum page size of GitHub's API. */
const pageSize = 100;
const languageLimit = 8;

async function fetchGitHubSnapshot({
  username,
  today,
  token,
}: SnapshotRequest): Promise<NonNullable<GitHubSnapshot>> {
  const init = {
    headers: {
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      ...(token && { authorization: `Bearer ${token}` }),
    },
  };
  const limitHint = token ? '' : '; set GITHUB_TOKEN to a token to allow more';
  const get = <Shape>(path: string, schema: z.ZodType<Shape>) =>
    fetchJson(username, `https://api.github.com${path}`, schema, init, limitHint);

  const repositories: z.infer<typeof repositorySchema>[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const query = `type=owner&per_page=${pageSize}&page=${page}`;
    const found = await get(`/users/${username}/repos?${query}`, z.array(repositorySchema));
    repositories.push(...found.filter(({ fork }) => !fork));
    isLast = found.length < pageSize;
  }
  const countMatches = async (where: string, filter: string) => {
    const query = `q=author:${username}${filter}&per_page=1`;
    return (await get(`/search/${where}?${query}`, totalCountSchema)).total_count;
  };
  return {
    username,
    takenOn: today,
    stats: {
      stars: repositories.reduce((sum, { stargazers_count }) => sum + stargazers_count, 0),
      commits: await countMatches('commits', ''),
      pullRequests: await countMatches('issues', '+type:pr'),
      issues: await countMatches('issues', '+type:issue'),
    },
    languages: countLanguages(repositories.map(({ language }) => language)),
  };
}

function countLanguages(languages: readonly (string | null)[]) {
  const counts = new Map<string, number>();
  for (const name of languages) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, repositories]) => ({ name, repositories }))
    .sort((one, other) => other.repositories - one.repositories)
    .slice(0, languageLimit);
}

const countsSchema = z.array(z.object({ difficulty: z.string(), count }));
const solvedSchema = z.object({
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

async function fetchLeetCodeSnapshot({
  username,
  today,
}: SnapshotRequest): Promise<NonNullable<LeetCodeSnapshot>> {
  const { data, errors } = await fetchJson(
    username,
    'https://leetcode.com/graphql/',
    solvedSchema,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        referer: `https://leetcode.com/u/${username}/`,
      },
      body: JSON.stringify({ query, variables: { username } }),
    },
  );
  // For an unknown user, the response has status 200 and an error.
  if (errors?.some(({ message }) => /does not exist/i.test(message))) {
    throw unknownUser(username);
  }
  const totals = data?.allQuestionsCount;
  const solved = data?.matchedUser?.submitStatsGlobal.acSubmissionNum;
  if (errors || !totals || !solved) {
    const reasons = errors?.map(({ message }) => message).join('; ') ?? 'it sent no data';
    throw new SnapshotError(`returned an error: ${reasons}`);
  }
  const solvedByLevel = new Map(solved.map(({ difficulty, count }) => [difficulty, count]));
  return {
    username,
    takenOn: today,
    // Skips `All`, which is the sum of the other difficulties.
    problems: totals
      .filter(({ difficulty, count }) => difficulty !== 'All' && count > 0)
      .map(({ difficulty, count: total }) => ({
        difficulty,
        solved: solvedByLevel.get(difficulty) ?? 0,
        total,
      })),
  };
}
