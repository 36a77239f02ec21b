import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoVariables, ownContent } from './content';

describe("the owner's content", () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'own-content-'));
    mkdirSync(join(root, 'packages/content/demo'), { recursive: true });
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('is found in PORTFOLIO_CONTENT or the content folder', () => {
    expect(ownContent({}, root)).toBeUndefined();
    expect(ownContent({ PORTFOLIO_CONTENT: 'packages/content/demo' }, root)).toBeUndefined();
    expect(ownContent({ PORTFOLIO_CONTENT: tmpdir() }, root)).toBe(tmpdir());
    mkdirSync(join(root, 'content'));
    expect(ownContent({}, root)).toBe(join(root, 'content'));
    expect(ownContent({ PORTFOLIO_CONTENT: 'packages/content/demo' }, root)).toBeUndefined();
  });

  it("does not affect the demo's tests", () => {
    vi.stubEnv('PORTFOLIO_SITE_URL', 'https://me.example.org');
    expect(demoVariables()).toEqual({
      PORTFOLIO_SITE_URL: undefined,
      PORTFOLIO_CONTENT: 'packages/content/demo',
    });
    vi.unstubAllEnvs();
  });
});
