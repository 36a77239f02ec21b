import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { JSONReport } from 'playwright/types/testReporter';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonTestResults } from 'vitest/reporters';
import {
  clearReports,
  readReports,
  resultsOf,
  summaryLine,
  sumOf,
  taskRuns,
  testTasks,
} from './totals';

// Reports of real runs, shortened to what is read.

const unitTest = (title: string, status: string, error?: string, ...ancestorTitles: string[]) => ({
  title,
  status,
  ancestorTitles,
  failureMessages: error ? [error] : [],
});

/** Four pass, one fails, one file cannot be loaded. */
const unit = {
  numPassedTests: 4,
  numPendingTests: 3,
  numTodoTests: 1,
  testResults: [
    {
      name: '/repo/apps/web/src/a.test.ts',
      status: 'failed',
      assertionResults: [
        unitTest('passes', 'passed'),
        unitTest(
          'fails',
          'failed',
          'AssertionError: expected 1 to be 2 // Object.is equality\n    at /repo/a.test.ts:5:13',
          'a group',
        ),
        unitTest('is to do', 'todo'),
      ],
    },
    {
      name: '/repo/apps/web/src/b.test.ts',
      status: 'failed',
      assertionResults: [],
      message: "Error: Cannot find module './none'\n    at a stack",
    },
  ],
} as unknown as JsonTestResults;

const browserTest = (title: string, status: string, ...errors: (string | undefined)[]) => ({
  title,
  tests: [{ status, results: errors.map((message) => (message ? { error: { message } } : {})) }],
});

/** Two pass, one of them by failing as expected; three fail, one of them at the first try alone. */
const browser = {
  config: { rootDir: '/repo/apps/web/e2e' },
  suites: [
    {
      title: 'a.spec.ts',
      file: 'a.spec.ts',
      specs: [
        browserTest('passes', 'expected', undefined),
        browserTest('is skipped', 'skipped'),
        browserTest('is flaky', 'flaky', 'Test timeout of 30000ms exceeded.', undefined),
        browserTest('fails as expected', 'expected', 'Error: as expected'),
      ],
      suites: [
        {
          title: 'a group',
          file: 'a.spec.ts',
          specs: [
            browserTest(
              'fails',
              'unexpected',
              'Error: \u001b[2mexpect(\u001b[22mlocator\u001b[2m).\u001b[22mtoBeVisible() failed\n\nLocator: …',
            ),
            browserTest('fails without a word', 'unexpected', undefined),
          ],
        },
      ],
    },
  ],
  errors: [],
  stats: { expected: 2, skipped: 2 },
} as unknown as JSONReport;

describe('resultsOf', () => {
  it("takes Vitest's numbers, and a file that broke before its tests as a failure", () => {
    expect(resultsOf(unit, '/repo')).toEqual({
      passed: 4,
      skipped: 4,
      failures: [
        'apps/web/src/a.test.ts › a group › fails: AssertionError: expected 1 to be 2 // Object.is equality',
        "apps/web/src/b.test.ts: Error: Cannot find module './none'",
      ],
    });
  });

  it('counts a file whose set-up failed even when no test in it did', () => {
    const assertionResults = [unitTest('waits', 'skipped')];
    const testResults = [{ name: '/repo/a.test.ts', status: 'failed', assertionResults }];
    const report = { ...unit, testResults } as unknown as JsonTestResults;
    expect(resultsOf(report, '/repo').failures).toEqual(['a.test.ts: no message']);
  });

  it("takes Playwright's numbers: a flaky test has failed, and so has an error outside tests", () => {
    const errors = [
      { message: 'SyntaxError: no', location: { file: '/repo/apps/web/e2e/b.spec.ts' } },
    ];
    const failures = [
      'apps/web/e2e/a.spec.ts › is flaky: Test timeout of 30000ms exceeded.',
      'apps/web/e2e/a.spec.ts › a group › fails: Error: expect(locator).toBeVisible() failed',
      'apps/web/e2e/a.spec.ts › a group › fails without a word: no message',
    ];
    expect(resultsOf(browser, '/repo')).toEqual({ passed: 2, skipped: 2, failures });
    expect(resultsOf({ ...browser, errors } as JSONReport, '/repo').failures).toEqual([
      ...failures,
      'apps/web/e2e/b.spec.ts: SyntaxError: no',
    ]);
  });
});

describe('a run', () => {
  let root: string;
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(content));
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'totals-test-'));
    const pack = (name: string, scripts: Record<string, string>) =>
      write(`${name}/package.json`, { name, scripts });
    pack('packages/content', { 'test:unit': 'vitest run' });
    pack('apps/web', { 'test:unit': 'vitest run', 'test:e2e': 'playwright test', lint: 'oxlint' });
    mkdirSync(join(root, 'apps/notes'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  // What is no test, and what no package has, leaves no report to wait for.
  const tasks = () => testTasks(['lint', '//#unused', 'test:unit', 'test:e2e'], root);

  it('adds up what the scripts of all packages reported', () => {
    write('packages/content/reports/unit.json', unit);
    write('apps/web/reports/unit.json', unit);
    write('apps/web/reports/e2e.json', browser);
    const { results, problems } = readReports(tasks());
    expect([...results.keys()]).toEqual([
      'packages/content#test:unit',
      'apps/web#test:unit',
      'apps/web#test:e2e',
    ]);
    const { passed, skipped, failures } = sumOf(results.values());
    expect([passed, skipped, failures.length]).toEqual([10, 10, 7]);
    expect(problems).toEqual([]);
  });

  it('names the report that is missing, broken or empty', () => {
    write('packages/content/reports/unit.json', unit);
    writeFileSync(join(root, 'packages/content/reports/unit.json'), '{"numPassedTests":');
    write('apps/web/reports/unit.json', { ...unit, numPassedTests: 0, testResults: [] });
    expect(readReports(tasks()).problems).toEqual([
      expect.stringContaining('packages/content/reports/unit.json is not readable as JSON'),
      'No test ran in apps/web#test:unit.',
      expect.stringContaining('apps/web#test:e2e left no report'),
    ]);
  });

  it('counts nothing of an earlier run once the reports are cleared, and leaves those of other tasks', () => {
    write('packages/content/reports/unit.json', unit);
    write('apps/web/reports/e2e.json', browser);
    clearReports(testTasks(['test:unit'], root));
    expect(existsSync(join(root, 'packages/content/reports/unit.json'))).toBe(false);
    expect(existsSync(join(root, 'apps/web/reports/e2e.json'))).toBe(true);
  });
});

describe('taskRuns', () => {
  it("reads Turbo's summary, without the tasks that no package has a script for", () => {
    const task = (taskId: string, command: string, status: string, exitCode = 0) => ({
      taskId,
      command,
      cache: { status },
      execution: { startTime: 1000, endTime: 3500, exitCode },
    });
    const summary = {
      tasks: [
        task('a#build', 'tsup', 'HIT'),
        task('a#lint', 'oxlint', 'MISS', 1),
        task('a#transit', '<NONEXISTENT>', 'MISS'),
        { taskId: 'a#test', command: 'vitest run', cache: { status: 'MISS' } },
      ],
    };
    expect(taskRuns(summary)).toEqual([
      { id: 'a#build', seconds: 2.5, isCached: true, hasFailed: false },
      { id: 'a#lint', seconds: 2.5, isCached: false, hasFailed: true },
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
