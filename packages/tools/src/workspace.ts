import { resolve } from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
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
 * Runs a program, or a command from `node_modules/.bin`, in the repository's root. Shows the output in this terminal.
 *
 * @param env variables to add to this process's environment
 * @param signal stops the command when aborted
 * @returns the exit code; 1 if a signal ended the command
 * @throws ToolError if the program is not found
 */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  signal?: AbortSignal,
): Promise<number> {
  // Turbo and Storybook send usage data by default.
  const noTelemetry = { TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1' };
  const nodeOptions = { cwd: repoRoot, stdio: 'inherit', env: { ...noTelemetry, ...env } } as const;
  try {
    return (await x(command, [...args], { nodeOptions, signal })).exitCode ?? 1;
  } catch (error) {
    throw new ToolError(`${command} could not be started: ${messageOf(error)}`);
  }
}

/**
 * Reads a script's options. Prints the usage and exits on `--help` and on unknown options.
 *
 * @param usage the command, then a line for each option and variable
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  allowPositionals = false,
) {
  try {
    const help = { help: { type: 'boolean', short: 'h' } } as const;
    const parsed = parseArgs({ options: { ...options, ...help }, allowPositionals });
    if (!(parsed.values as { help?: boolean }).help) return parsed;
  } catch (error) {
    const [reason] = messageOf(error).split('. ');
    throw new ToolError(`${reason}.\n\n${usage}`);
  }
  console.log(usage);
  process.exit(0);
}

/**
 * Runs a script's main function. If it fails, prints the message of a {@link ToolError} or the stack of any other error, and exits with
 * code 1.
 */
export async function main(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof ToolError ? `\n${error.message}\n` : error);
    process.exit(1);
  }
}
