import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';

/** How long a program may take to say its version, in ms. A cold start from a slow disk takes seconds. */
const versionTimeoutMs = 20_000;

const aptGet = '/usr/bin/apt-get';

/** What is asked of the machine when a program is looked for; tests put their own machine in its place. */
export interface Machine {
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  home: string;
  isRoot: boolean;
  exists(path: string): boolean;
  /**
   * Whether the program at this path starts: libraries missing, or a stand-in for a snap, say no.
   *
   * @param versionFlag What makes the program say its version and end; `--version` by default.
   */
  works(path: string, versionFlag?: string): Promise<boolean>;
  /** Runs a program with its output in the terminal and returns its exit code. */
  run(command: string, args: readonly string[]): Promise<number>;
  say(line: string): void;
}

function works(path: string, versionFlag = '--version'): Promise<boolean> {
  // Windows' chrome.exe opens a window instead of saying its version.
  if (process.platform === 'win32') return Promise.resolve(existsSync(path));
  return new Promise((resolve) => {
    execFile(path, [versionFlag], { timeout: versionTimeoutMs }, (error) => resolve(!error));
  });
}

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(127));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Whether this process may do everything on its machine. */
export const isRoot = () => process.getuid?.() === 0;

/** The machine that this runs on. */
export const thisMachine = (): Machine => ({
  platform: process.platform,
  env: process.env,
  home: homedir(),
  isRoot: isRoot(),
  exists: existsSync,
  works,
  run,
  say: (line) => console.log(line),
});

/** Whether packages can be installed: by root, on Debian and the systems made from it. */
export const canInstall = ({ isRoot, exists }: Machine) => isRoot && exists(aptGet);

/**
 * Installs a package of Debian's, after bringing the lists of packages up to date.
 *
 * @returns a sentence for each step that failed
 */
export async function installPackage(machine: Machine, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const args of [['update'], ['install', '-y', name]]) {
    const code = await machine.run('apt-get', args);
    if (code !== 0) faults.push(`'apt-get ${args.join(' ')}' ended with code ${code}.`);
  }
  return faults;
}
