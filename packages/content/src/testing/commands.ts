/** Runs the commands as they are typed. */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

/** Makes a folder for content below the package, where modules find it by its name. */
export async function makeFolder(): Promise<string> {
  await mkdir(join(packageFolder, 'reports'), { recursive: true });
  return mkdtemp(join(packageFolder, 'reports/commands-'));
}

/**
 * Runs a script of `tools` in a process of its own.
 *
 * @param env variables besides this process's own
 */
export const run = (script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [tsx, join('src/tools', script), ...args], {
    encoding: 'utf8',
    cwd: packageFolder,
    env: { ...process.env, ...env },
  });

/**
 * Runs a script in this process, where most of what it imports is there already: a process of its own takes more than two seconds to
 * read it. That the command starts as it is typed is for one test of each to show.
 *
 * @param load imports the script
 * @returns what a process would end with, and have written
 */
export async function runHere(load: () => Promise<unknown>, args: readonly string[]) {
  const lines: string[] = [];
  let ended: number | undefined;
  const say = (text: unknown) => void lines.push(`${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    ended = Number(code);
    throw new Error('The process has ended.');
  });
  const { argv, exitCode } = process;
  process.argv = [...argv.slice(0, 2), ...args];
  // A script runs when it is read, and reads its environment then.
  vi.resetModules();
  await load().catch((error: unknown) => {
    if (ended === undefined) throw error;
  });
  ended ??= Number(process.exitCode ?? 0);
  Object.assign(process, { argv, exitCode });
  vi.restoreAllMocks();
  return { status: ended, output: lines.join('') };
}
