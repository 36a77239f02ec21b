import lighthouse from 'lighthouse';
import { ToolError } from '../workspace';
import { median } from './statistics';

/** Lighthouse's four categories, by its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What Lighthouse finds on a page as its usual telephone sees it: medians of all runs. */
export interface Audit {
  path: string;
  /** From 0 to 100. */
  scores: Record<Category, number>;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Lighthouse's own measure of the machine meanwhile: from some 1,000 on it is idle enough to believe in times. */
  machineSpeed: number;
  /** What keeps a category below 100, in Lighthouse's words; without the measurements of performance. */
  faults: string[];
}

/** A browser that is busy now and then loses the start of a recording; Lighthouse then asks to be run again. */
const mostAttempts = 3;

/** One run. Other sites are kept out, as in all of the bench: what they send is not ours, and here they may not be reached. */
async function auditOnce(url: string, port: number, attempt = 1): Promise<Omit<Audit, 'path'>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    blockedUrlPatterns: ['https://*'],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError) {
    if (attempt < mostAttempts) return auditOnce(url, port, attempt + 1);
    throw new ToolError(`Lighthouse on ${url}: ${report?.runtimeError?.message ?? 'no result'}`);
  }
  const number = (id: string) => report.audits[id]?.numericValue ?? 0;
  const scores = categories.map((id) => [
    id,
    Math.round((report.categories[id]?.score ?? 0) * 100),
  ]) as [Category, number][];
  const faults = categories
    .filter((id) => id !== 'performance')
    .flatMap((id) => report.categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => report.audits[id]?.title ?? id);
  return {
    scores: Object.fromEntries(scores) as Audit['scores'],
    largestPaintMs: number('largest-contentful-paint'),
    blockingMs: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    machineSpeed: report.environment.benchmarkIndex,
    faults,
  };
}

/**
 * Runs Lighthouse on a page.
 *
 * @param port where the browser listens for its tools
 * @throws ToolError when it comes to no result
 */
export async function audit(
  { origin, path }: { origin: string; path: string },
  { port, rounds }: { port: number; rounds: number },
): Promise<Audit> {
  const runs: Omit<Audit, 'path'>[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await auditOnce(origin + path, port));
  const of = (read: (run: Omit<Audit, 'path'>) => number) => median(runs.map(read));
  return {
    path,
    scores: Object.fromEntries(
      categories.map((id) => [id, of(({ scores }) => scores[id])]),
    ) as Audit['scores'],
    largestPaintMs: of((run) => run.largestPaintMs),
    blockingMs: of((run) => run.blockingMs),
    layoutShift: of((run) => run.layoutShift),
    machineSpeed: of((run) => run.machineSpeed),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}
