import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';
import { repoRoot } from './workspace';

/** How tests went. */
export interface Results {
  passed: number;
  skipped: number;
  /** A line for each that failed. */
  failures: string[];
}

/** A task of Turbo's, and how it went. */
export interface TaskRun {
  /** As Turbo calls it, e.g. `@portfolio/web#test:e2e`. */
  id: string;
  seconds: number;
  isCached: boolean;
  hasFailed: boolean;
  /** Where its runner writes what became of its tests, where it has any. */
  report?: string;
}

/** The part of Turbo's run summary that is read here. */
interface TurboSummary {
  tasks: {
    taskId: string;
    directory: string;
    command: string;
    cache: { status: string };
    execution?: { startTime: number; endTime: number; exitCode: number };
  }[];
}

/** A test in a JUnit report, which Vitest and Playwright both write. */
interface TestCase {
  classname: string;
  name: string;
  skipped?: unknown;
  failure?: Fault[];
  error?: Fault[];
  /** What went wrong before it passed when it was repeated. */
  flakyFailure?: Fault[];
  flakyError?: Fault[];
}

interface Fault {
  message: string;
}

const faults = ['failure', 'error', 'flakyFailure', 'flakyError'] as const;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['testsuite', 'testcase', ...faults].includes(name),
});

/**
 * Counts a runner's own results, and names what failed: task, file, titles, and the first line of what went wrong. A test that fails as
 * it is expected to has passed; one that passes only when it is repeated has failed, as has a file that could not be loaded, or whose
 * set-up failed.
 */
export function resultsOf(task: string, report: string): Results {
  const { testsuites } = parser.parse(report) as {
    testsuites?: { testsuite?: { testcase?: TestCase[] }[] };
  };
  const tests = testsuites?.testsuite?.flatMap(({ testcase = [] }) => testcase) ?? [];
  const failures = tests.flatMap((test) => {
    const [fault] = faults.flatMap((kind) => test[kind] ?? []);
    if (!fault) return [];
    const [line] = stripVTControlCharacters(fault.message).trim().split('\n');
    return [`${task}: ${test.classname} › ${test.name}: ${line || 'no message'}`];
  });
  const skipped = tests.filter((test) => test.skipped !== undefined).length;
  return { passed: tests.length - skipped - failures.length, skipped, failures };
}

/** Reads the reports of all runs, with a sentence for each that is missing or without a test. */
export function readReports(runs: readonly TaskRun[]) {
  const results = new Map<string, Results>();
  const problems: string[] = [];
  for (const { id, report, hasFailed } of runs) {
    if (report && !existsSync(report)) {
      problems.push(`${id} left no report: its runner did not start or did not end. See above.`);
      continue;
    }
    const read = report ? resultsOf(id, readFileSync(report, 'utf8')) : undefined;
    if (read) results.set(id, read);
    if (read && read.passed + read.failures.length === 0)
      problems.push(`No test ran in ${id}: see above.`);
    // Runners also end with an error when no test failed, for example for a rejection that nothing caught.
    else if (hasFailed && !read?.failures.length) problems.push(`${id} failed: see above.`);
  }
  return { results, problems };
}

/**
 * Reads what Turbo has written of a run with `--summarize`: the tasks that packages have a script for and that were run, and all tests. The
 * runner of `test:unit` leaves its report in the package's `reports/unit.xml`.
 */
export const taskRuns = (summary: unknown, root = repoRoot): TaskRun[] =>
  (summary as TurboSummary).tasks.flatMap(({ taskId, directory, command, cache, execution }) => {
    const [, kind] = /#test:(.+)/.exec(taskId) ?? [];
    if (command === '<NONEXISTENT>' || !(execution || kind)) return [];
    const { startTime = 0, endTime = 0, exitCode } = execution ?? {};
    return {
      id: taskId,
      seconds: (endTime - startTime) / 1000,
      isCached: cache.status === 'HIT',
      hasFailed: exitCode !== 0,
      ...(kind && { report: join(root, directory, 'reports', `${kind}.xml`) }),
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
