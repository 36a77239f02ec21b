import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { x } from 'tinyexec';
import { serveFolder } from '../serve';
import { repoRoot, ToolError } from '../workspace';
import { firstVisits } from './firstVisit';

const demo = join(repoRoot, 'packages/content/demo');
const hook = join(repoRoot, 'packages/content/src/generatedHook.mjs');
const pictureCache = join(repoRoot, 'apps/web/node_modules/.cache/share-pictures');

/** All words in the demo's posts, in their order. */
const words = readdirSync(join(demo, 'posts'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => readFileSync(join(demo, 'posts', file), 'utf8'))
  .flatMap((text) => text.match(/\b[a-z]{2,}\b/gi) ?? []);

/** Returns words from the demo's posts, different ones for each seed: identical text would compress to almost nothing. */
export const sentence = (seed: number, length: number) =>
  Array.from({ length }, (_, at) => words[(seed * 7919 + at) % words.length]).join(' ');

const slugOf = (index: number) => `generated-post-${index}`;

/** Generates a blog post of about 600 words as Markdown. */
const generatedPost = (index: number) => `---
title: 'Generated post ${index}: ${sentence(index, 4)}'
summary: ${sentence(index + 5, 16)}
date: ${new Date(Date.UTC(2020, 0, 1 + (index % 2000))).toISOString().slice(0, 10)}
category: ${index % 2 ? 'Task Management' : 'Web Design'}
image: { art: covers/to-do-list-app, alt: ${sentence(index + 3, 12)} }
---

${Array.from({ length: 5 }, (_, part) => `## Part ${part}\n\n${sentence(index * 31 + part, 120)}`).join('\n\n')}
`;

/**
 * Builds the demo with generated posts and without caches, and measures the build.
 *
 * @returns build time in ms, and the bytes of a first visit
 * @throws ToolError if the build fails
 */
export async function measureGrowth(posts: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-growth-'));
  try {
    const [content, modules, dist] = [`${folder}/content`, `${folder}/modules`, `${folder}/dist`];
    cpSync(demo, content, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (let index = 1; index <= posts; index++) {
      writeFileSync(join(content, `posts/${slugOf(index)}.md`), generatedPost(index));
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
      ['packages/content', 'src/tools/generate.ts', '--out', modules],
      ['apps/web', '--import', hook, 'deploy/build.ts'],
    ] as const) {
      const nodeOptions = { cwd: join(repoRoot, part), env };
      const { exitCode, stdout, stderr } = await x('tsx', args, { nodeOptions });
      if (exitCode !== 0) throw new ToolError(`tsx failed in ${part}:\n${stdout}\n${stderr}`);
    }
    const buildMs = performance.now() - startedAt;
    const site = await serveFolder({ root: dist });
    const visit = firstVisits(site);
    const [home, list] = [await visit('/'), await visit('/blogs')];
    const post = await visit(`/blogs/blogdetail/${slugOf(1)}`);
    await site.close();
    return { posts, buildMs, home: home.total, list: list.total, post: post.total };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
