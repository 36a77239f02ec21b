import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { x } from 'tinyexec';
import { serveFolder } from '../serve';
import { repoRoot, ToolError } from '../workspace';
import { measureFilter, type FilterTimes } from './keyTime';
import { firstVisits, type PageBytes } from './firstVisit';
import { generatedPost, searchedWords, slugOf } from './generatedPosts';
import { measureSearch, type SearchCost } from './searchCost';

/** What one number of posts costs. */
export interface Growth {
  /** How many were generated, beside those that are there. */
  posts: number;
  /** Checking the content, building its package and the site, nothing of it cached, in ms by the clock. */
  buildMs: number;
  /** The most that one process took, in MB. */
  memoryMb: number;
  home: PageBytes;
  list: PageBytes;
  post: PageBytes;
  filter: FilterTimes;
  search: SearchCost;
}

/** How many posts are generated. */
const counts = [10, 1000, 5000];

/** Has every Node process of a step write down how many KB it took at most. */
const report = `import{appendFileSync as a}from'node:fs';process.on('exit',()=>a(process.env.BENCH_USAGE,process.resourceUsage().maxRSS+'\\n'))`;

/** What a build leaves behind that would make the next one shorter, or is no part of one. */
const leftOut = /(^|\/)(\.git|\.turbo|\.cache|\.prerender|storybook-static|reports|test-results)$/;

const postsFolder = 'packages/content/demo/posts';

/** Copies what a build of the site needs, so that generated posts never come near the owner's. What is installed is pointed to. */
function copyWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  for (const name of ['packages', 'apps/web']) {
    cpSync(join(repoRoot, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !leftOut.test(source),
    });
  }
  for (const name of ['package.json', 'tsconfig.base.json']) {
    cpSync(join(repoRoot, name), join(folder, name));
  }
  symlinkSync(join(repoRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Runs a command in a folder, with what it says shown only when it fails. */
async function runStep(cwd: string, command: string, args: readonly string[], usageFile: string) {
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(report)}`;
  const { exitCode, stdout, stderr } = await x(command, [...args], {
    // The PDF is the print app's, and does not grow with the posts.
    nodeOptions: {
      cwd,
      env: { NODE_OPTIONS, BENCH_USAGE: usageFile, PORTFOLIO_RESUME_PDF: 'none' },
    },
  });
  if (exitCode === 0) return;
  throw new ToolError(
    `${command} ${args.join(' ')} ended with code ${exitCode}:\n${stdout}\n${stderr}`,
  );
}

/** All that a new post makes necessary, in order. */
const steps = [
  ['packages/content', 'tsx', 'src/tools/generate.ts'],
  // Its declarations are made for the compiler, and do not grow with the posts.
  ['packages/content', 'tsup'],
  ['apps/web', 'tsx', 'deploy/build.ts'],
] as const;

async function measureOne(folder: string, posts: number, browser: Browser): Promise<Growth> {
  for (let index = 1; index <= posts; index++) {
    writeFileSync(join(folder, postsFolder, `${slugOf(index)}.md`), generatedPost(index));
  }
  // Share pictures that an earlier build has drawn would be taken from there.
  rmSync(join(folder, 'apps/web/node_modules/.cache'), { recursive: true, force: true });
  const usageFile = join(folder, 'usage.jsonl');
  rmSync(usageFile, { force: true });
  const startedAt = performance.now();
  for (const [part, command, ...args] of steps) {
    await runStep(join(folder, part), command, args, usageFile);
  }
  const buildMs = performance.now() - startedAt;
  const usages = readFileSync(usageFile, 'utf8').trim().split('\n').map(Number);

  const site = await serveFolder({ root: join(folder, 'apps/web/dist') });
  try {
    const visit = firstVisits(site);
    return {
      posts,
      buildMs,
      memoryMb: Math.max(...usages) / 1024,
      home: await visit('/'),
      list: await visit('/blogs'),
      post: await visit(`/blogs/blogdetail/${slugOf(1)}`),
      filter: await measureFilter(browser, site.url),
      search: await measureSearch(browser, site.url, searchedWords),
    };
  } finally {
    await site.close();
  }
}

/** Builds a copy of the site with more and more generated posts, and measures each. Throws when a build fails. */
export async function measureGrowth(browser: Browser) {
  const folder = copyWorkspace();
  try {
    const rows: Growth[] = [];
    for (const posts of counts) {
      rows.push(await measureOne(folder, posts, browser));
      console.log(`${posts} posts built and measured`);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a post adds to a figure, between the smallest and the largest number of posts. */
export function perPost(rows: readonly Growth[], read: (row: Growth) => number): number {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last || first === last) return 0;
  return (read(last) - read(first)) / (last.posts - first.posts);
}
