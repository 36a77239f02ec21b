/** The two commands as they are typed, on a copy of the package's sources. */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx/cli');

/** Each test starts a program or two, which on a loaded machine takes as long as it takes. */
const patience = 300_000;

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
    { encoding: 'utf8', env: { ...process.env, PORTFOLIO_CONTENT: '' } },
  );
  return { status, stdout, stderr };
}

async function change(file: string, from: string, to: string): Promise<void> {
  const path = join(copy, 'demo', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}

it(
  'generate writes the modules once, and then leaves them alone',
  () => {
    const first = run('generate.ts');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('Wrote about.ts, ');
    expect(run('generate.ts').stdout).toContain('Nothing changed.');
  },
  patience,
);

it(
  'generate fails on a mistake, names it, and keeps what it wrote before',
  async () => {
    const written = join(copy, 'src/generated/faq.ts');
    await mkdir(dirname(written));
    await writeFile(written, 'as it was');
    await change('faq.ts', 'question:', 'questionn:');
    const { status, stderr } = run('generate.ts');
    expect(status).toBe(1);
    expect(stderr).toContain('The content has 2 problems');
    expect(stderr).toContain(
      '  faq.ts:5 → [0].questionn: unknown field; the known ones are question, answer',
    );
    expect(stderr).toContain('  faq.ts:4 → [0].question: write the question');
    expect(await readFile(written, 'utf8')).toBe('as it was');
  },
  patience,
);

it(
  'content:check lists the samples, and fails for them only when it is strict',
  async () => {
    await writeFile(
      join(copy, 'demo/faq.ts'),
      `import { defineDocument, sample } from '@portfolio/content/define';
export default defineDocument('faq', [{ question: 'Tea?', answer: sample('Yes.', 'or no') }]);
`,
    );
    const relaxed = run('check.ts');
    expect(relaxed.stdout).toContain('faq.ts\n  [0].answer: Yes. (or no)\n');
    expect(relaxed.status).toBe(0);
    // A package manager may hand the separator of its arguments on.
    expect(run('check.ts', '--', '--strict').status).toBe(1);
  },
  patience,
);
