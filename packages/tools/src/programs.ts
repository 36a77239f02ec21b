import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A cold start from a slow disk takes seconds. */
const versionTimeoutMs = 60_000;

export const isRoot = () => process.getuid?.() === 0;

/** Returns true for root in a container, where installing a package is safe. */
export const canInstallPackages = () => isRoot() && !existsSync('/run/systemd/system');

/**
 * Returns a program's version.
 *
 * @param flag argument that prints the version
 * @returns undefined if the program is missing or does not start (for example, because libraries are missing)
 */
export function versionOf(path: string, flag = '--version'): string | undefined {
  // On Windows, `chrome.exe --version` opens a window instead of printing the version.
  if (process.platform === 'win32') return existsSync(path) ? path : undefined;
  const { status, stdout, stderr } = spawnSync(path, [flag], {
    encoding: 'utf8',
    timeout: versionTimeoutMs,
  });
  return status === 0 ? (stdout || stderr).trim() : undefined;
}

/** Lists a program's possible paths: in the folders on the `PATH`, then in `moreFolders`. */
export const candidatePaths = (name: string, moreFolders: readonly string[] = []) =>
  [...(process.env['PATH'] ?? '').split(delimiter), ...moreFolders].map((folder) =>
    join(folder, name),
  );

/** Runs a program with its output in the terminal. @returns true if it succeeded */
export const succeeds = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs a package with apt-get, without recommended packages. Prints a message on failure. */
export function installPackage(name: string): void {
  console.log(`Installing ${name} with apt-get.`);
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
    if (!succeeds('apt-get', args)) console.log(`'apt-get ${args.join(' ')}' failed.`);
  }
}
