import lighthouse, { type Flags, type Result } from 'lighthouse';
import { ToolError } from '../workspace';
import { median } from './statistics';

/** Lighthouse's four categories, by its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The kinds of files whose bytes are told apart, by Lighthouse's names. */
export const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** What Lighthouse measures on a page as its usual telephone sees it: medians of all runs. Times in ms, sizes in bytes as sent. */
export interface Audit {
  path: string;
  /** From 0 to 100; 0 for what was not asked for. */
  scores: Record<Category, number>;
  /** What keeps a category below 100, in Lighthouse's words; without the measurements of performance. */
  faults: string[];
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  layoutShift: number;
  mainThreadMs: number;
  requests: number;
  totalBytes: number;
  bytes: Record<Kind, number>;
  /** Lighthouse's own measure of the machine meanwhile: from some 1,000 on it is idle enough to believe in times. */
  machineSpeed: number;
}

/** What {@link audit} takes. */
export interface AuditOptions {
  /** Where the browser listens for its tools. */
  port: number;
  rounds: number;
  /** Measures the page on a line and a processor that are slowed down, and nothing else, in place of computing what they would do. */
  isThrottled?: boolean;
}

/** A browser that is busy now and then loses the start of a recording; Lighthouse then asks to be run again. */
const mostAttempts = 3;

/** One run. Other sites are kept out: what they send is not ours, and here they may not be reached. */
async function run(url: string, flags: Flags, attempt = 1): Promise<Result> {
  const blockedUrlPatterns = ['https://*'];
  const result = await lighthouse(url, { logLevel: 'silent', blockedUrlPatterns, ...flags });
  const report = result?.lhr;
  if (report && !report.runtimeError) return report;
  if (attempt < mostAttempts) return run(url, flags, attempt + 1);
  throw new ToolError(`Lighthouse on ${url}: ${report?.runtimeError?.message ?? 'no result'}`);
}

/** A row of the table in which Lighthouse tells kinds of files apart. */
interface Resources {
  resourceType: Kind | 'total';
  requestCount: number;
  transferSize: number;
}

const resourcesOf = ({ audits }: Result, type: Resources['resourceType']) => {
  const { details } = audits['resource-summary'] ?? {};
  const rows = details?.type === 'table' ? (details.items as unknown as Resources[]) : [];
  return rows.find(({ resourceType }) => resourceType === type);
};

const faultsOf = ({ audits, categories: found }: Result) =>
  Object.entries(found)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);

/**
 * Runs Lighthouse on a page.
 *
 * @throws ToolError when it comes to no result
 */
export async function audit(origin: string, path: string, options: AuditOptions): Promise<Audit> {
  const { port, rounds, isThrottled = false } = options;
  const flags: Flags = {
    port,
    ...(isThrottled && { throttlingMethod: 'devtools', onlyCategories: ['performance'] }),
  };
  const runs: Result[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await run(origin + path, flags));
  const middle = (read: (report: Result) => number) => median(runs.map(read));
  const measured = (id: string) => middle(({ audits }) => audits[id]?.numericValue ?? 0);
  const each = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;
  return {
    path,
    scores: each(categories, (id) =>
      middle((report) => Math.round((report.categories[id]?.score ?? 0) * 100)),
    ),
    faults: [...new Set(runs.flatMap(faultsOf))],
    firstPaintMs: measured('first-contentful-paint'),
    largestPaintMs: measured('largest-contentful-paint'),
    blockingMs: measured('total-blocking-time'),
    layoutShift: measured('cumulative-layout-shift'),
    mainThreadMs: measured('mainthread-work-breakdown'),
    requests: middle((report) => resourcesOf(report, 'total')?.requestCount ?? 0),
    totalBytes: middle((report) => resourcesOf(report, 'total')?.transferSize ?? 0),
    bytes: each(kinds, (kind) => middle((report) => resourcesOf(report, kind)?.transferSize ?? 0)),
    machineSpeed: middle(({ environment }) => environment.benchmarkIndex),
  };
}
