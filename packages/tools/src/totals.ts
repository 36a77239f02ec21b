import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { XMLParser } from 'fast-xml-parser';

export interface Results {
  passed: number;
  skipped: number;
  failures: string[];
}

/** A test in a JUnit report. Playwright reports a timeout as an error. */
interface TestCase {
  classname: string;
  name: string;
  skipped?: unknown;
  failure?: { message: string }[];
  error?: { message: string }[];
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['testsuite', 'testcase', 'failure', 'error'].includes(name),
});

/** Adds up JUnit reports. Each failure is one line: file, titles and first line of the error. A report in which no test ran is a failure. */
export function sumReports(files: readonly string[]): Results {
  const sum: Results = { passed: 0, skipped: 0, failures: [] };
  for (const file of files) {
    const { testsuites } = parser.parse(readFileSync(file, 'utf8')) as {
      testsuites?: { testsuite?: { testcase?: TestCase[] }[] };
    };
    const tests = testsuites?.testsuite?.flatMap(({ testcase = [] }) => testcase) ?? [];
    if (tests.every(({ skipped }) => skipped !== undefined)) {
      sum.failures.push(`${file}: no test ran`);
    }
    for (const { classname, name, skipped, failure, error } of tests) {
      const [fault] = failure ?? error ?? [];
      const [line] = stripVTControlCharacters(fault?.message ?? '')
        .trim()
        .split('\n');
      if (fault) sum.failures.push(`${file}: ${classname} › ${name}: ${line || 'no message'}`);
      else if (skipped === undefined) sum.passed += 1;
      else sum.skipped += 1;
    }
  }
  return sum;
}

/** Formats the totals as the last line of a test run. */
export const summaryLine = ({ passed, failures, skipped }: Results) =>
  `${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
