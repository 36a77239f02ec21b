import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { demoFolder, hasOwnContent } from './workspace';

it("finds an owner's content in PORTFOLIO_CONTENT or the content folder", () => {
  const root = mkdtempSync(join(tmpdir(), 'own-content-'));
  mkdirSync(join(root, demoFolder), { recursive: true });
  expect(hasOwnContent({}, root)).toBe(false);
  expect(hasOwnContent({ PORTFOLIO_CONTENT: tmpdir() }, root)).toBe(true);
  mkdirSync(join(root, 'content'));
  expect(hasOwnContent({}, root)).toBe(true);
  expect(hasOwnContent({ PORTFOLIO_CONTENT: demoFolder }, root)).toBe(false);
  rmSync(root, { recursive: true });
});
