import { XMLParser } from 'fast-xml-parser';

/** A test in a JUnit report. Playwright reports a timeout as an error. */
interface TestCase {
  classname: string;
  name: string;
  skipped?: unknown;
  failure?: unknown;
  error?: unknown;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['testsuite', 'testcase'].includes(name),
});

/** Adds up JUnit reports. Returns a line for each failed test, then the totals. */
export function totals(reports: readonly string[], hasFailed: boolean): string[] {
  const tests = reports
    .flatMap((xml) => parser.parse(xml).testsuites.testsuite ?? [])
    .flatMap(({ testcase = [] }: { testcase?: TestCase[] }) => testcase);
  const failed = tests
    .filter(({ failure, error }) => failure !== undefined || error !== undefined)
    .map(({ classname, name }) => `${classname} › ${name}`);
  const skipped = tests.filter((one) => one.skipped !== undefined).length;
  const passed = tests.length - failed.length - skipped;
  if (hasFailed && failed.length === 0) failed.push('A task failed. The errors are above.');
  const end = skipped > 0 ? `, ${skipped} skipped` : '';
  return [...failed, `${passed} passed, ${failed.length} failed${end}`];
}
