import { describe, expect, it } from 'vitest';
import { findBrowser, launchArgs, systemPaths, type BrowserMachine } from './browser';

interface MachineSketch extends Partial<BrowserMachine> {
  /** Programs that are there and start. */
  browsers?: string[];
  /** Programs that are there and do not start. */
  broken?: string[];
  /** What running a command puts on the machine. A command that is not listed fails. */
  installs?: Record<string, string[]>;
}

function sketch({ browsers = [], broken = [], installs = {}, ...rest }: MachineSketch) {
  const present = new Set(browsers);
  const commands: string[] = [];
  const machine: BrowserMachine = {
    platform: 'linux',
    env: {},
    home: '/home/ada',
    isRoot: false,
    playwrightPath: '/cache/playwright/chrome',
    exists: (path) => present.has(path) || broken.includes(path),
    works: (path) => Promise.resolve(present.has(path)),
    run: (command, args) => {
      const line = [command === process.execPath ? 'playwright' : command, ...args]
        .filter((part) => !part.endsWith('cli.js'))
        .join(' ');
      commands.push(line);
      const added = installs[line];
      added?.forEach((path) => present.add(path));
      return Promise.resolve(added ? 0 : 1);
    },
    say: () => undefined,
    ...rest,
  };
  return { machine, commands };
}

describe('findBrowser', () => {
  it('takes the path in CHROMIUM_PATH before all others', async () => {
    const { machine } = sketch({
      env: { CHROMIUM_PATH: '/opt/mine' },
      browsers: ['/opt/mine', '/cache/playwright/chrome'],
    });
    await expect(findBrowser({ machine })).resolves.toBe('/opt/mine');
  });

  it('says so when CHROMIUM_PATH leads nowhere, and does not quietly take another', async () => {
    const { machine } = sketch({
      env: { CHROMIUM_PATH: '/opt/gone' },
      browsers: ['/usr/bin/chromium'],
    });
    await expect(findBrowser({ machine })).rejects.toThrow(
      "CHROMIUM_PATH is '/opt/gone', which is not a browser that starts.",
    );
  });

  it("takes Playwright's own before the system's", async () => {
    const { machine } = sketch({ browsers: ['/usr/bin/chromium', '/cache/playwright/chrome'] });
    await expect(findBrowser({ machine })).resolves.toBe('/cache/playwright/chrome');
  });

  it('passes over a program that is there but does not start', async () => {
    const { machine, commands } = sketch({
      broken: ['/cache/playwright/chrome', '/usr/bin/google-chrome'],
      browsers: ['/usr/bin/chromium'],
    });
    await expect(findBrowser({ machine })).resolves.toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
  });

  it("installs Playwright's where there is none", async () => {
    const { machine, commands } = sketch({
      installs: { 'playwright install chromium': ['/cache/playwright/chrome'] },
    });
    await expect(findBrowser({ machine })).resolves.toBe('/cache/playwright/chrome');
    expect(commands).toEqual(['playwright install chromium']);
  });

  it("falls back on Debian's package when root", async () => {
    const { machine, commands } = sketch({
      isRoot: true,
      browsers: ['/usr/bin/apt-get'],
      installs: {
        'apt-get update': [],
        'apt-get install -y chromium': ['/usr/bin/chromium'],
      },
    });
    await expect(findBrowser({ machine })).resolves.toBe('/usr/bin/chromium');
    expect(commands).toEqual([
      'playwright install chromium',
      'apt-get update',
      'apt-get install -y chromium',
    ]);
  });

  it('leaves apt-get alone when not root, and says what to do instead', async () => {
    const { machine, commands } = sketch({ browsers: ['/usr/bin/apt-get'] });
    await expect(findBrowser({ machine })).rejects.toThrow(/ended with code 1.*CHROMIUM_PATH/s);
    expect(commands).toEqual(['playwright install chromium']);
  });

  it('installs nothing when asked only to look', async () => {
    const { machine, commands } = sketch({});
    await expect(findBrowser({ machine, install: false })).rejects.toThrow('No browser');
    expect(commands).toEqual([]);
  });
});

describe('systemPaths', () => {
  it('knows the usual places of each system', () => {
    const on = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv = {}) =>
      systemPaths({ platform, env, home: '/Users/ada' });
    expect(on('darwin')).toContain(
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    expect(on('win32', { PROGRAMFILES: 'C:\\Program Files' })).toContain(
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    );
    expect(on('linux')).toContain('/usr/bin/chromium');
  });
});

describe('launchArgs', () => {
  it('gives up the sandbox for root only', () => {
    expect(launchArgs(true)).toContain('--no-sandbox');
    expect(launchArgs(false)).not.toContain('--no-sandbox');
    expect(launchArgs(false)).toContain('--disable-background-networking');
  });
});
