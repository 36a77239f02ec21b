import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findBrowser, findTestBrowser, launchArgs } from './browser';
import type { Machine } from './machine';
import { findNginx, findOrInstallNginx, nginxAdvice } from './nginx';

const playwrights = chromium.executablePath();
const chrome = '/usr/bin/google-chrome';
const debians = '/usr/bin/chromium';
const playwrightsShell = '/opt/playwright/chrome-headless-shell';
const debiansShell = '/usr/bin/chromium-headless-shell';

interface Sketch extends Partial<Machine> {
  /** The programs that start. */
  working?: string[];
  /** What a command puts on the machine; any other command fails. */
  installs?: Record<string, string>;
}

/** A machine that is only told of, with what was run and said on it. */
function sketch({ working = [], installs = {}, ...rest }: Sketch) {
  const there = new Set(working);
  const commands: string[] = [];
  const said: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    startsServices: false,
    playwrightsShell: () =>
      Promise.resolve(there.has(playwrightsShell) ? playwrightsShell : undefined),
    browsers: () => [chrome, debians],
    version: (path) => Promise.resolve(there.has(path) ? 'Version 1' : undefined),
    run: (command, args) => {
      // Node runs Playwright's command line.
      const line = [command, ...args].join(' ').replace(/^\S+ \S+cli\.js/, 'playwright');
      commands.push(line);
      const program = installs[line];
      if (program) there.add(program);
      return Promise.resolve(program ? 0 : 1);
    },
    say: (line) => said.push(line),
    ...rest,
  };
  return { machine, commands, said };
}

describe('findBrowser', () => {
  it('takes the path in CHROMIUM_PATH before all others, and says so when it leads nowhere', async () => {
    const working = ['/opt/chrome', playwrights];
    const named = sketch({ env: { CHROMIUM_PATH: '/opt/chrome' }, working });
    await expect(findBrowser(named.machine)).resolves.toBe('/opt/chrome');
    const gone = sketch({ env: { CHROMIUM_PATH: '/opt/gone' }, working });
    await expect(findBrowser(gone.machine)).rejects.toThrow(
      "CHROMIUM_PATH is '/opt/gone', which is not a browser that starts.",
    );
  });

  it('takes a headless shell before a whole browser, and passes over what does not start', async () => {
    const working = [debians, debiansShell, playwrights, playwrightsShell];
    for (const path of [playwrightsShell, debiansShell, playwrights, debians]) {
      const { machine, commands } = sketch({ working });
      await expect(findBrowser(machine)).resolves.toBe(path);
      expect(commands).toEqual([]);
      working.splice(working.indexOf(path), 1);
    }
  });

  it("installs Playwright's where there is none, as root with the libraries that it needs", async () => {
    for (const [isRoot, command] of [
      [false, 'playwright install --only-shell chromium'],
      [true, 'playwright install --with-deps --only-shell chromium'],
    ] as const) {
      const { machine, commands } = sketch({ isRoot, installs: { [command]: playwrightsShell } });
      await expect(findBrowser(machine)).resolves.toBe(playwrightsShell);
      expect(commands).toEqual([command]);
    }
  });

  it("falls back on Debian's packages when root, and else says what to do", async () => {
    for (const path of [debiansShell, debians]) {
      const installs = {
        [`apt-get install -y --no-install-recommends ${path.replace('/usr/bin/', '')}`]: path,
      };
      await expect(findBrowser(sketch({ isRoot: true, installs }).machine)).resolves.toBe(path);
    }
    const { machine, commands } = sketch({});
    await expect(findBrowser(machine)).rejects.toThrow(/ended with code 1.*CHROMIUM_PATH/s);
    expect(commands).toEqual(['playwright install --only-shell chromium']);
  });
});

describe('findTestBrowser', () => {
  const installs = {
    'apt-get install -y --no-install-recommends chromium-headless-shell': debiansShell,
  };

  it("installs Debian's headless shell beside a whole browser as root in a container only", async () => {
    const container = sketch({ isRoot: true, working: [debians], installs });
    await expect(findTestBrowser(container.machine)).resolves.toBe(debiansShell);
    for (const rest of [{ isRoot: false }, { isRoot: true, startsServices: true }]) {
      const { machine, commands } = sketch({ working: [debians], installs, ...rest });
      await expect(findTestBrowser(machine)).resolves.toBe(debians);
      expect(commands).toEqual([]);
    }
  });

  it('leaves the choice to CHROMIUM_PATH, and takes what is there when no shell comes', async () => {
    const env = { CHROMIUM_PATH: debians };
    const named = sketch({ isRoot: true, env, working: [debians], installs });
    await expect(findTestBrowser(named.machine)).resolves.toBe(debians);
    expect(named.commands).toEqual([]);
    const { machine, said } = sketch({ isRoot: true, working: [debians] });
    await expect(findTestBrowser(machine)).resolves.toBe(debians);
    expect(said).toContain(
      "'apt-get install -y --no-install-recommends chromium-headless-shell' ended with code 1.",
    );
  });
});

describe('launchArgs', () => {
  it('gives up the sandbox for root only', () => {
    expect(launchArgs(true)).toContain('--no-sandbox');
    expect(launchArgs(false)).not.toContain('--no-sandbox');
    expect(launchArgs(false)).toContain('--disable-background-networking');
  });
});

describe('findNginx', () => {
  it('takes the path in NGINX_PATH before all others, and says so when it leads nowhere', async () => {
    const working = ['/opt/nginx', '/usr/sbin/nginx'];
    const named = sketch({ env: { NGINX_PATH: '/opt/nginx' }, working });
    await expect(findNginx(named.machine)).resolves.toBe('/opt/nginx');
    const gone = sketch({ env: { NGINX_PATH: '/opt/gone' }, working });
    await expect(findNginx(gone.machine)).rejects.toThrow("NGINX_PATH is '/opt/gone'");
  });

  it('finds one in the PATH, and one where no PATH of an ordinary account leads', async () => {
    for (const path of ['/usr/bin/nginx', '/usr/sbin/nginx']) {
      await expect(findNginx(sketch({ working: [path] }).machine)).resolves.toBe(path);
    }
  });

  it('is installed as root in a container, where it starts nothing', async () => {
    const installs = { 'apt-get install -y --no-install-recommends nginx': '/usr/sbin/nginx' };
    const { machine, commands } = sketch({ isRoot: true, installs });
    await expect(findOrInstallNginx(machine)).resolves.toBe('/usr/sbin/nginx');
    expect(commands).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends nginx',
    ]);
    for (const rest of [{ isRoot: false }, { isRoot: true, startsServices: true }]) {
      const other = sketch({ installs, ...rest });
      await expect(findOrInstallNginx(other.machine)).resolves.toBeUndefined();
      expect([other.commands, other.said]).toEqual([[], [nginxAdvice]]);
    }
  });

  it('says what failed and how to get one when the package does not come', async () => {
    const { machine, said } = sketch({ isRoot: true });
    await expect(findOrInstallNginx(machine)).resolves.toBeUndefined();
    expect(said.slice(1)).toEqual([
      "'apt-get update' ended with code 1.",
      "'apt-get install -y --no-install-recommends nginx' ended with code 1.",
      nginxAdvice,
    ]);
  });
});
