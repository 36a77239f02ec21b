import lighthouse, { type Result } from 'lighthouse';
import { ToolError } from '../workspace';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's audit for each measurement. Times are in ms. */
const auditIds = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  mainThread: 'mainthread-work-breakdown',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;
type Measurement = keyof typeof auditIds;

/** Median results for a page with Lighthouse's mobile preset. Scores are from 0 to 100. */
export interface Audit extends Record<Measurement, number> {
  path: string;
  scores: Record<(typeof categories)[number], number>;
}

/** For an even number of values, returns the larger of the middle two. */
const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Blocks requests to other sites, which may be unreachable. */
async function run(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    blockedUrlPatterns: ['https://*'],
    disableFullPageScreenshot: true,
  });
  const report = result?.lhr;
  if (report && !report.runtimeError) return report;
  throw new ToolError(`Lighthouse on ${url}: ${report?.runtimeError?.message ?? 'no result'}`);
}

/**
 * Runs Lighthouse on a page `rounds` times and returns the medians.
 *
 * @param origin the page's origin, without a trailing slash
 * @param port the browser's debugging port
 */
export async function audit(
  origin: string,
  path: string,
  port: number,
  rounds: number,
): Promise<Audit> {
  const runs: Result[] = [];
  while (runs.length < rounds) runs.push(await run(origin + path, port));
  const medianOf = (read: (report: Result) => number | null | undefined) =>
    median(runs.map((report) => read(report) ?? Number.NaN));
  const measurements = Object.entries(auditIds).map(([name, id]) => [
    name,
    medianOf(({ audits }) => audits[id]?.numericValue),
  ]);
  const scores = categories.map((id) => [
    id,
    medianOf((report) => (report.categories[id]?.score ?? 0) * 100),
  ]);
  return { path, ...Object.fromEntries(measurements), scores: Object.fromEntries(scores) } as Audit;
}
