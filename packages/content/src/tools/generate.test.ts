/** Tests `generate` and `content:check` on a copy of the demo. */
import { cp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../testing/commands';
import { temporaryFolder } from '../testing/folders';
import { demoFolder, generatedFolder } from './folders';

const folder = await temporaryFolder();
await cp(demoFolder, folder, { recursive: true });

const generatedAt = async () => (await stat(join(generatedFolder, 'faq.ts'))).mtimeMs;

it('generate.ts keeps the previous output if the content has mistakes', async () => {
  const before = await generatedAt();
  const faq = await readFile(join(folder, 'faq.yaml'), 'utf8');
  await writeFile(join(folder, 'faq.yaml'), faq.replace('question:', 'questionn:'));
  const { status, stderr } = run('generate.ts', [], { PORTFOLIO_CONTENT: folder });
  expect(status).toBe(1);
  expect(stderr).toContain('The content has 1 problem');
  expect(stderr).toContain('  faq.yaml:3 → [0].questionn: unknown field; did you mean "question"?');
  expect(await generatedAt()).toBe(before);
});

it('content:check --strict fails while samples are left', async () => {
  await writeFile(join(folder, 'faq.yaml'), '- question: Tea?\n  answer: !sample Yes. # or no\n');
  const withoutStrict = run('check.ts', [], { PORTFOLIO_CONTENT: folder });
  expect(withoutStrict.stdout).toContain('faq.yaml\n  [0].answer: Yes. (or no)\n');
  expect(withoutStrict.status).toBe(0);
  // Some package managers pass on the separator `--`.
  const strict = run('check.ts', ['--', '--strict'], { PORTFOLIO_CONTENT: folder });
  expect(strict).toMatchObject({ status: 1, stdout: withoutStrict.stdout, stderr: '' });
});
