/** The two commands as they are typed, on a copy of the package's sources. */
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

let copy: string;
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(packageFolder, 'src'), join(copy, 'src'), {
    recursive: true,
    filter: (path) => !path.endsWith('generated'),
  });
  await cp(join(packageFolder, 'demo'), join(copy, 'demo'), { recursive: true });
  await cp(join(packageFolder, 'package.json'), join(copy, 'package.json'));
  await symlink(join(packageFolder, 'node_modules'), join(copy, 'node_modules'));
});
afterEach(() => rm(copy, { recursive: true }));

/** Runs a script of the copy. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, join(copy, 'src/tools', script), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, 'demo', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

it('generate writes the modules once, and then leaves them alone', () => {
  const first = run('generate.ts');
  expect(first).toMatchObject({ status: 0, stderr: '' });
  expect(first.stdout).toContain('Wrote about.ts, ');
  expect(run('generate.ts').stdout).toContain('Nothing changed.');
}, 60_000);

it('generate fails on a mistake, names it, and keeps what it wrote before', async () => {
  run('generate.ts');
  const before = await readFile(join(copy, 'src/generated/faq.ts'), 'utf8');
  await change('faq.ts', 'question:', 'questionn:');
  const { status, stderr } = run('generate.ts');
  expect(status).toBe(1);
  expect(stderr).toContain('The content has 2 problems');
  expect(stderr).toContain(
    '  faq.ts → [0].questionn: unknown field; the known ones are question, answer',
  );
  expect(stderr).toContain('  faq.ts → [0].question: write the question');
  expect(await readFile(join(copy, 'src/generated/faq.ts'), 'utf8')).toBe(before);
}, 60_000);

it('content:check lists the samples, and fails for them only when it is strict', async () => {
  await writeFile(
    join(copy, 'demo/faq.ts'),
    `import { defineDocument, sample } from '@portfolio/content/define';
export default defineDocument('faq', [{ question: 'Tea?', answer: sample('Yes.', 'or no') }]);
`,
  );
  const relaxed = run('check.ts');
  expect(relaxed.stdout).toContain('faq.ts\n  [0].answer: Yes. (or no)\n');
  expect(relaxed.status).toBe(0);
  expect(run('check.ts', '--strict').status).toBe(1);
  expect(run('check.ts', '--', '--strict').status).toBe(1);
}, 60_000);
