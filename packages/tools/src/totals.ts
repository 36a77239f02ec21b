import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { messageOf, readJson, repoRoot } from './workspace';

/** How many tests passed, failed and were skipped. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** One task that runs tests, in one package. */
export interface TestTask {
  /** As Turbo calls it, e.g. `@portfolio/web#test:e2e`. */
  id: string;
  /** Where its runner writes its report. */
  report: string;
}

/** A task of Turbo's, and how it went. */
export interface TaskRun {
  id: string;
  seconds: number;
  isCached: boolean;
  hasFailed: boolean;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      failureMessages: string[] | null;
    }[];
  }[];
}

/** An error of Playwright's. */
interface PlaywrightError {
  message?: string;
  location?: { file: string };
}

/** A file of Playwright's tests, or a group of them. */
interface PlaywrightSuite {
  title: string;
  specs?: {
    title: string;
    tests: { status: string; results: { error?: PlaywrightError }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  stats: { expected: number; skipped: number };
  errors: PlaywrightError[];
}

/** The part of Turbo's run summary that is read here. */
interface TurboSummary {
  tasks: {
    taskId: string;
    command: string;
    cache: { status: string };
    execution?: { startTime: number; endTime: number; exitCode: number };
  }[];
}

const isVitest = (report: object): report is VitestReport =>
  'numPassedTests' in report && 'testResults' in report && Array.isArray(report.testResults);

const isPlaywright = (report: object): report is PlaywrightReport =>
  'stats' in report && 'suites' in report && 'errors' in report;

/** A failure in one line: file, titles, and the first line of what went wrong. */
const failureLine = (root: string, file: string, titles: readonly string[], error = '') =>
  [relative(root, file), ...titles].join(' › ') +
  `: ${stripVTControlCharacters(error).trim().split('\n')[0] || 'no message'}`;

const vitestFailures = ({ testResults }: VitestReport, root: string) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return failureLine(root, name, [], message);
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      failureLine(root, name, [...ancestorTitles, title], failureMessages?.[0]),
    );
  });

function playwrightFailures({ config, suites, errors }: PlaywrightReport, root: string) {
  const ofSuite = (suite: PlaywrightSuite, file: string, titles: string[]): string[] => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const error = results.find((result) => result.error)?.error;
          return failureLine(root, file, [...titles, title], error?.message);
        }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, file, [...titles, inner.title])),
  ];
  return [
    ...suites.flatMap((suite) => ofSuite(suite, join(config.rootDir, suite.title), [])),
    ...errors.map(({ message, location }) =>
      failureLine(root, location?.file ?? config.rootDir, [], message),
    ),
  ];
}

/**
 * Counts a runner's own results, and names what failed. A test that fails as it is expected to has passed. One that passes only when it
 * is repeated has failed, as has a file that could not be loaded, or whose set-up failed: its tests did not run.
 *
 * @param report The parsed report of Vitest or Playwright.
 * @param root The folder that files are named from.
 * @returns A line for each failure, too; undefined when it is neither.
 */
export function resultsOf(report: unknown, root = repoRoot) {
  if (typeof report !== 'object' || report === null) return undefined;
  const counted = (failures: string[], passed: number, skipped: number) => ({
    totals: { passed, failed: failures.length, skipped },
    failures,
  });
  if (isVitest(report)) {
    const { numPassedTests, numPendingTests, numTodoTests } = report;
    return counted(vitestFailures(report, root), numPassedTests, numPendingTests + numTodoTests);
  }
  if (!isPlaywright(report)) return undefined;
  const { expected, skipped } = report.stats;
  return counted(playwrightFailures(report, root), expected, skipped);
}

/**
 * All tests of these names, such as `test:unit`, which leaves its report in the package's `reports/unit.json`: the scripts of the
 * packages under `packages/` and `apps/`. Other tasks have no report.
 */
export function testTasks(names: readonly string[], root = repoRoot): TestTask[] {
  const folders = ['packages', 'apps'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(root, group, name))
      .filter((folder) => existsSync(join(folder, 'package.json'))),
  );
  return folders.flatMap((folder) => {
    const { name, scripts = {} } = readJson(join(folder, 'package.json')) as {
      name: string;
      scripts?: Record<string, string>;
    };
    return names
      .filter((task) => task.startsWith('test:') && task in scripts)
      .map((task) => ({
        id: `${name}#${task}`,
        report: join(folder, 'reports', `${task.replace('test:', '')}.json`),
      }));
  });
}

/** Removes the tasks' reports, so that none of an earlier run is counted. Turbo puts back those of what it need not repeat. */
export function clearReports(tasks: readonly TestTask[]): void {
  for (const { report } of tasks) rmSync(report, { force: true });
}

/**
 * Reads the reports of all tasks.
 *
 * @returns What each task's tests came to, a line for each that failed, and a sentence for each report that is missing, unreadable
 *   or without a test.
 */
export function readReports(tasks: readonly TestTask[]) {
  const totals = new Map<string, Totals>();
  const failures: string[] = [];
  const problems: string[] = [];
  for (const { id, report } of tasks) {
    if (!existsSync(report)) {
      problems.push(`${id} left no report: its runner did not start or did not end. See above.`);
      continue;
    }
    try {
      const results = resultsOf(readJson(report));
      if (results) totals.set(id, results.totals);
      failures.push(...(results?.failures ?? []));
      if (!results || results.totals.passed + results.totals.failed === 0) {
        problems.push(`No test ran in ${id}.`);
      }
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  return { totals, failures, problems };
}

/** Reads what Turbo has written of a run with `--summarize`: the tasks that packages have a script for. */
export const taskRuns = (summary: unknown): TaskRun[] =>
  (summary as TurboSummary).tasks
    .filter(({ command, execution }) => command !== '<NONEXISTENT>' && execution !== undefined)
    .map(({ taskId, cache, execution }) => ({
      id: taskId,
      seconds: execution ? (execution.endTime - execution.startTime) / 1000 : 0,
      isCached: cache.status === 'HIT',
      hasFailed: execution?.exitCode !== 0,
    }));

/** Adds up. */
export const sumOf = (totals: Iterable<Totals>): Totals =>
  [...totals].reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** `12 passed, 0 failed`, and `, 1 skipped` where any were. */
export function summaryLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
