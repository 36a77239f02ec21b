import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findBrowser, launchArgs } from './browser';
import type { Machine } from './machine';
import { findNginx, findOrInstallNginx, nginxAdvice } from './nginx';

const playwrights = chromium.executablePath();
const chrome = '/usr/bin/google-chrome';
const debians = '/usr/bin/chromium';

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

  it("takes Playwright's own before the system's, and passes over what does not start", async () => {
    const both = sketch({ working: [debians, playwrights] });
    await expect(findBrowser(both.machine)).resolves.toBe(playwrights);
    const one = sketch({ working: [debians] });
    await expect(findBrowser(one.machine)).resolves.toBe(debians);
    expect(one.commands).toEqual([]);
  });

  it("installs Playwright's where there is none, as root with the libraries that it needs", async () => {
    const plain = sketch({ installs: { 'playwright install chromium': playwrights } });
    await expect(findBrowser(plain.machine)).resolves.toBe(playwrights);
    const command = 'playwright install --with-deps chromium';
    const root = sketch({ isRoot: true, installs: { [command]: playwrights } });
    await expect(findBrowser(root.machine)).resolves.toBe(playwrights);
    expect(root.commands).toEqual([command]);
  });

  it("falls back on Debian's package when root, and else says what to do", async () => {
    const root = sketch({ isRoot: true, installs: { 'apt-get install -y chromium': debians } });
    await expect(findBrowser(root.machine)).resolves.toBe(debians);
    const { machine, commands } = sketch({});
    await expect(findBrowser(machine)).rejects.toThrow(/ended with code 1.*CHROMIUM_PATH/s);
    expect(commands).toEqual(['playwright install chromium']);
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
    const installs = { 'apt-get install -y nginx': '/usr/sbin/nginx' };
    const { machine, commands } = sketch({ isRoot: true, installs });
    await expect(findOrInstallNginx(machine)).resolves.toBe('/usr/sbin/nginx');
    expect(commands).toEqual(['apt-get update', 'apt-get install -y nginx']);
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
      "'apt-get install -y nginx' ended with code 1.",
      nginxAdvice,
    ]);
  });
});
