import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { canInstall, installPackage, isRoot, thisMachine, type Machine } from './machine';
import { ToolError } from './workspace';

/** What {@link findBrowser} asks of the machine. */
export interface BrowserMachine extends Machine {
  /** Where Playwright keeps its own Chromium, present or not. */
  playwrightPath: string;
}

/** The Chrome and Chromium paths that the usual installers use, best first. */
export function systemPaths({
  platform,
  env,
  home,
}: Pick<Machine, 'platform' | 'env' | 'home'>): string[] {
  if (platform === 'darwin') {
    return ['/Applications', join(home, 'Applications')].flatMap((folder) => [
      `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    ]);
  }
  if (platform === 'win32') {
    return [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Chromium\\Application\\chrome.exe`,
      ]);
  }
  return [
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/local/bin/chromium',
    '/snap/bin/chromium',
  ];
}

/** Playwright's own command line, run by this Node so that nothing has to be on the PATH. */
function playwrightCli(): string {
  const entry = createRequire(import.meta.url).resolve('playwright/package.json');
  return join(dirname(entry), 'cli.js');
}

/**
 * Finds a Chrome or Chromium that starts, and installs one where there is none. In this order: the path in
 * `CHROMIUM_PATH`; Playwright's own; the paths of the usual installers; `playwright install chromium`;
 * Debian's package, when this is root on a Debian-like system.
 *
 * @param options.install False to only look, for a configuration file that must not download anything.
 * @returns The path of the program.
 * @throws ToolError that says what was tried and what to do.
 */
export async function findBrowser(
  options: { install?: boolean; machine?: BrowserMachine } = {},
): Promise<string> {
  const { install = true } = options;
  const machine = options.machine ?? {
    ...thisMachine(),
    playwrightPath: chromium.executablePath(),
  };
  const named = machine.env['CHROMIUM_PATH'];
  if (named) {
    if (machine.exists(named) && (await machine.works(named))) return named;
    throw new ToolError(
      `CHROMIUM_PATH is '${named}', which is not a browser that starts. ` +
        'Point it at a Chrome or Chromium program, or unset it to have one found.',
    );
  }

  const tried: string[] = [];
  const firstThatWorks = async (paths: readonly string[]) => {
    for (const path of paths) {
      if (!machine.exists(path)) continue;
      if (await machine.works(path)) return path;
      tried.push(`${path} is there but does not start (often a library that is missing).`);
    }
    return undefined;
  };

  const present = await firstThatWorks([machine.playwrightPath, ...systemPaths(machine)]);
  if (present) return present;
  if (!install) throw new ToolError(advice(machine, tried));

  machine.say(
    'No Chrome or Chromium found: installing the one of Playwright (about 170 MB, once).',
  );
  const playwrightCode = await machine.run(process.execPath, [
    playwrightCli(),
    'install',
    'chromium',
  ]);
  if (playwrightCode !== 0) {
    tried.push(
      `'playwright install chromium' ended with code ${playwrightCode} (is the network there?).`,
    );
  }
  const installed = await firstThatWorks([machine.playwrightPath]);
  if (installed) return installed;

  if (canInstall(machine)) {
    machine.say('Installing the Chromium of this system with apt-get.');
    tried.push(...(await installPackage(machine, 'chromium')));
    // The package also brings the libraries that Playwright's own may have lacked.
    const packaged = await firstThatWorks([...systemPaths(machine), machine.playwrightPath]);
    if (packaged) return packaged;
  }
  throw new ToolError(advice(machine, tried));
}

function advice(machine: Machine, tried: readonly string[]): string {
  const remedies = [
    'Install Google Chrome or Chromium in the usual way and run the command again, or',
    'set CHROMIUM_PATH to the program of one that is already there.',
  ];
  if (machine.platform === 'linux') {
    remedies.push(
      'On Debian or Ubuntu: sudo apt-get install chromium, or sudo npx playwright install --with-deps chromium.',
    );
  }
  return ['No browser to run the tests in.', ...new Set(tried), ...remedies].join('\n  ');
}

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
