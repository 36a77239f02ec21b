import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resultsOf, summaryLine, sumOf } from './totals';

// Reports as the runners write them, shortened to what is read.

const unit = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="4" failures="3">
  <testsuite name="src/a.test.ts">
    <testcase classname="src/a.test.ts" name="passes" time="0.001"></testcase>
    <testcase classname="src/a.test.ts" name="is to do" time="0"><skipped/></testcase>
    <testcase classname="src/a.test.ts" name="a group &gt; fails" time="0.007">
      <failure message="expected { a: 1 } to equal { a: &apos;&lt;&apos; }
    a line more" type="AssertionError">AssertionError: expected</failure>
    </testcase>
  </testsuite>
  <testsuite name="src/b.test.ts">
    <testcase classname="src/b.test.ts" name="src/b.test.ts" time="0"><failure message="" type="Error"></failure></testcase>
  </testsuite>
</testsuites>`;

const browser = `<testsuites id="" name="" tests="4" failures="1" skipped="1" errors="1">
<testsuite name="a.spec.ts" hostname="site">
<testcase name="passes" classname="a.spec.ts" time="0.004">
</testcase>
<testcase name="is skipped" classname="a.spec.ts">
<properties><property name="skip" value=""></property></properties>
<skipped>
</skipped>
</testcase>
<testcase name="is flaky" classname="a.spec.ts" time="0.024">
<flakyFailure message="expect(received).toBe(expected)" type="expect.toBe" time="0.02">
<stackTrace>Error</stackTrace>
</flakyFailure>
</testcase>
<testcase name="waits" classname="a.spec.ts" time="0.102">
<error message="\u001b[31mTest timeout of 100ms exceeded.\u001b[39m" type="Error"></error>
</testcase>
</testsuite>
</testsuites>`;

describe('resultsOf', () => {
  it("counts Vitest's report, with a broken file as a failure", () => {
    expect(resultsOf(unit)).toEqual({
      passed: 1,
      skipped: 1,
      failures: [
        "src/a.test.ts › a group > fails: expected { a: 1 } to equal { a: '<' }",
        'src/b.test.ts › src/b.test.ts: no message',
      ],
    });
  });

  it("counts Playwright's report, also what passed only when repeated", () => {
    expect(resultsOf(browser)).toEqual({
      passed: 1,
      skipped: 1,
      failures: [
        'a.spec.ts › is flaky: expect(received).toBe(expected)',
        'a.spec.ts › waits: Test timeout of 100ms exceeded.',
      ],
    });
  });
});

it('totals name each failure’s file, and reports without tests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'totals-test-'));
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  try {
    const empty = write('empty.xml', '<testsuites name="vitest tests" tests="0"></testsuites>');
    const { passed, skipped, failures } = sumOf([
      write('unit.xml', unit),
      write('e2e.xml', browser),
      empty,
    ]);
    expect([passed, skipped, failures.length]).toEqual([2, 2, 5]);
    expect(failures.at(-1)).toBe(`${empty}: no test ran`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each([
  [[], 0, '12 passed, 0 failed'],
  [['a: b'], 3, '12 passed, 1 failed, 3 skipped'],
])('shows passed and failed tests, and skipped ones if any', (failures, skipped, line) => {
  expect(summaryLine({ passed: 12, failures, skipped })).toBe(line);
});
