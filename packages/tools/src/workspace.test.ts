import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJson, repoRoot, ToolError, withPnpm, workspacePackages } from './workspace';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'workspace-test-'));
  writeFileSync(join(root, 'package.json'), '{"packageManager":"pnpm@10.0.0"}');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the workspace', () => {
  it('is found from this file', () => {
    expect(existsSync(join(repoRoot, 'pnpm-workspace.yaml'))).toBe(true);
    expect(workspacePackages().map(({ manifest }) => manifest.name)).toContain('@portfolio/tools');
  });

  it('is the folders under packages and apps that have a package.json', () => {
    for (const folder of ['packages/b', 'packages/a', 'apps/web', 'apps/empty']) {
      mkdirSync(join(root, folder), { recursive: true });
    }
    for (const folder of ['packages/b', 'packages/a', 'apps/web']) {
      writeFileSync(join(root, folder, 'package.json'), '{}');
    }
    expect(workspacePackages(root).map(({ folder }) => folder)).toEqual([
      'packages/a',
      'packages/b',
      'apps/web',
    ]);
  });

  it('says which file is not JSON', () => {
    writeFileSync(join(root, 'broken.json'), '{');
    expect(() => readJson(join(root, 'broken.json'))).toThrow(ToolError);
    expect(() => readJson(join(root, 'broken.json'))).toThrow('broken.json');
  });
});

describe('withPnpm', () => {
  const binary = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm';

  it('leaves a pnpm that is on the PATH in its place', () => {
    writeFileSync(join(root, binary), '');
    chmodSync(join(root, binary), 0o755);
    const { PATH, HOME } = withPnpm({ PATH: root, HOME: '/home/ada' }, root);
    expect(PATH).toBe([join(root, 'node_modules/.bin'), root].join(delimiter));
    expect(HOME).toBe('/home/ada');
  });

  it('puts the pinned version in its place where there is none', () => {
    const { PATH = '' } = withPnpm({ PATH: join(root, 'nowhere') }, root);
    const folder = PATH.split(delimiter)[1] ?? '';
    expect(readFileSync(join(folder, binary), 'utf8')).toContain('npx -y pnpm@10.0.0');
  });
});
