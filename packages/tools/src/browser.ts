import { fileURLToPath } from 'node:url';
import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import {
  installPackage,
  canInstallPackages,
  isRoot,
  candidatePaths,
  succeeds,
  versionOf,
} from './programs';
import { ToolError } from './workspace';

/** The current Node runs Playwright's command line tool, so nothing needs to be on the PATH. */
const playwrightCli = fileURLToPath(import.meta.resolve('playwright/package.json')).replace(
  /package\.json$/,
  'cli.js',
);

/** Name of the Debian package, and of the program in it. */
const debianShell = 'chromium-headless-shell';

/** Launches Playwright's headless shell to find its path, which the API does not expose. */
async function playwrightShell(): Promise<string[]> {
  try {
    const server = await chromium.launchServer();
    const path = server.process().spawnfile;
    await server.close();
    return [path];
  } catch {
    // The shell is not installed, or lacks libraries.
    return [];
  }
}

function installedBrowsers(): string[] {
  try {
    return Launcher.getInstallations();
  } catch (error) {
    // `chrome-launcher` throws this error if it finds no browser.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_LAUNCHER_PATH_NOT_SET') {
      return [];
    }
    throw error;
  }
}

const findWorking = (paths: readonly string[]) => paths.find((path) => versionOf(path));

/** A headless shell does not draw a window, so tests take half as long. */
const findShell = async () =>
  findWorking([...(await playwrightShell()), ...candidatePaths(debianShell)]);

const findInstalledBrowser = () =>
  findWorking(
    [chromium.executablePath(), ...installedBrowsers()].filter(
      (path) => !path.includes(debianShell),
    ),
  );

/**
 * Finds a browser. If there is none, tries to install Playwright's browser and then, only as root, Debian's packages.
 *
 * @param option extra argument for `playwright install`, e.g. `--only-shell`
 * @throws ToolError that says what to do
 */
async function findOrInstall(
  find: () => Promise<string | undefined>,
  option: string,
  packages: readonly string[],
): Promise<string> {
  const found = await find();
  if (found) return found;
  console.log('No working Chrome or Chromium found. Installing Playwright’s browser (once).');
  // Only root can install the libraries that a browser needs.
  const libraryOptions = isRoot() ? ['--with-deps'] : [];
  succeeds(process.execPath, [playwrightCli, 'install', ...libraryOptions, option, 'chromium']);
  for (const name of ['', ...(isRoot() ? packages : [])]) {
    if (name) installPackage(name);
    const installed = await find();
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
  const configuredPath = process.env['CHROMIUM_PATH'];
  if (configuredPath) {
    if (versionOf(configuredPath)) return configuredPath;
    throw new ToolError(
      `CHROMIUM_PATH is '${configuredPath}', which does not start as a browser. ` +
        'Set it to a Chrome or Chromium program, or unset it to search for one.',
    );
  }
  const find = async () => (await findShell()) ?? findInstalledBrowser();
  return findOrInstall(find, '--only-shell', [debianShell, 'chromium']);
}

/** Finds the browser for tests. As root in a container, installs Debian's headless shell even if another browser is installed. */
export async function findTestBrowser(): Promise<string> {
  if (!process.env['CHROMIUM_PATH'] && canInstallPackages() && !(await findShell())) {
    installPackage(debianShell);
  }
  return findBrowser();
}

/** Finds or installs a full browser, like the ones that visitors use. Throws the same errors as {@link findBrowser}. */
export const findFullBrowser = () =>
  findOrInstall(() => Promise.resolve(findInstalledBrowser()), '--no-shell', ['chromium']);

/**
 * Returns the arguments for every browser launch. They disable background traffic, so that tests see only the page's requests. If the user
 * is root, they also disable the sandbox, because Chromium does not start as root with a sandbox.
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
