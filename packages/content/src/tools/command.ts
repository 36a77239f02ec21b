/** Helpers that all commands share. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Today, as `YYYY-MM-DD`. */
export const today = new Date().toISOString().slice(0, 10);

/** Prints an error and exits with 1. */
export function exitWithError(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Parses a command's options. Prints the usage and exits if it finds `--help`, an unknown option or an unexpected argument. */
export function readOptions<Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  allowPositionals = false,
) {
  const help = { help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({
      // Some package managers pass on the separator `--`.
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: { ...options, ...help },
      allowPositionals,
    });
    if (!(values as { help?: boolean }).help) return { values, positionals };
  } catch (error) {
    const [reason] = (error as Error).message.split('. ');
    return exitWithError(`${reason}.\n\n${usage}`);
  }
  console.log(usage);
  process.exit(0);
}
