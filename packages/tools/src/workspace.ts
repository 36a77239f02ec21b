import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { x } from 'tinyexec';

/** The repository's root folder, found from this file's own place. */
export const repoRoot = resolve(import.meta.dirname, '../../..');

/** A fault that the reader can mend: its message says what happened and what to do, so no stack is shown. */
export class ToolError extends Error {
  override name = 'ToolError';
}

/** Takes whatever was thrown, returns a sentence. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Reads and parses a JSON file. Throws a ToolError that names the file when it is not JSON. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ToolError(`${file} is not readable as JSON: ${messageOf(error)}`);
  }
}

/**
 * Runs a command, also one of the workspace's own, at the repository's root with its output in this terminal, and waits. Variables come
 * on top of this process's own.
 *
 * @returns Its exit code; 1 when a signal ended it.
 * @throws ToolError when there is no such program.
 */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  // Turbo and Storybook report on their use unless they are told not to.
  const quiet = { TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const nodeOptions = { cwd: repoRoot, stdio: 'inherit', env: { ...quiet, ...env } } as const;
  try {
    return (await x(command, [...args], { nodeOptions })).exitCode ?? 1;
  } catch (error) {
    throw new ToolError(`${command} could not be started: ${messageOf(error)}`);
  }
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
