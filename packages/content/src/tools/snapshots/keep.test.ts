import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepSnapshots } from './keep';
import { challenge, gitHub, gitHubRepositories, leetCode } from './replies';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body: object | string;
}

/** What both services say when all is well, by path. */
const well: Record<string, Answer> = {
  '/github/users/meena/repos': { body: gitHub.repositories },
  '/github/search/commits?author:meena': { body: gitHub.search(1402) },
  '/github/search/issues?author:meena type:pr': { body: gitHub.search(23) },
  '/github/search/issues?author:meena type:issue': { body: gitHub.search(9) },
  '/leetcode': { body: leetCode.solved },
};

const firstQuestion = '/github/users/meena/repos';

let server: Server;
let folder: string;
let asked: { request: IncomingMessage; body: string }[];
let answers: Record<string, Answer | 'drop'>;

beforeEach(async () => {
  asked = [];
  answers = { ...well };
  folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ request, body });
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const q = searchParams.get('q');
      const page = searchParams.get('page');
      const answer = answers[`${pathname}#${page}`] ?? answers[q ? `${pathname}?${q}` : pathname];
      if (!answer || answer === 'drop') return void request.socket.destroy();
      const { status = 200, headers, body: said } = answer;
      const isPage = typeof said === 'string';
      response.writeHead(status, {
        'content-type': isPage ? 'text/html' : 'application/json',
        ...headers,
      });
      response.end(isPage ? said : JSON.stringify(said));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

function keep(token?: string) {
  const { port } = server.address() as AddressInfo;
  const site = `http://127.0.0.1:${port}`;
  const profileUrl = 'https://example.com/meena';
  return keepSnapshots({
    services: {
      gitHub: {
        provider: 'readme-stats',
        username: 'meena',
        endpoint: 'https://example.com',
        profileUrl,
      },
      leetCode: { provider: 'leetcard', username: 'meena', profileUrl },
    },
    folder,
    today: '2026-03-10',
    token,
    apis: { gitHub: `${site}/github`, leetCode: `${site}/leetcode` },
  });
}

const written = (file: string) => readFile(join(folder, file), 'utf8');

describe('what the services answer', () => {
  test('is written as content, formatted as the rest is', async () => {
    expect((await keep()).map(({ message }) => message)).toEqual([
      'GitHub: kept the figures of 2026-03-10 in snapshot-github.ts.',
      'LeetCode: kept the figures of 2026-03-10 in snapshot-leetcode.ts.',
    ]);
    expect(await written('snapshot-github.ts'))
      .toBe(`import { defineDocument } from '@portfolio/content/define';

// \`pnpm snapshot\` writes this file anew from what GitHub says.
export default defineDocument('gitHubSnapshot', {
  username: 'meena',
  takenOn: '2026-03-10',
  stats: {
    stars: 61,
    commits: 1402,
    pullRequests: 23,
    issues: 9,
  },
  languages: [
    {
      name: 'TypeScript',
      repositories: 2,
    },
    {
      name: 'Kotlin',
      repositories: 1,
    },
  ],
});
`);
    expect(await written('snapshot-leetcode.ts')).toContain(`
    {
      difficulty: 'Medium',
      solved: 87,
      total: 1894,
    },
`);
    expect(await written('snapshot-leetcode.ts')).not.toContain("'All'");
  });

  test('is asked for as they document it', async () => {
    await keep('secret');
    const [repositories] = asked;
    expect(repositories?.request.url).toBe(
      '/github/users/meena/repos?type=owner&per_page=100&page=1',
    );
    expect(repositories?.request.headers).toMatchObject({
      accept: 'application/vnd.github+json',
      authorization: 'Bearer secret',
    });
    const question = asked.at(-1);
    expect(question?.request.method).toBe('POST');
    expect(question?.request.headers.authorization).toBeUndefined();
    expect(JSON.parse(question?.body ?? '')).toMatchObject({ variables: { username: 'meena' } });
  });

  test('may fill several pages', async () => {
    answers[`${firstQuestion}#1`] = { body: gitHubRepositories(100) };
    answers[`${firstQuestion}#2`] = { body: gitHubRepositories(30) };
    await keep();
    expect(await written('snapshot-github.ts')).toContain('stars: 130,');
  });
});

describe('GitHub', () => {
  const faults: [name: string, answer: Answer | 'drop', message: string][] = [
    [
      'takes no more requests',
      {
        status: 403,
        headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1773143400' },
        body: gitHub.limited,
      },
      'GitHub takes no more requests until 11:50 UTC. A token in GITHUB_TOKEN allows more.',
    ],
    [
      'asks for a pause',
      { status: 429, headers: { 'retry-after': '60' }, body: gitHub.limited },
      'GitHub takes no more requests for now. A token in GITHUB_TOKEN allows more.',
    ],
    [
      'does not know the user',
      { status: 404, body: gitHub.notFound },
      'GitHub knows no user "meena": correct data/services.ts.',
    ],
    [
      'refuses the token',
      { status: 401, body: gitHub.badToken },
      'GitHub answered with an error, 401.',
    ],
    [
      'answers with a page',
      { body: challenge },
      'GitHub answered with something else than JSON, perhaps a page that asks for a person.',
    ],
    [
      'answers in another shape',
      { body: [{ fork: false, language: 'Java' }] },
      'GitHub answered in an unknown shape: 0.stargazers_count: Invalid input: expected number, received undefined.',
    ],
    ['drops the connection', 'drop', 'GitHub could not be reached.'],
  ];

  test.each(faults)(
    '%s: its file stays, and the other is written',
    async (_name, answer, message) => {
      answers[firstQuestion] = answer;
      const [first, second] = await keep();
      expect(first).toEqual({
        isGood: false,
        message: `${message} snapshot-github.ts stays as it is.`,
      });
      expect(second?.isGood).toBe(true);
      expect(await readdir(folder)).toEqual(['snapshot-leetcode.ts']);
    },
  );

  test('may fail half-way, and nothing is written', async () => {
    answers['/github/search/issues?author:meena type:issue'] = { status: 502, body: 'Bad gateway' };
    const [first] = await keep();
    expect(first?.message).toMatch(/^GitHub answered with an error, 502\./);
    expect(await readdir(folder)).not.toContain('snapshot-github.ts');
  });
});

describe('LeetCode', () => {
  const faults: [name: string, answer: Answer | 'drop', message: string][] = [
    [
      'does not know the user',
      { body: leetCode.notFound },
      'LeetCode knows no user "meena": correct data/services.ts.',
    ],
    [
      'does not understand',
      { body: leetCode.confused },
      'LeetCode could not answer: Cannot query field "matchedUser" on type "Query".',
    ],
    [
      'asks whether this is a person',
      { status: 403, body: challenge },
      'LeetCode answered with an error, 403.',
    ],
    [
      'answers with a page',
      { body: challenge },
      'LeetCode answered with something else than JSON, perhaps a page that asks for a person.',
    ],
    ['asks for a pause', { status: 429, body: '' }, 'LeetCode takes no more requests for now.'],
    ['drops the connection', 'drop', 'LeetCode could not be reached.'],
  ];

  test.each(faults)(
    '%s: its file stays, and the other is written',
    async (_name, answer, message) => {
      answers['/leetcode'] = answer;
      const [first, second] = await keep();
      expect(first?.isGood).toBe(true);
      expect(second).toEqual({
        isGood: false,
        message: `${message} snapshot-leetcode.ts stays as it is.`,
      });
      expect(await readdir(folder)).toEqual(['snapshot-github.ts']);
    },
  );
});

test('a service that is not configured is not asked', async () => {
  const none = { provider: 'none' } as const;
  const kept = await keepSnapshots({
    services: { gitHub: none, leetCode: none },
    folder,
    today: '2026-03-10',
  });
  expect(kept.map(({ isGood }) => isGood)).toEqual([true, true]);
  expect(await readdir(folder)).toEqual([]);
});
