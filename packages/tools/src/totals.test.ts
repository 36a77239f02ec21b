import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReports, resultsOf, summaryLine, sumOf, taskRuns } from './totals';

// Reports of real runs, shortened to what is read.

/** One passes, two are skipped, one fails, and so does the set-up of another; two files broke before their tests or beside them. */
const unit = `<?xml version="1.0" encoding="UTF-8" ?>
<testsuites name="vitest tests" tests="7" failures="4" errors="0" time="0.02">
  <testsuite name="src/a.test.ts" tests="5" failures="2" errors="0" skipped="2">
    <testcase classname="src/a.test.ts" name="passes" time="0.001"></testcase>
    <testcase classname="src/a.test.ts" name="is to do" time="0"><skipped/></testcase>
    <testcase classname="src/a.test.ts" name="a group &gt; fails" time="0.007">
      <failure message="expected { a: 1 } to equal { a: &apos;&lt;&apos; }
    a line more" type="AssertionError">
AssertionError: expected
      </failure>
    </testcase>
    <testcase classname="src/a.test.ts" name="broken set-up &gt; never ran" time="0"><skipped/></testcase>
    <testcase classname="src/a.test.ts" name="broken set-up" time="0.001">
      <failure message="no set-up" type="Error">Error: no set-up</failure>
    </testcase>
  </testsuite>
  <testsuite name="src/b.test.ts" tests="1" failures="1" errors="0" skipped="0">
    <testcase classname="src/b.test.ts" name="src/b.test.ts" time="0">
      <failure message="Cannot find module &apos;./none&apos;" type="Error">Error: Cannot find module</failure>
    </testcase>
  </testsuite>
  <testsuite name="src/c.test.ts" tests="1" failures="1" errors="0" skipped="0">
    <testcase classname="src/c.test.ts" name="src/c.test.ts" time="0"><failure message="" type="Error"></failure></testcase>
  </testsuite>
</testsuites>`;

/** Two pass, one of them by failing as expected; one is skipped; one fails, one takes too long, and one passes only when repeated. */
const browser = `<testsuites id="" name="" tests="5" failures="1" skipped="1" errors="1" time="2.4">
<testsuite name="a.spec.ts" timestamp="" hostname="site" tests="5" failures="1" skipped="1" time="0.1" errors="1">
<testcase name="passes" classname="a.spec.ts" time="0.004">
</testcase>
<testcase name="is skipped" classname="a.spec.ts">
<properties><property name="skip" value=""></property></properties>
<skipped>
</skipped>
</testcase>
<testcase name="fails as expected" classname="a.spec.ts" time="0.011">
<properties><property name="fail" value=""></property></properties>
</testcase>
<testcase name="a group › fails" classname="a.spec.ts" time="0.006">
<system-out>
<![CDATA[[[ATTACHMENT|../test-results/error-context.md]]]]>
</system-out>
<failure message="expect(locator).toBeVisible() failed" type="expect.toBeVisible">
<![CDATA[  a.spec.ts:5:34 › a group › fails ───]]>
</failure>
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
  it("counts Vitest's report, and a file or set-up that broke before its tests as a failure", () => {
    expect(resultsOf('web', unit)).toEqual({
      passed: 1,
      skipped: 2,
      failures: [
        "web: src/a.test.ts › a group > fails: expected { a: 1 } to equal { a: '<' }",
        'web: src/a.test.ts › broken set-up: no set-up',
        "web: src/b.test.ts › src/b.test.ts: Cannot find module './none'",
        'web: src/c.test.ts › src/c.test.ts: no message',
      ],
    });
  });

  it("counts Playwright's report", () => {
    expect(resultsOf('web', browser)).toEqual({
      passed: 2,
      skipped: 1,
      failures: [
        'web: a.spec.ts › a group › fails: expect(locator).toBeVisible() failed',
        'web: a.spec.ts › is flaky: expect(received).toBe(expected)',
        'web: a.spec.ts › waits: Test timeout of 100ms exceeded.',
      ],
    });
  });
});

describe('a run', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'totals-test-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };

  const execution = { startTime: 1000, endTime: 3500, exitCode: 0 };
  const task = (directory: string, name: string, changes: object = {}) => ({
    taskId: `${directory}#${name}`,
    directory,
    command: 'vitest run',
    cache: { status: 'MISS' },
    execution,
    ...changes,
  });
  const failed = { execution: { ...execution, exitCode: 1 } };
  const runs = (...tasks: object[]) => taskRuns({ tasks }, root);

  it("is read from Turbo's summary, without what no package has a script for", () => {
    expect(
      runs(
        task('a', 'build', { cache: { status: 'HIT' } }),
        task('a', 'lint', failed),
        task('a', 'transit', { command: '<NONEXISTENT>' }),
        task('a', 'deploy', { execution: undefined }),
        task('a', 'test:unit', { execution: undefined }),
      ),
    ).toEqual([
      { id: 'a#build', seconds: 2.5, isCached: true, hasFailed: false },
      { id: 'a#lint', seconds: 2.5, isCached: false, hasFailed: true },
      expect.objectContaining({ id: 'a#test:unit', report: join(root, 'a/reports/unit.xml') }),
    ]);
  });

  it('adds up what the runners of all packages reported', () => {
    write('content/reports/unit.xml', unit);
    write('web/reports/unit.xml', unit);
    write('web/reports/e2e.xml', browser);
    const { results, problems } = readReports(
      runs(
        task('web', 'build'),
        task('content', 'test:unit', failed),
        task('web', 'test:unit', failed),
        task('web', 'test:e2e', failed),
      ),
    );
    expect([...results.keys()]).toEqual(['content#test:unit', 'web#test:unit', 'web#test:e2e']);
    const { passed, skipped, failures } = sumOf(results.values());
    expect([passed, skipped, failures.length]).toEqual([4, 5, 11]);
    expect(problems).toEqual([]);
  });

  it('names the task whose report is missing, broken or empty, and what failed without a failing test', () => {
    write('content/reports/unit.xml', '<testsuites><testsuite name="a">');
    write('ui/reports/unit.xml', '<testsuites name="vitest tests" tests="0"></testsuites>');
    write('web/reports/unit.xml', unit.replaceAll(/<failure[^]*?<\/failure>/g, ''));
    const tests = ['content', 'ui', 'web'].map((name) => task(name, 'test:unit', failed));
    expect(
      readReports(runs(...tests, task('web', 'test:e2e'), task('web', 'lint', failed))).problems,
    ).toEqual([
      'No test ran in content#test:unit: see above.',
      'No test ran in ui#test:unit: see above.',
      'web#test:unit failed: see above.',
      expect.stringContaining('web#test:e2e left no report'),
      'web#lint failed: see above.',
    ]);
  });
});

it.each([
  [[], 0, '12 passed, 0 failed'],
  [['a: b'], 3, '12 passed, 1 failed, 3 skipped'],
])(
  'says how many passed and failed, and skipped only where any were',
  (failures, skipped, line) => {
    expect(summaryLine({ passed: 12, failures, skipped })).toBe(line);
  },
);
