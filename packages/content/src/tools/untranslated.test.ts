import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../testing/folders';
import { yamlSource } from './sources';
import { changedOriginalLines } from './untranslated';

const folder = await temporaryFolder();
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
const changedLines = () => changedOriginalLines(sources, folder);

it('lists translations whose original has changed', () => {
  git('init', '-q');
  write('home.yaml', 'lead: Hello');
  write('home.fi.yaml', 'lead: Hei');
  const translated = commit('.');
  expect(changedLines()).toEqual([]);
  write('home.yaml', 'lead: Good morning');
  expect(changedLines()).toEqual([
    'Changed since the translation',
    `  home.fi.yaml: home.yaml has changed; run git -C ${folder} diff ${translated} -- home.yaml`,
  ]);
  commit('home.yaml');
  expect(changedLines()).toHaveLength(2);
  write('home.fi.yaml', 'lead: Huomenta');
  commit('home.fi.yaml');
  expect(changedLines()).toEqual([]);
});
