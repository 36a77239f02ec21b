import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { messageOf, run } from './workspace';

/** How long a program may take to say its version, in ms. A cold start from a slow disk takes seconds. */
const versionTimeoutMs = 60_000;

/** What is asked of the machine when a program is looked for; tests put their own machine in its place. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  isRoot: boolean;
  /** Whether programs that are installed as services are started right away. */
  startsServices: boolean;
  /** Playwright's own headless shell, where it is installed and starts. */
  playwrightsShell(): Promise<string | undefined>;
  /** Where the usual installers have put Chrome or Chromium, best first. */
  browsers(): string[];
  /**
   * What a program says of its version; undefined when it is not there or does not start (libraries that are missing, a
   * stand-in for a snap).
   *
   * @param flag What makes the program say its version and end.
   */
  version(path: string, flag: string): Promise<string | undefined>;
  /** Runs a program with its output in the terminal and returns its exit code. */
  run(command: string, args: readonly string[]): Promise<number>;
  say(line: string): void;
}

function version(path: string, flag: string): Promise<string | undefined> {
  // Windows' chrome.exe opens a window instead of saying its version.
  if (process.platform === 'win32') return Promise.resolve(existsSync(path) ? path : undefined);
  return new Promise((resolve) => {
    execFile(path, [flag], { timeout: versionTimeoutMs }, (error, stdout, stderr) =>
      resolve(error ? undefined : (stdout || stderr).trim()),
    );
  });
}

async function playwrightsShell(): Promise<string | undefined> {
  try {
    // Playwright tells the path of its Chromium only; what it launches without a window is its shell.
    const server = await chromium.launchServer();
    const path = server.process().spawnfile;
    await server.close();
    return path;
  } catch {
    return undefined;
  }
}

function browsers(): string[] {
  try {
    return Launcher.getInstallations();
  } catch (error) {
    // The library says in this way that it has found none.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_LAUNCHER_PATH_NOT_SET') {
      return [];
    }
    throw error;
  }
}

/** The first program of this name that starts, in the folders of `PATH` and those given. */
export async function findProgram(
  machine: Machine,
  name: string,
  versionFlag: string,
  moreFolders: readonly string[] = [],
): Promise<string | undefined> {
  const folders = [...(machine.env['PATH'] ?? '').split(delimiter), ...moreFolders];
  for (const path of folders.map((folder) => join(folder, name))) {
    if (await machine.version(path, versionFlag)) return path;
  }
  return undefined;
}

/** Whether this process may do everything on its machine. */
export const isRoot = () => process.getuid?.() === 0;

/** The machine that this runs on. */
export const thisMachine = (): Machine => ({
  env: process.env,
  isRoot: isRoot(),
  startsServices: existsSync('/run/systemd/system'),
  playwrightsShell,
  browsers,
  version,
  run: async (command, args) => {
    try {
      return await run(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
    } catch (error) {
      console.log(messageOf(error));
      return 127;
    }
  },
  say: (line) => console.log(line),
});

/**
 * Installs a package of Debian's, or of a system made from it, after bringing the lists of packages up to date. What it only
 * recommends is left out: with Chromium that would be printing, colour profiles and a desktop's libraries.
 *
 * @returns a sentence for each step that failed
 */
export async function installPackage(machine: Machine, name: string): Promise<string[]> {
  machine.say(`Installing this system's ${name} with apt-get.`);
  const faults: string[] = [];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    const code = await machine.run('apt-get', args);
    if (code !== 0) faults.push(`'apt-get ${args.join(' ')}' ended with code ${code}.`);
  }
  return faults;
}
