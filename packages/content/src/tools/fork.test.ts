/** Tests that a new version merges without conflicts into a fork that differs only in the owner's files. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../testing/commands';
import { temporaryFolder } from '../testing/folders';
import { repository } from './folders';

const folder = await temporaryFolder();
const upstream = join(folder, 'upstream');
const fork = join(folder, 'fork');

/** Runs git without the machine's configuration. Throws git's output on failure. */
function git(cwd: string, ...args: readonly string[]): string {
  const name = { GIT_AUTHOR_NAME: 'Mira', GIT_COMMITTER_NAME: 'Mira' };
  const email = { GIT_AUTHOR_EMAIL: 'mira@example.org', GIT_COMMITTER_EMAIL: 'mira@example.org' };
  const noConfig = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, ...name, ...email, ...noConfig },
  });
  expect(status, `git ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

const lines = (text: string) => text.split('\n').filter(Boolean);

const commit = (cwd: string, subject: string) => {
  git(cwd, 'add', '--all');
  git(cwd, 'commit', '--quiet', '--message', subject);
};

/** Excludes source code, built and installed files, screenshots, and the owner's content folder. */
const isCopied = (path: string) =>
  !/^\/(?:apps|content)$|\/(?:\.git|\.turbo|node_modules|dist|generated|reports|src|storybook-static|visual-tests)$/.test(
    path.slice(repository.length),
  );

/** Folder with an owner's content: custom colours, typefaces, pages and services, and imported posts. */
const ownerContent = 'packages/content/fixtures/finnish';

/** Other files that the documentation asks owners to add. */
const ownFiles = [
  '.github/README.md',
  '.github/workflows/build-daily.yml',
  'packages/ui/art/covers/night-lines.svg',
];

async function customiseFork() {
  await cp(join(repository, ownerContent), join(fork, 'content'), { recursive: true });
  await run('add', ['post', 'Kevätjäät'], { PORTFOLIO_CONTENT: join(fork, 'content') });
  for (const file of ownFiles) {
    await mkdir(dirname(join(fork, file)), { recursive: true });
    await writeFile(join(fork, file), 'Mine\n');
  }
  commit(fork, 'Make it mine');
}

/** Changes every text file, and moves the folder that `customiseFork` copied, to provoke conflicts. Returns the changed files. */
async function makeNewVersion() {
  const textFiles = lines(git(upstream, 'grep', '-I', '--name-only', ''));
  for (const file of textFiles) {
    const path = join(upstream, file);
    await writeFile(path, `\n${await readFile(path, 'utf8')}\n`);
  }
  git(upstream, 'mv', ownerContent, 'packages/content/fixtures/moved');
  await writeFile(join(upstream, 'packages/content/demo/new.yaml'), 'text: New\n');
  commit(upstream, 'Change everything');
  return textFiles;
}

it('merges a new version without a conflict', async () => {
  await cp(repository, upstream, { recursive: true, filter: isCopied });
  git(upstream, 'init', '--quiet');
  commit(upstream, 'First version');
  git(folder, 'clone', '--quiet', '--origin', 'upstream', upstream, fork);
  await customiseFork();
  const before = git(fork, 'ls-tree', '-r', 'HEAD', 'content');

  expect(await makeNewVersion()).toEqual(
    expect.arrayContaining([
      ...['.github/workflows/checks.yml', '.gitignore', '.vscode/settings.json', 'README.md'],
      ...['docs/make-it-yours.md', 'netlify.toml', 'package.json', 'wrangler.jsonc'],
      ...['packages/content/demo/theme.yaml', 'packages/content/schemas/theme.schema.json'],
    ]),
  );
  git(fork, 'pull', '--quiet', '--no-rebase', '--no-edit', 'upstream', 'HEAD');

  const ownerChanges = lines(git(fork, 'diff', '--name-only', 'FETCH_HEAD'));
  expect(ownerChanges.filter((file) => !file.startsWith('content/'))).toEqual(ownFiles);
  expect(git(fork, 'ls-tree', '-r', 'HEAD', 'content')).toBe(before);
  expect(git(fork, 'status', '--porcelain')).toBe('');
});
