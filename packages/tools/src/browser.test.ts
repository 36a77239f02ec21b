import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser, launchArgs } from './browser';
import { findNginx } from './nginx';
import { installPackage } from './programs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  vi.stubEnv('PATH', `${folder}:/usr/bin:/bin`);
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('NGINX_PATH', undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function program(name: string, script: string) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

describe('the test browser', () => {
  it('is the browser in CHROMIUM_PATH', async () => {
    const chosen = program('mine', 'echo Version 1');
    vi.stubEnv('CHROMIUM_PATH', chosen);
    expect(await findBrowser()).toBe(chosen);
  });

  it('has no fallback if CHROMIUM_PATH is wrong', async () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));
    await expect(findBrowser()).rejects.toThrow(/CHROMIUM_PATH is '.*gone', which does not start/);
  });

  it('runs without a sandbox only as root', () => {
    expect(launchArgs(true)).toContain('--no-sandbox');
    expect(launchArgs(false)).not.toContain('--no-sandbox');
  });
});

it('finds the first working nginx on the PATH', () => {
  const nginx = program('nginx', 'echo nginx/1 >&2');
  expect(findNginx()).toBe(nginx);
  vi.stubEnv('NGINX_PATH', program('broken', 'exit 1'));
  expect(findNginx()).toBeUndefined();
});

it('updates the package lists before installing a package', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  program('apt-get', `echo "$@" >> ${folder}/asked; [ "$1" = update ]`);
  installPackage('chromium');
  expect(log).toHaveBeenLastCalledWith(
    "'apt-get install -y --no-install-recommends chromium' failed.",
  );
});
