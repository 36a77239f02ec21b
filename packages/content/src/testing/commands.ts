import { vi } from 'vitest';

/** Thrown in place of ending the process. */
class Exit extends Error {
  constructor(readonly status: number | undefined) {
    super(`exit with status ${status}`);
  }
}

/**
 * Runs a command from `src/tools`, such as `init`. Loads the command's modules in this process, because starting another one takes seconds.
 *
 * @param env additional environment variables
 * @returns the exit status, and everything that the command printed
 */
export async function run(
  command: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<{ status: number; output: string }> {
  let output = '';
  const print = (text: unknown) => (output += `${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(print);
  vi.spyOn(console, 'warn').mockImplementation(print);
  vi.spyOn(console, 'error').mockImplementation(print);
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(print(text)));
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Exit(Number(status ?? 0));
  });
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { argv } = process;
  process.argv = [...argv.slice(0, 2), ...args];
  process.exitCode = 0;
  // The modules read the environment when they load.
  vi.resetModules();
  try {
    await import(`../tools/${command}.ts`);
    return { status: Number(process.exitCode), output };
  } catch (error) {
    if (error instanceof Exit) return { status: error.status ?? 0, output };
    throw error;
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  }
}
