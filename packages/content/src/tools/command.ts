/** What the commands have in common. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What is typed after a command's name, without the separator that a package manager may hand on. */
export const typed = process.argv.slice(2).filter((argument) => argument !== '--');

/** The day, as year-month-day. */
export const today = new Date().toISOString().slice(0, 10);

/** Ends the process with what is wrong. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Reads a command's options. Prints the usage and ends the process on `--help`, and on an option that the command does not have.
 *
 * @param usage one line for each form of the command
 */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  const help = { help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({
      args: typed,
      options: { ...options, ...help },
      allowPositionals: true,
    });
    if (!(values as { help?: boolean }).help) return { values, positionals };
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    return stop(`${reason}.\n\n${usage}`);
  }
  console.log(usage);
  process.exit(0);
}
