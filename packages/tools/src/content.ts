import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repoRoot, run } from './workspace';

const demoFolder = 'packages/content/demo';

/**
 * Finds the owner's content folder, in the same places as `packages/content/src/tools/folders.ts`.
 *
 * @returns its absolute path; undefined if the site is the demo
 */
export function ownContent(env: NodeJS.ProcessEnv = process.env, root = repoRoot) {
  const folder = resolve(root, env['PORTFOLIO_CONTENT'] || 'content');
  return folder !== join(root, demoFolder) && existsSync(folder) ? folder : undefined;
}

/** Returns environment variables that make a build use the demo instead of the owner's content and services. */
export const demoVariables = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith('PORTFOLIO_'))
      .map((name) => [name, undefined]),
  ),
  PORTFOLIO_CONTENT: demoFolder,
});

export const runTasks = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  run('turbo', ['run', ...args], env);
