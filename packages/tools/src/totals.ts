import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';

/** Results of tests. */
export interface Results {
  passed: number;
  skipped: number;
  /** A line for each failure. */
  failures: string[];
}

interface Fault {
  message: string;
}

const faults = ['failure', 'error', 'flakyFailure', 'flakyError'] as const;

/** A test in a JUnit report from Vitest or Playwright. A flaky test passed only on retry. */
interface TestCase extends Partial<Record<(typeof faults)[number], Fault[]>> {
  classname: string;
  name: string;
  skipped?: unknown;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['testsuite', 'testcase', ...faults].includes(name),
});

/**
 * Counts a runner's results and describes each failure: file, titles and the first line of the error. A test that fails as expected has passed.
 * One that passes only on retry has failed, as has a file or set-up that does not load.
 */
export function resultsOf(report: string): Results {
  const { testsuites } = parser.parse(report) as {
    testsuites?: { testsuite?: { testcase?: TestCase[] }[] };
  };
  const tests = testsuites?.testsuite?.flatMap(({ testcase = [] }) => testcase) ?? [];
  const failures = tests.flatMap((test) => {
    const [fault] = faults.flatMap((kind) => test[kind] ?? []);
    if (!fault) return [];
    const [line] = stripVTControlCharacters(fault.message).trim().split('\n');
    return [`${test.classname} › ${test.name}: ${line || 'no message'}`];
  });
  const skipped = tests.filter((test) => test.skipped !== undefined).length;
  return { passed: tests.length - skipped - failures.length, skipped, failures };
}

/** Adds up the reports in these files, and prefixes each failure with its file. A report without tests is a failure. */
export function sumOf(files: readonly string[]): Results {
  const sum: Results = { passed: 0, skipped: 0, failures: [] };
  for (const file of files) {
    const { passed, skipped, failures } = resultsOf(readFileSync(file, 'utf8'));
    sum.passed += passed;
    sum.skipped += skipped;
    sum.failures.push(...failures.map((line) => `${file}: ${line}`));
    if (passed + failures.length === 0) sum.failures.push(`${file}: no test ran`);
  }
  return sum;
}

/** Formats totals: `12 passed, 0 failed`, and `, 1 skipped` if there are any. */
export const summaryLine = ({ passed, skipped, failures }: Results) =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
