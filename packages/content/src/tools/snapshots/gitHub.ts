import { z } from 'zod';
import type { GitHubSnapshot } from '../../schemas/activity';
import { ask, type SnapshotRequest } from './ask';

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
 * @throws Error that says why there are none
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
