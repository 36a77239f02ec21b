import { expect, it } from 'vitest';
import { totals } from './totals';

// Shortened reports from Vitest and Playwright.
const passing = `<testsuites><testsuite name="src/a.test.ts">
  <testcase classname="src/a.test.ts" name="passes"></testcase>
  <testcase classname="src/a.test.ts" name="is to do"><skipped/></testcase>
</testsuite></testsuites>`;
const failing = `<testsuites>
  <testsuite name="src/b.test.ts"><testcase classname="src/b.test.ts" name="a &gt; b"><failure message=""></failure></testcase></testsuite>
  <testsuite name="c.spec.ts"><testcase classname="c.spec.ts" name="waits"><error message="Timeout"></error></testcase></testsuite>
</testsuites>`;
const empty = '<testsuites name="vitest tests" tests="0"></testsuites>';

it.each<[reports: string[], hasFailed: boolean, lines: string[]]>([
  [[passing], false, ['1 passed, 0 failed, 1 skipped']],
  [
    [passing, failing, empty],
    true,
    ['src/b.test.ts › a > b', 'c.spec.ts › waits', '1 passed, 2 failed, 1 skipped'],
  ],
  [[], true, ['A task failed. The errors are above.', '0 passed, 1 failed']],
])('lists failed tests and totals', (reports, hasFailed, lines) => {
  expect(totals(reports, hasFailed)).toEqual(lines);
});
