import { vi } from 'vitest';

/**
 * Runs a command's script in this process, where most of what it imports is there already: a process of its own takes more than two
 * seconds to read it. That the command starts as it is typed is for one test of each to show.
 *
 * @param load imports the script
 * @param args what is typed after the command's name
 * @returns what a process would end with, and have written
 */
export async function runHere(load: () => Promise<unknown>, args: readonly string[]) {
  const lines: unknown[] = [];
  let ended: number | undefined;
  const say = (text: unknown) => void lines.push(text);
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(say),
    vi.spyOn(console, 'error').mockImplementation(say),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      ended = Number(code);
      throw new Error('The process has ended.');
    }),
  ];
  const { argv, exitCode } = process;
  try {
    process.argv = [...argv.slice(0, 2), ...args];
    // A script runs when it is read, and reads its environment then.
    vi.resetModules();
    await load();
  } catch (error) {
    if (ended === undefined) throw error;
  } finally {
    ended ??= Number(process.exitCode ?? 0);
    Object.assign(process, { argv, exitCode });
    for (const spy of spies) spy.mockRestore();
  }
  return { status: ended, output: lines.map((line) => `${String(line)}\n`).join('') };
}
