import { z } from 'zod';
import type { LeetCodeSnapshot } from '../../schemas/activity';
import { ask, unknownUser, type SnapshotRequest } from './ask';

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
 * @throws Error that says why there are none
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
    throw new Error(errors?.map(({ message }) => message).join('; ') ?? 'it sent no figures');
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
