import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test('writes the statistics as content files, and sends the token only to GitHub', async () => {
  expect((await takeSnapshots('secret')).map(({ message }) => message)).toEqual([
    'GitHub: saved the figures of 2026-03-10 in snapshot-github.yaml.',
    'LeetCode: saved the figures of 2026-03-10 in snapshot-leetcode.yaml.',
  ]);
  const gitHub = await readSaved('snapshot-github.yaml');
  expect(gitHub).toMatch(/^# yaml-language-server: \$schema=.*snapshot-github\.schema\.json\n/);
  expect(parse(gitHub)).toEqual({
    username: 'meena',
    takenOn: '2026-03-10',
    stats: { stars: 61, commits: 1402, pullRequests: 23, issues: 9 },
    languages: [
      { name: 'TypeScript', repositories: 2 },
      { name: 'Kotlin', repositories: 1 },
    ],
  });
  expect(parse(await readSaved('snapshot-leetcode.yaml'))).toMatchObject({
    problems: [
      { difficulty: 'Easy', solved: 142, total: 906 },
      { difficulty: 'Medium', solved: 87, total: 1894 },
      { difficulty: 'Hard', solved: 12, total: 858 },
    ],
  });
  const headers = requests.map(
    ({ init }) => (init.headers as Record<string, string>)['authorization'],
  );
  expect(new Set(headers.slice(0, -1))).toEqual(new Set(['Bearer secret']));
  expect(requests.at(-1)).toMatchObject({ url: { href: leetCode } });
  expect(headers.at(-1)).toBeUndefined();
});

test('includes every page of GitHub’s response', async () => {
  responses[`${repositories} 1`] = { json: Array(100).fill(repository('Java', 1)) };
  responses[`${repositories} 2`] = { json: Array(30).fill(repository('Java', 1)) };
  await takeSnapshots();
  expect(await readSaved('snapshot-github.yaml')).toMatch(/stars: 130\b/);
});

const limited = { status: 403, headers: { 'x-ratelimit-remaining': '0' }, json: {} };
const unknownUser = { errors: [{ message: 'That user does not exist.' }], data: {} };
const unexpectedShape = [{ fork: false, language: null }];
const tooMany = 'accepts no more requests for now';
const unknownFormat = 'responded in an unknown format: ';

test.each<[service: string, response: MockResponse, reason: string]>([
  ['GitHub', limited, `${tooMany}; set GITHUB_TOKEN to a token to allow more.`],
  ['GitHub', { status: 404, json: {} }, 'has no user "meena"; '],
  ['GitHub', { json: unexpectedShape }, `${unknownFormat}0.stargazers_count: `],
  ['LeetCode', { json: unknownUser }, 'has no user "meena"; '],
  ['LeetCode', challenge, unknownFormat],
  ['LeetCode', 'drop', 'could not be reached.'],
])('if %s responds with %j, writes only the other file', async (service, response, reason) => {
  const isGitHub = service === 'GitHub';
  responses[isGitHub ? repositories : leetCode] = response;
  const files = ['snapshot-github.yaml', 'snapshot-leetcode.yaml'];
  const [faulty, good] = isGitHub ? files : files.toReversed();
  const outcomes = await takeSnapshots();
  expect(outcomes.map(({ isSuccess }) => isSuccess)).toEqual([!isGitHub, isGitHub]);
  const { message } = outcomes[isGitHub ? 0 : 1]!;
  expect(message.startsWith(`${service} ${reason}`), message).toBe(true);
  expect(message.endsWith(`. ${faulty} was not changed.`), message).toBe(true);
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
