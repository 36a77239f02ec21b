import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { x } from 'tinyexec';

/** The repository's root folder. */
export const repoRoot = resolve(import.meta.dirname, '../../..');

/** An error that the user can fix. Its message says what happened and what to do, so no stack is shown. */
export class ToolError extends Error {
  override name = 'ToolError';
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Runs a program, or a command from `node_modules/.bin`. Shows the output in this terminal.
 *
 * @param env variables to add to this process's environment
 * @param cwd the working folder; the repository's root by default
 * @returns the exit code; 1 if a signal ended the command
 * @throws ToolError if the program is not found
 */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = repoRoot,
): Promise<number> {
  // Turbo and Storybook send usage data by default.
  const noTelemetry = { TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const nodeOptions = { cwd, stdio: 'inherit', env: { ...noTelemetry, ...env } } as const;
  try {
    return (await x(command, [...args], { nodeOptions })).exitCode ?? 1;
  } catch (error) {
    throw new ToolError(`${command} could not be started: ${messageOf(error)}`);
  }
}

export const runTasks = (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> =>
  run('turbo', ['run', ...args], env);

export const demoFolder = 'packages/content/demo';

/** Returns whether the site has an owner's content, in one of the places that `packages/content/src/tools/folders.ts` searches. */
export function hasOwnContent(env: NodeJS.ProcessEnv = process.env, root = repoRoot): boolean {
  const folder = resolve(root, env['PORTFOLIO_CONTENT'] || 'content');
  return folder !== join(root, demoFolder) && existsSync(folder);
}

/** Node's `parseArgs` throws such errors, whose message names the option. */
const isUnknownOption = (error: unknown) =>
  error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');

/**
 * Runs a script's main function. If it fails, prints the message of a {@link ToolError} or the stack of any other error, and exits with
 * code 1.
 */
export async function main(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    const isForUser = error instanceof ToolError || isUnknownOption(error);
    console.error(isForUser ? `\n${messageOf(error)}\n` : error);
    process.exit(1);
  }
}
