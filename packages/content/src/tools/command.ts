/** What the commands have in common. */

/** What is typed after a command's name, without the separator that a package manager may hand on. */
export const typed = process.argv.slice(2).filter((argument) => argument !== '--');

/** The day, as year-month-day. */
export const today = new Date().toISOString().slice(0, 10);

/** Ends the process with what is wrong. */
export function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
