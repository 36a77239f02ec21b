import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

/** The repository's root folder, found from this file's own place. */
export const repoRoot = resolve(import.meta.dirname, '../../..');

/** A fault that the reader can mend: its message says what happened and what to do, so no stack is shown. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** What this repository needs to know of a package.json. */
export interface Manifest {
  name?: string;
  packageManager?: string;
  scripts?: Record<string, string>;
}

/** A package of the workspace. */
export interface WorkspacePackage {
  /** Path from the root, with forward slashes, e.g. `packages/ui`. */
  folder: string;
  manifest: Manifest;
}

/** Reads and parses a JSON file. Throws a ToolError that names the file when it is not JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ToolError(`${file} is not readable as JSON: ${messageOf(error)}`);
  }
}

/** Takes whatever was thrown, returns a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** All packages under `packages/` and `apps/`, in the order of their folders' names. */
export function workspacePackages(root = repoRoot): WorkspacePackage[] {
  return ['packages', 'apps'].flatMap((group) => {
    const folder = join(root, group);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .sort()
      .filter((name) => existsSync(join(folder, name, 'package.json')))
      .map((name) => ({
        folder: `${group}/${name}`,
        manifest: readJson(join(folder, name, 'package.json')) as Manifest,
      }));
  });
}

function isOnPath(command: string, path: string): boolean {
  const names = process.platform === 'win32' ? [`${command}.cmd`, `${command}.exe`] : [command];
  return path.split(delimiter).some((folder) =>
    names.some((name) => {
      try {
        accessSync(join(folder, name), constants.X_OK);
        return true;
      } catch {
        return false;
      }
    }),
  );
}

/**
 * Turbo starts `pnpm` by name. Under `npx pnpm` and under plain pnpm it is on the PATH. Where it is not (a
 * script started by another package manager), a two-line stand-in that asks npx for the pinned version is
 * put in front, so that a missing package manager is no reason to fail.
 *
 * @param env The environment that a child process is to get.
 * @returns The same, with `pnpm` and the workspace's own tools on the PATH.
 */
export function withPnpm(env: NodeJS.ProcessEnv, root = repoRoot): NodeJS.ProcessEnv {
  const path = env['PATH'] ?? env['Path'] ?? '';
  const folders = [join(root, 'node_modules/.bin')];
  if (!isOnPath('pnpm', path)) {
    const pinned = (readJson(join(root, 'package.json')) as Manifest).packageManager ?? 'pnpm';
    const folder = join(root, 'node_modules/.cache/pnpm-stand-in');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'pnpm'), `#!/bin/sh\nexec npx -y ${pinned} "$@"\n`);
    writeFileSync(join(folder, 'pnpm.cmd'), `@npx -y ${pinned} %*\r\n`);
    chmodSync(join(folder, 'pnpm'), 0o755);
    folders.push(folder);
  }
  return { ...env, PATH: [...folders, path].join(delimiter) };
}

/**
 * Starts a command at the repository's root with its output in this terminal.
 *
 * @param command A program's name, looked up on the PATH (see {@link withPnpm}).
 * @param env Variables on top of this process's own.
 */
export function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(command, args, {
    cwd: repoRoot,
    stdio: 'inherit',
    // Turbo and Storybook report on their use unless they are told not to.
    env: withPnpm({
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      STORYBOOK_DISABLE_TELEMETRY: '1',
      ...env,
    }),
    // On Windows the programs are .cmd files, which only a shell can start. No argument comes from outside.
    shell: process.platform === 'win32',
  });
}

/** Runs a command as {@link start} does and waits. Returns its exit code; 1 when a signal ended it. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolvePromise, reject) => {
    const child = start(command, args, env);
    child.once('error', (error) =>
      reject(new ToolError(`${command} could not be started: ${error.message}`)),
    );
    child.once('close', (code) => resolvePromise(code ?? 1));
  });
}

/**
 * Runs a script's main function: a {@link ToolError} is shown as its message alone, anything else with its
 * stack, and both end the process with exit code 1.
 */
export async function main(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof ToolError ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
