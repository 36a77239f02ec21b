import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { yamlSource } from './sources';
import { changedOriginalLines } from './untranslated';

let folder: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const commit = (...files: string[]) => {
  git('add', ...files);
  git('commit', '-qm', 'Change');
  return git('rev-parse', '--short', 'HEAD');
};
const sources = [yamlSource('home.yaml', 'lead: Hello'), yamlSource('home.fi.yaml', 'lead: Hei')];
const found = () => changedOriginalLines(sources, folder);
let translated: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'));
  git('init', '-q');
  write('home.yaml', 'lead: Hello');
  write('home.fi.yaml', 'lead: Hei');
  translated = commit('.');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('lists originals that changed after their translation', () => {
  expect(found()).toEqual([]);
  write('home.yaml', 'lead: Good morning');
  expect(found()).toEqual([
    'Changed since the translation',
    `  home.fi.yaml: home.yaml has changed; run git -C ${folder} diff ${translated} -- home.yaml`,
  ]);
  commit('home.yaml');
  expect(found()).toHaveLength(2);
  write('home.fi.yaml', 'lead: Huomenta');
  commit('home.fi.yaml');
  expect(found()).toEqual([]);
});
