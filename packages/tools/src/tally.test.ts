import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearReports, runnersIn, summarise, summaryLine, tallyReport } from './tally';
import { readJson } from './workspace';

/** Reports of real runs, shortened to what is read. */
const recorded = (name: string) => join(import.meta.dirname, 'fixtures', name);

describe('tallyReport', () => {
  it("takes Vitest's numbers, and a file that broke before its tests as a failure", () => {
    // Four pass (one as expected, one at its second try), one fails, one file cannot be loaded; the file whose
    // set-up hook failed has a failed test already.
    expect(tallyReport(readJson(recorded('vitest.json')))).toEqual({
      passed: 4,
      failed: 2,
      skipped: 4,
    });
  });

  it('counts a file whose set-up failed even when no test in it did', () => {
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 2,
      numTodoTests: 0,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'skipped' }] }],
    };
    expect(tallyReport(report)).toEqual({ passed: 0, failed: 1, skipped: 2 });
  });

  it("takes Playwright's numbers: a flaky test passed, an error outside tests failed", () => {
    const report = readJson(recorded('playwright.json')) as object;
    expect(tallyReport(report)).toEqual({ passed: 3, failed: 2, skipped: 2 });
    expect(tallyReport({ ...report, errors: [{ message: 'a file could not be loaded' }] })).toEqual(
      { passed: 3, failed: 3, skipped: 2 },
    );
  });

  it('knows other files from reports', () => {
    expect(tallyReport({ routes: [] })).toBeUndefined();
    expect(tallyReport(null)).toBeUndefined();
  });
});

describe('runnersIn', () => {
  it('counts the runners that a script starts', () => {
    expect(runnersIn('vitest run --config vitest.unit.config.ts && vitest run')).toBe(2);
    expect(runnersIn('vitest run && playwright test')).toBe(2);
    expect(runnersIn('tsc')).toBe(0);
  });
});

describe('summarise', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tally-test-'));
    pack('packages/content', 'vitest run');
    pack('apps/web', 'vitest run && playwright test');
    pack('apps/notes', undefined);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, content: string): void {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  function pack(folder: string, test: string | undefined): void {
    write(`${folder}/package.json`, JSON.stringify({ name: folder, scripts: { test } }));
  }
  function report(folder: string, name: string): void {
    cpSync(recorded(name), join(root, folder, 'reports', name));
  }

  it('adds up what all runners reported', () => {
    report('packages/content', 'vitest.json');
    report('apps/web', 'vitest.json');
    report('apps/web', 'playwright.json');
    write('apps/web/reports/bench.json', '{}');
    expect(summarise(root)).toEqual({ passed: 11, failed: 6, skipped: 10, problems: [] });
  });

  it('names what is missing, broken or empty', () => {
    write('packages/content/reports/vitest.json', '{"numPassedTests":');
    write(
      'apps/web/reports/vitest.json',
      '{"numPassedTests":0,"numFailedTests":0,"numPendingTests":0,"numTodoTests":0,"testResults":[]}',
    );
    const { problems, ...tally } = summarise(root);
    expect(tally).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(problems).toEqual([
      expect.stringContaining('packages/content/reports/vitest.json is not readable as JSON'),
      expect.stringContaining('packages/content left 0 of 1 reports'),
      'No test ran for apps/web/reports/vitest.json.',
      expect.stringContaining('apps/web left 1 of 2 reports'),
    ]);
  });

  it('counts nothing of an earlier run once the reports are cleared', () => {
    report('packages/content', 'vitest.json');
    clearReports(root);
    expect(existsSync(join(root, 'packages/content/reports'))).toBe(false);
    expect(summarise(root).passed).toBe(0);
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
