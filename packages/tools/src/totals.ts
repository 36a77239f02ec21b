import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';
import { messageOf, readJson, repoRoot } from './workspace';

/** How tests went. */
export interface Results {
  passed: number;
  skipped: number;
  /** A line for each that failed. */
  failures: string[];
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

/** The part of Turbo's run summary that is read here. */
interface TurboSummary {
  tasks: {
    taskId: string;
    command: string;
    cache: { status: string };
    execution?: { startTime: number; endTime: number; exitCode: number };
  }[];
}

/** A failure in one line: file, titles, and the first line of what went wrong. */
const failureLine = (root: string, file: string, titles: readonly string[], error = '') =>
  [relative(root, file), ...titles].join(' › ') +
  `: ${stripVTControlCharacters(error).trim().split('\n')[0] || 'no message'}`;

const vitestFailures = ({ testResults }: JsonTestResults, root: string) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return failureLine(root, name, [], message);
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      failureLine(root, name, [...ancestorTitles, title], failureMessages?.[0]),
    );
  });

function playwrightFailures({ config, suites, errors }: JSONReport, root: string) {
  const ofSuite = (suite: JSONReportSuite, titles: string[]): string[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const error = results.find((result) => result.error)?.error;
          const file = join(config.rootDir, suite.file);
          return failureLine(root, file, [...titles, title], error?.message);
        }),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, [...titles, inner.title])),
  ];
  return [
    ...suites.flatMap((suite) => ofSuite(suite, [])),
    ...errors.map(({ message, location }) =>
      failureLine(root, location?.file ?? config.rootDir, [], message),
    ),
  ];
}

/**
 * Counts a runner's own results, and names what failed. A test that fails as it is expected to has passed. One that passes only when it
 * is repeated has failed, as has a file that could not be loaded, or whose set-up failed: its tests did not run.
 *
 * @param root The folder that files are named from.
 */
export function resultsOf(report: JsonTestResults | JSONReport, root = repoRoot): Results {
  if ('testResults' in report) {
    const { numPassedTests: passed, numPendingTests, numTodoTests } = report;
    const skipped = numPendingTests + numTodoTests;
    return { passed, skipped, failures: vitestFailures(report, root) };
  }
  const { expected: passed, skipped } = report.stats;
  return { passed, skipped, failures: playwrightFailures(report, root) };
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

/** Reads the reports of all tasks, with a sentence for each that is missing, unreadable or without a test. */
export function readReports(tasks: readonly TestTask[]) {
  const results = new Map<string, Results>();
  const problems: string[] = [];
  for (const { id, report } of tasks) {
    if (!existsSync(report)) {
      problems.push(`${id} left no report: its runner did not start or did not end. See above.`);
      continue;
    }
    try {
      const read = resultsOf(readJson(report) as JsonTestResults | JSONReport);
      results.set(id, read);
      if (read.passed + read.failures.length === 0) problems.push(`No test ran in ${id}.`);
    } catch (error) {
      problems.push(messageOf(error));
    }
  }
  return { results, problems };
}

/** Reads what Turbo has written of a run with `--summarize`: the tasks that packages have a script for. */
export const taskRuns = (summary: unknown): TaskRun[] =>
  (summary as TurboSummary).tasks.flatMap(({ taskId, command, cache, execution }) => {
    if (command === '<NONEXISTENT>' || !execution) return [];
    const { startTime, endTime, exitCode } = execution;
    return {
      id: taskId,
      seconds: (endTime - startTime) / 1000,
      isCached: cache.status === 'HIT',
      hasFailed: exitCode !== 0,
    };
  });

/** Adds up. */
export const sumOf = (results: Iterable<Results>): Results =>
  [...results].reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      skipped: sum.skipped + one.skipped,
      failures: [...sum.failures, ...one.failures],
    }),
    { passed: 0, skipped: 0, failures: [] },
  );

/** `12 passed, 0 failed`, and `, 1 skipped` where any were. */
export const summaryLine = ({ passed, skipped, failures }: Results) =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
