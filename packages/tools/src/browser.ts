import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findProgram, installPackage, isRoot, thisMachine, type Machine } from './machine';
import { ToolError } from './workspace';

const versionFlag = '--version';

/** Playwright's own command line, run by this Node so that nothing has to be on the PATH. */
const playwrightCli = fileURLToPath(import.meta.resolve('playwright/package.json')).replace(
  /package\.json$/,
  'cli.js',
);

/** Debian's package of a headless shell, and its program. */
const debiansShell = 'chromium-headless-shell';

/** A headless shell that starts: it draws no window, which halves the time of all tests. */
const findHeadlessShell = async (machine: Machine) =>
  (await machine.playwrightsShell()) ?? (await findProgram(machine, debiansShell, versionFlag));

/**
 * Finds a Chrome or Chromium that starts, and installs one where there is none. In this order: the path in `CHROMIUM_PATH`; a headless
 * shell, Playwright's own or Debian's; Playwright's Chromium; those of the usual installers; `playwright install`; Debian's packages,
 * when this is root.
 *
 * @returns The path of the program.
 * @throws ToolError that says what was tried and what to do.
 */
export async function findBrowser(machine: Machine = thisMachine()): Promise<string> {
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    if (await machine.version(named, versionFlag)) return named;
    throw new ToolError(
      `CHROMIUM_PATH is '${named}', which is not a browser that starts. ` +
        'Point it at a Chrome or Chromium program, or unset it to have one found.',
    );
  }
  const firstThatStarts = async () => {
    const shell = await findHeadlessShell(machine);
    if (shell) return shell;
    for (const path of [chromium.executablePath(), ...machine.browsers()]) {
      if (await machine.version(path, versionFlag)) return path;
    }
    return undefined;
  };
  const present = await firstThatStarts();
  if (present) return present;

  machine.say(
    'No Chrome or Chromium that starts: installing the headless shell of Playwright (110 MB, once).',
  );
  const faults: string[] = [];
  // Only root can install the libraries that it needs.
  const withLibraries = machine.isRoot ? ['--with-deps'] : [];
  const args = ['install', ...withLibraries, '--only-shell', 'chromium'];
  const code = await machine.run(process.execPath, [playwrightCli, ...args]);
  if (code !== 0) faults.push(`'playwright ${args.join(' ')}' ended with code ${code}.`);
  const installed = await firstThatStarts();
  if (installed) return installed;

  for (const name of machine.isRoot ? [debiansShell, 'chromium'] : []) {
    faults.push(...(await installPackage(machine, name)));
    const packaged = await firstThatStarts();
    if (packaged) return packaged;
  }
  throw new ToolError(
    [
      'No browser to run the tests in.',
      ...faults,
      'Install Google Chrome or Chromium in the usual way and run the command again, or',
      'set CHROMIUM_PATH to the program of one that is already there.',
      'On Debian or Ubuntu: sudo apt-get install chromium-headless-shell, or chromium.',
    ].join('\n  '),
  );
}

/**
 * Finds the browser that tests run in, as {@link findBrowser} does. As root in a container Debian's headless shell is installed
 * although there may be another browser.
 */
export async function findTestBrowser(machine: Machine = thisMachine()): Promise<string> {
  const { env, isRoot, startsServices } = machine;
  if (!env['CHROMIUM_PATH'] && isRoot && !startsServices && !(await findHeadlessShell(machine))) {
    for (const fault of await installPackage(machine, debiansShell)) machine.say(fault);
  }
  return findBrowser(machine);
}

/** What the browser says of its version: results that were got in another one are not this one's. */
export const browserVersion = async (path: string): Promise<string> =>
  (await thisMachine().version(path, versionFlag)) ?? 'unknown';

/**
 * The arguments every launch of the browser takes: no traffic of its own, so that a test which watches
 * requests sees the page's alone, and no sandbox for root, whom Chromium refuses otherwise.
 */
export function launchArgs(asRoot: boolean = isRoot()): string[] {
  return [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
    ...(asRoot ? ['--no-sandbox'] : []),
  ];
}
