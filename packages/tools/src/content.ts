import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repoRoot, run } from './workspace';

/** The demo's content, which the tests of the engine know. */
const demo = 'packages/content/demo';

/**
 * Finds the owner's content folder, in the places where `packages/content/src/tools/folders.ts` looks for it.
 *
 * @returns the absolute path; undefined where the site is the demo
 */
export function ownContent(env: NodeJS.ProcessEnv = process.env, root = repoRoot) {
  const folder = resolve(root, env['PORTFOLIO_CONTENT'] || 'content');
  return folder !== join(root, demo) && existsSync(folder) ? folder : undefined;
}

/** Variables of a build of the demo, whatever content and services the owner has. */
export const demoVariables = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith('PORTFOLIO_'))
      .map((name) => [name, undefined]),
  ),
  PORTFOLIO_CONTENT: demo,
});

/** What is in a folder, as one short text. */
function versionOf(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
  for (const file of files.sort()) hash.update(file).update(readFileSync(folder + file));
  return hash.digest('hex');
}

/**
 * Runs tasks with Turbo, which is told when the owner's content has changed: its inputs are files of the repository alone, but that
 * folder may lie anywhere.
 *
 * @param env variables on top of this process's own
 */
export function runTasks(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const folder = ownContent({ ...process.env, ...env });
  const version = folder && { PORTFOLIO_CONTENT_VERSION: versionOf(folder) };
  return run('turbo', ['run', ...args], { ...version, ...env });
}
