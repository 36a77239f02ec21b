import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  clearReports,
  readReports,
  resultsOf,
  summaryLine,
  sumOf,
  taskRuns,
  testTasks,
} from './totals';
import { readJson } from './workspace';

/** Reports of real runs, shortened to what is read. */
const recorded = (name: string) => join(import.meta.dirname, 'fixtures', name);

describe('resultsOf', () => {
  it("takes Vitest's numbers, and a file that broke before its tests as a failure", () => {
    // Four pass (one as expected, one at its second try), one fails, one file cannot be loaded; the file whose
    // set-up hook failed has a failed test already.
    expect(resultsOf(readJson(recorded('unit.json')), '/repo')).toEqual({
      totals: { passed: 4, failed: 2, skipped: 4 },
      failures: [
        'apps/web/src/a.test.ts › a group › fails: AssertionError: expected 1 to be 2 // Object.is equality',
        "apps/web/src/b.test.ts: Error: Cannot find module './none'",
      ],
    });
  });

  it('counts a file whose set-up failed even when no test in it did', () => {
    const report = {
      numPassedTests: 0,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [
        { name: '/repo/a.test.ts', status: 'failed', assertionResults: [{ status: 'skipped' }] },
      ],
    };
    expect(resultsOf(report)?.totals).toEqual({ passed: 0, failed: 1, skipped: 2 });
  });

  it("takes Playwright's numbers: a flaky test has failed, and so has an error outside tests", () => {
    const report = readJson(recorded('e2e.json')) as object;
    const errors = [
      { message: 'SyntaxError: no', location: { file: '/repo/apps/web/e2e/b.spec.ts' } },
    ];
    const failures = [
      'apps/web/e2e/a.spec.ts › is flaky: Test timeout of 30000ms exceeded.',
      'apps/web/e2e/a.spec.ts › a group › fails: Error: expect(locator).toBeVisible() failed',
      'apps/web/e2e/a.spec.ts › a group › fails without a word: no message',
    ];
    expect(resultsOf(report, '/repo')).toEqual({
      totals: { passed: 2, failed: 3, skipped: 2 },
      failures,
    });
    expect(resultsOf({ ...report, errors }, '/repo')).toEqual({
      totals: { passed: 2, failed: 4, skipped: 2 },
      failures: [...failures, 'apps/web/e2e/b.spec.ts: SyntaxError: no'],
    });
  });

  it('knows other files from reports', () => {
    expect(resultsOf({ routes: [] })).toBeUndefined();
    expect(resultsOf(null)).toBeUndefined();
  });
});

describe('a run', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'totals-test-'));
    pack('packages/content', { 'test:unit': 'vitest run' });
    pack('apps/web', {
      'test:unit': 'vitest run',
      'test:e2e': 'playwright test',
      lint: 'oxlint',
    });
    mkdirSync(join(root, 'apps/notes'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function pack(folder: string, scripts: Record<string, string>): void {
    mkdirSync(join(root, folder, 'reports'), { recursive: true });
    writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ name: folder, scripts }));
  }
  // What is no test, and what no package has, leaves no report to wait for.
  const tasks = () => testTasks(['lint', '//#unused', 'test:unit', 'test:e2e'], root);
  const report = (folder: string, name: string) =>
    cpSync(recorded(name), join(root, folder, 'reports', name));

  it('adds up what the scripts of all packages reported', () => {
    report('packages/content', 'unit.json');
    report('apps/web', 'unit.json');
    report('apps/web', 'e2e.json');
    const { totals, failures, problems } = readReports(tasks());
    expect([...totals.keys()]).toEqual([
      'packages/content#test:unit',
      'apps/web#test:unit',
      'apps/web#test:e2e',
    ]);
    const sum = sumOf(totals.values());
    expect(sum).toEqual({ passed: 10, failed: 7, skipped: 10 });
    expect(failures).toHaveLength(sum.failed);
    expect(problems).toEqual([]);
  });

  it('names the report that is missing, broken or empty', () => {
    writeFileSync(join(root, 'packages/content/reports/unit.json'), '{"numPassedTests":');
    writeFileSync(
      join(root, 'apps/web/reports/unit.json'),
      '{"numPassedTests":0,"numFailedTests":0,"numPendingTests":0,"numTodoTests":0,"testResults":[]}',
    );
    expect(readReports(tasks()).problems).toEqual([
      expect.stringContaining('packages/content/reports/unit.json is not readable as JSON'),
      'No test ran in apps/web#test:unit.',
      expect.stringContaining('apps/web#test:e2e left no report'),
    ]);
  });

  it('counts nothing of an earlier run once the reports are cleared, and leaves those of other tasks', () => {
    report('packages/content', 'unit.json');
    report('apps/web', 'e2e.json');
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

describe('summaryLine', () => {
  it('says how many passed and failed, and skipped only where any were', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed');
    expect(summaryLine({ passed: 12, failed: 1, skipped: 3 })).toBe(
      '12 passed, 1 failed, 3 skipped',
    );
  });
});
