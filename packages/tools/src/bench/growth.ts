import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { x } from 'tinyexec';
import { serveFolder } from '../serve';
import { repoRoot, ToolError } from '../workspace';
import { firstVisits, type PageBytes } from './firstVisit';
import { generatedPost, slugOf } from './generatedPosts';

/** Cost of a site with a number of posts. */
export interface Growth {
  /** Generated posts, in addition to the existing ones. */
  posts: number;
  /** Time to check the content and build the site without a cache, in ms. */
  buildMs: number;
  home: PageBytes;
  list: PageBytes;
  post: PageBytes;
}

/** Folders that are not copied: caches, which would make the next build shorter, and outputs that a build does not need. */
const leftOut = /(^|\/)(\.git|\.turbo|\.cache|\.prerender|storybook-static|reports|test-results)$/;

/** Steps that a new post requires, in order. */
const steps = [
  ['packages/content', 'tsx', 'src/tools/generate.ts'],
  ['apps/web', 'tsx', 'deploy/build.ts'],
] as const;

/** Copies what a build of the site needs, so that generated posts never touch the owner's. Installed packages are linked. */
function copyWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  const filter = (source: string) => !leftOut.test(source);
  for (const name of ['packages', 'apps/web', 'package.json', 'tsconfig.base.json']) {
    cpSync(join(repoRoot, name), join(folder, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter,
    });
  }
  symlinkSync(join(repoRoot, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return folder;
}

async function measureOne(folder: string, posts: number): Promise<Growth> {
  for (let index = 1; index <= posts; index++) {
    const file = `packages/content/demo/posts/${slugOf(index)}.md`;
    writeFileSync(join(folder, file), generatedPost(index));
  }
  // Otherwise the build would reuse share pictures from an earlier one.
  rmSync(join(folder, 'apps/web/node_modules/.cache'), { recursive: true, force: true });
  const env = { PORTFOLIO_CONTENT: 'packages/content/demo', PORTFOLIO_RESUME_PDF: 'none' };
  const startedAt = performance.now();
  for (const [part, command, ...args] of steps) {
    const nodeOptions = { cwd: join(folder, part), env };
    const { exitCode, stdout, stderr } = await x(command, args, { nodeOptions });
    if (exitCode !== 0) throw new ToolError(`${command} failed in ${part}:\n${stdout}\n${stderr}`);
  }
  const buildMs = performance.now() - startedAt;
  const site = await serveFolder({ root: join(folder, 'apps/web/dist') });
  try {
    const visit = firstVisits(site);
    return {
      posts,
      buildMs,
      home: await visit('/'),
      list: await visit('/blogs'),
      post: await visit(`/blogs/blogdetail/${slugOf(1)}`),
    };
  } finally {
    await site.close();
  }
}

/**
 * Builds a copy of the site with generated posts, and measures each build.
 *
 * @param counts numbers of posts, in rising order
 * @throws ToolError if a build fails
 */
export async function measureGrowth(counts: readonly number[]): Promise<Growth[]> {
  const folder = copyWorkspace();
  try {
    const rows: Growth[] = [];
    for (const posts of counts) rows.push(await measureOne(folder, posts));
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
