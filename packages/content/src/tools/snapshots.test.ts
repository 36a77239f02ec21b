import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { folderWith } from '../testing/folders';
import { saveSnapshots } from './snapshots';

/** A response: JSON, HTML as text, or 'drop' for a dropped connection. */
type MockResponse = { status?: number; headers?: Record<string, string>; json: unknown } | string;

const repository = (language: string | null, stargazers_count: number, fork = false) => ({
  name: 'kettle',
  size: 108,
  language,
  stargazers_count,
  fork,
});
const searchResponse = (total_count: number) => ({ json: { total_count, items: [] } });
const counts = (...[All, Easy, Medium, Hard]: number[]) =>
  Object.entries({ All, Easy, Medium, Hard }).map(([difficulty, count]) => ({ difficulty, count }));
/** HTML page of a bot check, which a service may return instead of JSON. */
const challenge = '<!DOCTYPE html><title>Just a moment...</title>';

const repositories = 'https://api.github.com/users/meena/repos';
const searchUrl = 'https://api.github.com/search';
const leetCode = 'https://leetcode.com/graphql/';

/** Responses by URL; for searches, the query follows the URL. */
const successful: Record<string, MockResponse> = {
  [repositories]: {
    json: [
      repository('Kotlin', 12),
      repository('TypeScript', 40),
      repository('TypeScript', 9),
      repository(null, 0),
      repository('Rust', 9e3, true),
    ],
  },
  [`${searchUrl}/commits author:meena`]: searchResponse(1402),
  [`${searchUrl}/issues author:meena type:pr`]: searchResponse(23),
  [`${searchUrl}/issues author:meena type:issue`]: searchResponse(9),
  [leetCode]: {
    json: {
      data: {
        allQuestionsCount: counts(3658, 906, 1894, 858),
        matchedUser: { submitStatsGlobal: { acSubmissionNum: counts(241, 142, 87, 12) } },
      },
    },
  },
};

let folder: string;
let requests: { url: URL; init: RequestInit }[];
let responses: Record<string, MockResponse>;

beforeEach(async () => {
  requests = [];
  responses = { ...successful };
  folder = await folderWith({});
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const url = new URL(input);
    requests.push({ url, init });
    const { origin, pathname, searchParams } = url;
    const at = (name: string) => `${origin}${pathname} ${searchParams.get(name)}`;
    const response = responses[at('q')] ?? responses[at('page')] ?? responses[origin + pathname];
    if (!response || response === 'drop') throw new TypeError('fetch failed');
    if (typeof response === 'string') return new Response(response);
    return Response.json(response.json, response);
  });
});

afterEach(() => vi.unstubAllGlobals());

const profile = { username: 'meena', profileUrl: 'https://example.com/meena' };
const services = {
  gitHub: { ...profile, provider: 'readme-stats', endpoint: 'https://example.com' },
  leetCode: { ...profile, provider: 'leetcard' },
} as const;
const takeSnapshots = (token?: string) =>
  saveSnapshots(services, folder, { today: '2026-03-10', token });

const readSaved = (file: string) => readFile(join(folder, file), 'utf8');

describe('statistics', () => {
  test('are written as content files', async () => {
    expect((await takeSnapshots()).map(({ message }) => message)).toEqual([
      'GitHub: saved the figures of 2026-03-10 in snapshot-github.yaml.',
      'LeetCode: saved the figures of 2026-03-10 in snapshot-leetcode.yaml.',
    ]);
    expect(await readSaved('snapshot-github.yaml')).toMatch(
      /^# yaml-language-server: \$schema=.*snapshot-github\.schema\.json\n/,
    );
    expect(parse(await readSaved('snapshot-github.yaml'))).toEqual({
      username: 'meena',
      takenOn: '2026-03-10',
      stats: { stars: 61, commits: 1402, pullRequests: 23, issues: 9 },
      languages: [
        { name: 'TypeScript', repositories: 2 },
        { name: 'Kotlin', repositories: 1 },
      ],
    });
    const problems = await readSaved('snapshot-leetcode.yaml');
    expect(parse(problems)).toMatchObject({
      problems: expect.arrayContaining([
        { difficulty: 'Medium', solved: 87, total: 1894 },
      ]) as object,
    });
    expect(problems).not.toContain('All');
  });

  test('are requested with GitHub’s documented URL and headers', async () => {
    await takeSnapshots('secret');
    expect(requests[0]?.url.href).toBe(`${repositories}?type=owner&per_page=100&page=1`);
    expect(requests[0]?.init.headers).toMatchObject({
      accept: 'application/vnd.github+json',
      authorization: 'Bearer secret',
    });
  });

  test('are requested from LeetCode without the GitHub token', async () => {
    await takeSnapshots('secret');
    const { method, headers, body } = requests.at(-1)!.init;
    expect(method).toBe('POST');
    expect(headers).not.toHaveProperty('authorization');
    expect(JSON.parse(String(body))).toMatchObject({ variables: { username: 'meena' } });
  });

  test('include every page of GitHub’s response', async () => {
    responses[`${repositories} 1`] = { json: Array(100).fill(repository('Java', 1)) };
    responses[`${repositories} 2`] = { json: Array(30).fill(repository('Java', 1)) };
    await takeSnapshots();
    expect(await readSaved('snapshot-github.yaml')).toMatch(/stars: 130\b/);
  });
});

const rateLimitHeaders = { 'x-ratelimit-remaining': '0' };
const graphQLError = 'Cannot query field "matchedUser" on type "Query".';
const unknownUser = { errors: [{ message: 'That user does not exist.' }], data: {} };
const unexpectedShape = [{ fork: false, language: null }];

test.each<[service: string, title: string, response: MockResponse, reason: string]>([
  [
    'GitHub',
    'rate-limits requests',
    { status: 403, headers: rateLimitHeaders, json: {} },
    'accepts no more requests for now; set GITHUB_TOKEN to a token to allow more.',
  ],
  ['GitHub', 'does not know the user', { status: 404, json: {} }, 'has no user "meena"; '],
  ['GitHub', 'refuses the token', { status: 401, json: {} }, 'responded with status 401.'],
  [
    'GitHub',
    'responds in another format',
    { json: unexpectedShape },
    'responded in an unknown format: 0.stargazers_count: ',
  ],
  ['LeetCode', 'does not know the user', { json: unknownUser }, 'has no user "meena"; '],
  [
    'LeetCode',
    'rejects the query',
    { json: { errors: [{ message: graphQLError }] } },
    `returned an error: ${graphQLError}`,
  ],
  ['LeetCode', 'shows a bot check', challenge, 'responded in an unknown format: '],
  [
    'LeetCode',
    'rate-limits requests',
    { status: 429, json: {} },
    'accepts no more requests for now.',
  ],
  ['LeetCode', 'drops the connection', 'drop', 'could not be reached.'],
])('if %s %s, only the other service’s file is written', async (service, _, response, reason) => {
  const isGitHub = service === 'GitHub';
  responses[isGitHub ? repositories : leetCode] = response;
  const files = ['snapshot-github.yaml', 'snapshot-leetcode.yaml'];
  const [faulty, good] = isGitHub ? files : files.toReversed();
  const outcomes = await takeSnapshots();
  const { isSuccess, message } = outcomes[isGitHub ? 0 : 1]!;
  expect(isSuccess).toBe(false);
  expect(message.startsWith(`${service} ${reason}`), message).toBe(true);
  expect(message.endsWith(`. ${faulty} was not changed.`), message).toBe(true);
  expect(outcomes[isGitHub ? 1 : 0]?.isSuccess).toBe(true);
  expect(await readdir(folder)).toEqual([good]);
});

test('sends no request to an unconfigured service', async () => {
  const none = { provider: 'none' } as const;
  const unconfigured = { gitHub: none, leetCode: none };
  const outcomes = await saveSnapshots(unconfigured, folder, { today: '2026-03-10' });
  expect(outcomes.map(({ isSuccess }) => isSuccess)).toEqual([true, true]);
  expect(requests).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});
