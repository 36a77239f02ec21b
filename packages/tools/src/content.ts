import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { repoRoot, run } from './workspace';

/** The demo's content folder, which most tests rely on. */
const demo = 'packages/content/demo';

/**
 * Finds the owner's content folder, in the same places as `packages/content/src/tools/folders.ts`.
 *
 * @returns its absolute path; undefined if the site is the demo
 */
export function ownContent(env: NodeJS.ProcessEnv = process.env, root = repoRoot) {
  const folder = resolve(root, env['PORTFOLIO_CONTENT'] || 'content');
  return folder !== join(root, demo) && existsSync(folder) ? folder : undefined;
}

/** Variables that make a build use the demo, whatever content and services the owner has. */
export const demoVariables = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => name.startsWith('PORTFOLIO_'))
      .map((name) => [name, undefined]),
  ),
  PORTFOLIO_CONTENT: demo,
});

/** Files of the content folder that the theme is built from. */
const themeFile = /^[/\\](?:(?:theme|site)\.yaml$|fonts[/\\])/;

/** Hashes a folder, or a selection of its files. */
function versionOf(folder: string, isWanted: (file: string) => boolean = () => true): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter(isWanted);
  for (const file of files.sort()) hash.update(file).update(readFileSync(folder + file));
  return hash.digest('hex');
}

/**
 * Runs tasks with Turbo. A hash in its environment reports changes of the owner's content, because Turbo watches only files of the
 * repository and that folder may be elsewhere.
 *
 * @param env further variables for the tasks
 */
export function runTasks(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const folder = ownContent({ ...process.env, ...env });
  const version = folder && {
    PORTFOLIO_CONTENT_VERSION: versionOf(folder),
    PORTFOLIO_THEME_VERSION: versionOf(folder, (file) => themeFile.test(file)),
  };
  return run('turbo', ['run', ...args], { ...version, ...env });
}
