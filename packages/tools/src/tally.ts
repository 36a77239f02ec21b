import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, readJson, repoRoot, workspacePackages } from './workspace';

/** How many tests passed, failed and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The sum over all reports, and what is wrong with them. */
export interface Summary extends Tally {
  /** A sentence for each report that is missing, unreadable or without a test. */
  problems: string[];
}

/** Where each package's runners write their results, for {@link summarise} and Turbo's cache. */
export const reportsFolder = 'reports';

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

function isVitest(report: object): report is VitestReport {
  return 'numPassedTests' in report && 'testResults' in report && Array.isArray(report.testResults);
}

function isPlaywright(report: object): report is PlaywrightReport {
  return 'stats' in report && 'suites' in report && 'errors' in report;
}

/**
 * Counts a runner's own results. A test that fails as it is expected to, or passes when it is repeated, has passed, as
 * both runners say. A file that could not be loaded, or whose set-up failed, counts as one failure: its tests did not run.
 *
 * @param report The parsed report of Vitest or Playwright.
 * @returns Undefined when it is neither.
 */
export function tallyReport(report: unknown): Tally | undefined {
  if (typeof report !== 'object' || report === null) return undefined;
  if (isVitest(report)) {
    const brokenFiles = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles,
      skipped: report.numPendingTests + report.numTodoTests,
    };
  }
  if (isPlaywright(report)) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped };
  }
  return undefined;
}

/** How many runners a package's test script starts: one report is expected of each. */
export function runnersIn(script: string): number {
  return script.match(/\b(vitest run|playwright test)\b/g)?.length ?? 0;
}

/** Removes all reports, so that none of an earlier run is counted. Turbo puts back those of what it need not repeat. */
export function clearReports(root = repoRoot): void {
  for (const { folder } of workspacePackages(root)) {
    rmSync(join(root, folder, reportsFolder), { recursive: true, force: true });
  }
}

/**
 * Reads the reports of all packages whose test script starts a runner, and adds them up.
 *
 * @param root The repository's root.
 */
export function summarise(root = repoRoot): Summary {
  const sum: Summary = { passed: 0, failed: 0, skipped: 0, problems: [] };
  for (const { folder, manifest } of workspacePackages(root)) {
    const expected = runnersIn(manifest.scripts?.['test'] ?? '');
    if (expected === 0) continue;
    const reports = join(root, folder, reportsFolder);
    const files = existsSync(reports)
      ? readdirSync(reports).filter((name) => name.endsWith('.json'))
      : [];
    let found = 0;
    for (const file of files) {
      let tally: Tally | undefined;
      try {
        tally = tallyReport(readJson(join(reports, file)));
      } catch (error) {
        sum.problems.push(messageOf(error));
      }
      if (!tally) continue;
      found++;
      sum.passed += tally.passed;
      sum.failed += tally.failed;
      sum.skipped += tally.skipped;
      if (tally.passed + tally.failed === 0) {
        sum.problems.push(`No test ran for ${folder}/${reportsFolder}/${file}.`);
      }
    }
    if (found < expected) {
      sum.problems.push(
        `${folder} left ${found} of ${expected} reports: a test runner did not start or did not end. Its output is above.`,
      );
    }
  }
  return sum;
}

/** `12 passed, 0 failed`, and `, 1 skipped` where any were. */
export function summaryLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
