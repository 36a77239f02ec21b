import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { x } from 'tinyexec';
import { serveFolder } from '../serve';
import { repoRoot, ToolError } from '../workspace';
import { firstVisits, type PageBytes } from './firstVisit';
import { generatedPost, slugOf } from './generatedPosts';

/** Build time and page sizes of a site with generated posts. */
export interface Growth {
  /** Number of generated posts, in addition to the demo's. */
  posts: number;
  /** Time to check the content and build the site without caches, in ms. */
  buildMs: number;
  home: PageBytes;
  list: PageBytes;
  post: PageBytes;
}

const demo = join(repoRoot, 'packages/content/demo');
const hook = join(repoRoot, 'packages/content/src/generatedHook.mjs');
const pictureCache = join(repoRoot, 'apps/web/node_modules/.cache/share-pictures');

async function measureBuild(folder: string, posts: number): Promise<Growth> {
  const [content, modules, dist] = ['content', 'modules', 'dist'].map((name) => join(folder, name));
  cpSync(demo, content!, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (let index = 1; index <= posts; index++) {
    writeFileSync(join(content!, `posts/${slugOf(index)}.md`), generatedPost(index));
  }
  // Deletes cached pictures, which the build would otherwise reuse.
  rmSync(pictureCache, { recursive: true, force: true });
  const env = {
    PORTFOLIO_CONTENT: content,
    PORTFOLIO_GENERATED: modules,
    PORTFOLIO_OUT_DIR: dist,
    PORTFOLIO_RESUME_PDF: 'none',
  };
  const startedAt = performance.now();
  for (const [part, ...args] of [
    ['packages/content', 'src/tools/generate.ts', '--out', modules!],
    ['apps/web', '--import', hook, 'deploy/build.ts'],
  ] as const) {
    const nodeOptions = { cwd: join(repoRoot, part), env };
    const { exitCode, stdout, stderr } = await x('tsx', args, { nodeOptions });
    if (exitCode !== 0) throw new ToolError(`tsx failed in ${part}:\n${stdout}\n${stderr}`);
  }
  const buildMs = performance.now() - startedAt;
  const site = await serveFolder({ root: dist! });
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
 * Builds the demo once for each number of generated posts, and measures each build.
 *
 * @param counts numbers of generated posts
 * @throws ToolError if a build fails
 */
export async function measureGrowth(counts: readonly number[]): Promise<Growth[]> {
  const rows: Growth[] = [];
  for (const posts of counts) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
    try {
      rows.push(await measureBuild(folder, posts));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}
