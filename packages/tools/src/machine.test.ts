import { chromium } from 'playwright';
import { describe, expect, it, vi } from 'vitest';
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

type Find = (machine: Machine) => Promise<string | undefined>;

/** What is found on a machine that is only told of, with what was run and said on it. */
async function found(find: Find, { working = [], installs = {}, ...rest }: Sketch) {
  const there = new Set(working);
  const commands: string[] = [];
  const said: string[] = [];
  const path = await find({
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    startsServices: false,
    playwrightsShell: () =>
      Promise.resolve(there.has(playwrightsShell) ? playwrightsShell : undefined),
    browsers: () => [chrome, debians],
    version: (program) => Promise.resolve(there.has(program) ? 'Version 1' : undefined),
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
  });
  return { path, commands, said };
}

const apt = (name: string) => `apt-get install -y --no-install-recommends ${name}`;
/** Where nothing is installed unasked. */
const outsideContainers = [{ isRoot: false }, { isRoot: true, startsServices: true }];

it.each<[variable: string, usual: string, find: Find]>([
  ['CHROMIUM_PATH', playwrights, findBrowser],
  ['NGINX_PATH', '/usr/sbin/nginx', findNginx],
])('%s comes before %s, and is said to lead nowhere', async (variable, usual, find) => {
  const working = ['/opt/mine', usual];
  const named = await found(find, { env: { [variable]: '/opt/mine' }, working });
  expect(named.path).toBe('/opt/mine');
  await expect(found(find, { env: { [variable]: '/opt/gone' }, working })).rejects.toThrow(
    `${variable} is '/opt/gone', which is not a`,
  );
});

describe('findBrowser', () => {
  const working = [playwrightsShell, debiansShell, playwrights, debians];

  it.each(working.map((path, index) => [path, working.slice(index).reverse()] as const))(
    'takes %s, the headless shell before a whole browser, of %j',
    async (path, those) => {
      const { commands, ...taken } = await found(findBrowser, { working: [...those] });
      expect([taken.path, commands]).toEqual([path, []]);
    },
  );

  it.each([
    [false, 'playwright install --only-shell chromium'],
    [true, 'playwright install --with-deps --only-shell chromium'],
  ])(
    "installs Playwright's where there is none, as root (%s) with the libraries that it needs",
    async (isRoot, command) => {
      const installs = { [command]: playwrightsShell };
      const { path, commands } = await found(findBrowser, { isRoot, installs });
      expect([path, commands]).toEqual([playwrightsShell, [command]]);
    },
  );

  it("falls back on Debian's packages when root, and else says what to do", async () => {
    for (const path of [debiansShell, debians]) {
      const installs = { [apt(path.replace('/usr/bin/', ''))]: path };
      expect((await found(findBrowser, { isRoot: true, installs })).path).toBe(path);
    }
    const run = vi.fn(() => Promise.resolve(1));
    await expect(found(findBrowser, { run })).rejects.toThrow(/ended with code 1.*CHROMIUM_PATH/s);
    expect(run).toHaveBeenCalledOnce();
  });
});

describe('findTestBrowser', () => {
  const installs = { [apt('chromium-headless-shell')]: debiansShell };
  const working = [debians];

  it("installs Debian's headless shell beside a whole browser as root in a container only", async () => {
    const container = await found(findTestBrowser, { isRoot: true, working, installs });
    expect(container.path).toBe(debiansShell);
    for (const rest of outsideContainers) {
      const { path, commands } = await found(findTestBrowser, { working, installs, ...rest });
      expect([path, commands]).toEqual([debians, []]);
    }
  });

  it('leaves the choice to CHROMIUM_PATH, and takes what is there when no shell comes', async () => {
    const env = { CHROMIUM_PATH: debians };
    const named = await found(findTestBrowser, { isRoot: true, env, working, installs });
    expect([named.path, named.commands]).toEqual([debians, []]);
    const { path, said } = await found(findTestBrowser, { isRoot: true, working });
    expect(path).toBe(debians);
    expect(said).toContain(`'${apt('chromium-headless-shell')}' ended with code 1.`);
  });
});

it('launchArgs give up the sandbox for root only', () => {
  expect(launchArgs(true)).toContain('--no-sandbox');
  expect(launchArgs(false)).not.toContain('--no-sandbox');
  expect(launchArgs(false)).toContain('--disable-background-networking');
});

describe('findNginx', () => {
  it.each(['/usr/bin/nginx', '/usr/sbin/nginx'])(
    'finds %s, in the PATH or where no PATH of an ordinary account leads',
    async (path) => {
      expect((await found(findNginx, { working: [path] })).path).toBe(path);
    },
  );

  it('is installed as root in a container, where it starts nothing', async () => {
    const installs = { [apt('nginx')]: '/usr/sbin/nginx' };
    const { path, commands } = await found(findOrInstallNginx, { isRoot: true, installs });
    expect([path, commands]).toEqual(['/usr/sbin/nginx', ['apt-get update', apt('nginx')]]);
    for (const rest of outsideContainers) {
      const other = await found(findOrInstallNginx, { installs, ...rest });
      expect(other).toEqual({ path: undefined, commands: [], said: [nginxAdvice] });
    }
  });

  it('says what failed and how to get one when the package does not come', async () => {
    const { path, said } = await found(findOrInstallNginx, { isRoot: true });
    expect(path).toBeUndefined();
    expect(said.slice(1)).toEqual([
      "'apt-get update' ended with code 1.",
      `'${apt('nginx')}' ended with code 1.`,
      nginxAdvice,
    ]);
  });
});
