/** Tests `generate` and `content:check` on a new site's content. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '../testing/commands';
import { folderWith } from '../testing/folders';
import { generatedFolder } from './folders';
import { importResume } from './template/facts';
import { newContent } from './template/newContent';

const newSite = newContent(importResume({}).facts, 'content', '2026-01-01');
const siteWith = (faq: string) => folderWith({ ...Object.fromEntries(newSite), 'faq.yaml': faq });

const generatedAt = async () => (await stat(join(generatedFolder, 'faq.ts'))).mtimeMs;

it('generate.ts keeps the previous output if the content has mistakes', async () => {
  const before = await generatedAt();
  const folder = await siteWith('- questionn: Tea?\n  answer: Yes.\n');
  const { status, stderr } = run('generate.ts', [], { PORTFOLIO_CONTENT: folder });
  expect(status).toBe(1);
  expect(stderr).toContain('The content has 1 problem');
  expect(stderr).toContain('  faq.yaml:1 → [0].questionn: unknown field; did you mean "question"?');
  expect(await generatedAt()).toBe(before);
});

it('content:check --strict fails while samples are left', async () => {
  const folder = await siteWith('- question: Tea?\n  answer: !sample Yes. # or no\n');
  const withoutStrict = run('check.ts', [], { PORTFOLIO_CONTENT: folder });
  expect(withoutStrict.stdout).toContain('faq.yaml\n  [0].answer: Yes. (or no)\n');
  expect(withoutStrict.status).toBe(0);
  // Some package managers pass on the separator `--`.
  const strict = run('check.ts', ['--', '--strict'], { PORTFOLIO_CONTENT: folder });
  expect(strict).toMatchObject({ status: 1, stdout: withoutStrict.stdout, stderr: '' });
});
