import { expect, it } from 'vitest';
import { sampleWarning } from './sampleWarning';

it('counts the samples that are published, and names their files', () => {
  expect(sampleWarning([])).toBeUndefined();
  expect(sampleWarning([{ file: 'owner.ts' }])).toBe(
    '1 sample is published as if true, in owner.ts: "pnpm content:check" lists them.',
  );
  const files = ['owner.ts', 'owner.ts', 'resume.ts', 'site.ts', 'home.ts', 'about.ts'];
  expect(sampleWarning(files.map((file) => ({ file })))).toBe(
    '6 samples are published as if true, in owner.ts, resume.ts, site.ts and 2 other files: "pnpm content:check" lists them.',
  );
});
