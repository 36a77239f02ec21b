import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from 'playwright';
import { repoRoot, ToolError } from './workspace';

const isRoot = () => process.getuid?.() === 0;

/** Returns true for root in a container, where installing a package is safe. */
const canInstallPackages = () => isRoot() && !existsSync('/run/systemd/system');

/** Shows the program's output in the terminal. */
const runVisibly = (command: string, args: readonly string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

function installPackage(name: string) {
  console.log(`Installing ${name} with apt-get.`);
  runVisibly('apt-get', ['update']);
  runVisibly('apt-get', ['install', '-y', '--no-install-recommends', name]);
}

/** Name of the Debian package, and of the program in it. */
const debianShell = 'chromium-headless-shell';

/** A headless shell does not draw a window, so tests take half as long. Playwright's own is the default. */
const shells: LaunchOptions[] = [{}, { executablePath: `/usr/bin/${debianShell}` }];

/** Browsers like those of visitors. Playwright knows where each channel is installed. */
const fullBrowsers: LaunchOptions[] = [
  ...['chromium', 'chrome', 'msedge'].map((channel) => ({ channel })),
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'].map(
    (executablePath) => ({ executablePath }),
  ),
];

/** Returns the path of the first browser that starts. */
async function firstWorking(browsers: readonly LaunchOptions[]): Promise<string | undefined> {
  for (const browser of browsers) {
    try {
      const server = await chromium.launchServer({ ...browser, args: launchArgs() });
      const path = server.process().spawnfile;
      await server.close();
      return path;
    } catch {
      // It is not installed, or lacks libraries.
    }
  }
}

/**
 * Finds a browser. If there is none, tries to install Playwright's browser and then, only as root, Debian's packages.
 *
 * @param option extra argument for `playwright install`
 * @throws ToolError that says what to do
 */
async function findOrInstall(
  browsers: readonly LaunchOptions[],
  option: '--only-shell' | '--no-shell',
  packages: readonly string[],
): Promise<string> {
  const found = await firstWorking(browsers);
  if (found) return found;
  console.log('No working Chrome or Chromium found. Installing Playwright’s browser (once).');
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright/package.json')));
  // Only root can install the libraries that a browser needs.
  const libraries = isRoot() ? ['--with-deps'] : [];
  runVisibly(process.execPath, [cli, 'install', ...libraries, option, 'chromium']);
  for (const name of [undefined, ...(isRoot() ? packages : [])]) {
    if (name) installPackage(name);
    const installed = await firstWorking(browsers);
    if (installed) return installed;
  }
  throw new ToolError(
    [
      'No working browser found. The attempts are above.',
      'Install Google Chrome or Chromium and run the command again, or',
      'set CHROMIUM_PATH to an installed one.',
      'On Debian or Ubuntu: sudo apt-get install chromium-headless-shell, or chromium.',
    ].join('\n  '),
  );
}

/**
 * Finds a Chrome or Chromium that starts. If `CHROMIUM_PATH` is set, uses only that program. Otherwise, looks for a headless shell
 * (Playwright's or Debian's), then for a full browser, and installs one if there is none.
 *
 * @throws ToolError that says what was tried and what to do
 */
export async function findBrowser(): Promise<string> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath)
    return findOrInstall([...shells, ...fullBrowsers], '--only-shell', [debianShell, 'chromium']);
  if (await firstWorking([{ executablePath }])) return executablePath;
  throw new ToolError(
    `CHROMIUM_PATH is '${executablePath}', which does not start as a browser. ` +
      'Set it to a Chrome or Chromium program, or unset it to search for one.',
  );
}

/** Finds the browser for tests. As root in a container, installs Debian's headless shell even if another browser is installed. */
export async function findTestBrowser(): Promise<string> {
  if (!process.env['CHROMIUM_PATH'] && canInstallPackages() && !(await firstWorking(shells))) {
    installPackage(debianShell);
  }
  return findBrowser();
}

/** Finds or installs a full browser, like the ones that visitors use. Throws the same errors as {@link findBrowser}. */
export const findFullBrowser = () => findOrInstall(fullBrowsers, '--no-shell', ['chromium']);

/**
 * Returns the arguments for every browser launch. They disable background traffic, so that tests see only the page's requests. If the user
 * is root, they also disable the sandbox, because Chromium does not start as root with a sandbox.
 */
export const launchArgs = () => [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/** Environment variables that name the programs for tests; `turbo run programs` writes them. */
export const programsFile = join(repoRoot, 'packages/tools/generated/programs.env');

/** Returns a program's version, or undefined if it is missing or does not start. */
export function versionOf(path: string, flag: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(path, [flag], { encoding: 'utf8' });
  return status === 0 ? (stdout || stderr).trim() : undefined;
}

/**
 * Finds nginx: the program in `NGINX_PATH`, or an installed one. As root in a container, installs nginx if there is none.
 *
 * @returns the program's name or path; undefined if there is none
 */
export function findNginx(): string | undefined {
  const configured = process.env['NGINX_PATH'];
  const folders = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  const names = ['nginx', ...folders.map((folder) => `${folder}/nginx`)];
  const find = () => (configured ? [configured] : names).find((name) => versionOf(name, '-v'));
  const found = find();
  if (found || configured || !canInstallPackages()) return found;
  installPackage('nginx');
  return find();
}
