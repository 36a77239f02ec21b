import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { summaryLine, sumReports } from './totals';

// Shortened reports from Vitest and Playwright.
const reports = {
  'unit.xml': `<testsuites>
  <testsuite name="src/a.test.ts">
    <testcase classname="src/a.test.ts" name="passes"></testcase>
    <testcase classname="src/a.test.ts" name="is to do"><skipped/></testcase>
    <testcase classname="src/a.test.ts" name="a group &gt; fails"><failure message="expected { a: 1 } to equal { a: &apos;&lt;&apos; }
    a line more">AssertionError: expected</failure></testcase>
  </testsuite>
  <testsuite name="src/b.test.ts">
    <testcase classname="src/b.test.ts" name="src/b.test.ts"><failure message=""></failure></testcase>
  </testsuite>
</testsuites>`,
  'e2e.xml': `<testsuites>
<testsuite name="a.spec.ts">
<testcase name="waits" classname="a.spec.ts"><error message="\u001b[31mTest timeout of 100ms exceeded.\u001b[39m"></error></testcase>
</testsuite>
</testsuites>`,
  'empty.xml': '<testsuites name="vitest tests" tests="0"></testsuites>',
};

const folder = mkdtempSync(join(tmpdir(), 'totals-test-'));
const files = Object.entries(reports).map(([name, text]) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
});
const sum = sumReports(files);
rmSync(folder, { recursive: true });

it('lists failures', () => {
  expect(sum.failures.map((line) => line.replace(`${folder}/`, ''))).toEqual([
    "unit.xml: src/a.test.ts › a group > fails: expected { a: 1 } to equal { a: '<' }",
    'unit.xml: src/b.test.ts › src/b.test.ts: no message',
    'e2e.xml: a.spec.ts › waits: Test timeout of 100ms exceeded.',
    'empty.xml: no test ran',
  ]);
});

it('adds up reports', () => {
  expect(summaryLine(sum)).toBe('1 passed, 4 failed, 1 skipped');
  expect(summaryLine({ passed: 12, skipped: 0, failures: [] })).toBe('12 passed, 0 failed');
});
