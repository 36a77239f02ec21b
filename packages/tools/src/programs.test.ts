import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { findBrowser, findNginx } from './programs';

const folder = mkdtempSync(join(tmpdir(), 'programs-'));
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true }));

it('has no fallback if CHROMIUM_PATH is wrong', async () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));
  await expect(findBrowser()).rejects.toThrow(/CHROMIUM_PATH is '.*gone', which does not start/);
});

it('uses only a working nginx in NGINX_PATH', () => {
  const program = join(folder, 'nginx');
  vi.stubEnv('NGINX_PATH', program);
  expect(findNginx()).toBeUndefined();
  writeFileSync(program, '#!/bin/sh\necho nginx/1 >&2\n', { mode: 0o755 });
  expect(findNginx()).toBe(program);
});
