import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse';
import { nonSimulatedSettingsOverrides } from 'lighthouse/core/config/constants.js';
import { ToolError } from '../workspace';
import { median } from './statistics';

/** Lighthouse's four categories, by its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The kinds of files whose bytes are told apart, by Lighthouse's names. */
export const kinds = ['document', 'stylesheet', 'script', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** What a page costs Lighthouse's usual telephone: medians of all runs. Times in ms, sizes in bytes as sent. */
export interface Visit {
  path: string;
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  /** All that the main thread does, until line and processor have been quiet for a second each. */
  mainThreadMs: number;
  requests: number;
  totalBytes: number;
  bytes: Record<Kind, number>;
  /** Lighthouse's own measure of the machine meanwhile: from some 1,000 on it is idle enough to believe in times. */
  machineSpeed: number;
}

/** What Lighthouse says of a page, computed for a slow line and processor from a run on this machine's. */
export interface Audit extends Visit {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  /** What keeps a category below 100, in Lighthouse's words; without the measurements of performance. */
  faults: string[];
  blockingMs: number;
}

/** Where Lighthouse finds its browser and the page, and how often it visits it. */
export interface LighthouseOptions {
  /** Where the browser listens for its tools. */
  port: number;
  url: string;
  rounds: number;
}

/** The audits that {@link Visit} is read from. */
const visitAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'mainthread-work-breakdown',
  'resource-summary',
];

/** The audits that a category's score is made of: the others are advice, and take as long again. */
const scoredAudits = (of: readonly Category[]) =>
  of.flatMap((id) =>
    (defaultConfig.categories?.[id]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map((audit) => audit.id),
  );

// On a line that is really slow Lighthouse waits for twice five seconds of quiet, since a figure that nobody reads here, the time to
// interactive, looks for five of them; options can only make that longer. A second is what it waits for elsewhere.
Object.assign(nonSimulatedSettingsOverrides, {
  pauseAfterFcpMs: 1000,
  pauseAfterLoadMs: 1000,
  networkQuietThresholdMs: 1000,
  cpuQuietThresholdMs: 1000,
});

/** A browser that is busy now and then loses the start of a recording; Lighthouse then asks to be run again. */
const mostAttempts = 3;

/** One run. Other sites are kept out: what they send is not ours, and here they may not be reached. */
async function run(url: string, flags: Flags, attempt = 1): Promise<Result> {
  const result = await lighthouse(url, {
    logLevel: 'silent',
    blockedUrlPatterns: ['https://*'],
    disableFullPageScreenshot: true,
    ...flags,
  });
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

const each = <Name extends string>(names: readonly Name[], of: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, number>;

const middle = (runs: readonly Result[], read: (report: Result) => number) =>
  median(runs.map(read));

const measured = (runs: readonly Result[], id: string) =>
  middle(runs, ({ audits }) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new ToolError(`Lighthouse did not measure ${id}.`);
    return value;
  });

const visitOf = (path: string, runs: readonly Result[]): Visit => ({
  path,
  firstPaintMs: measured(runs, 'first-contentful-paint'),
  largestPaintMs: measured(runs, 'largest-contentful-paint'),
  layoutShift: measured(runs, 'cumulative-layout-shift'),
  mainThreadMs: measured(runs, 'mainthread-work-breakdown'),
  requests: middle(runs, (report) => resourcesOf(report, 'total')?.requestCount ?? 0),
  totalBytes: middle(runs, (report) => resourcesOf(report, 'total')?.transferSize ?? 0),
  bytes: each(kinds, (kind) =>
    middle(runs, (report) => resourcesOf(report, kind)?.transferSize ?? 0),
  ),
  machineSpeed: middle(runs, ({ environment }) => environment.benchmarkIndex),
});

/** Visits a page on a line and a processor that are slowed down in earnest. Throws a ToolError when that comes to no result. */
export async function visit(
  path: string,
  { port, url, rounds }: LighthouseOptions,
): Promise<Visit> {
  const flags: Flags = { port, throttlingMethod: 'devtools', onlyAudits: visitAudits };
  const runs: Result[] = [];
  for (let round = 0; round < rounds; round++) runs.push(await run(url + path, flags));
  return visitOf(path, runs);
}

/** Runs Lighthouse on a page. What does not depend on time, which is all but performance, is asked for in the first round alone. */
export async function audit(
  path: string,
  { port, url, rounds }: LighthouseOptions,
): Promise<Audit> {
  const withScoresOf = (of: readonly Category[]): Flags => ({
    port,
    onlyAudits: [...visitAudits, ...scoredAudits(of)],
  });
  const first = await run(url + path, withScoresOf(categories));
  const runs = [first];
  while (runs.length < rounds) runs.push(await run(url + path, withScoresOf(['performance'])));
  const score = (report: Result, id: Category) =>
    Math.round((report.categories[id]?.score ?? 0) * 100);
  return {
    ...visitOf(path, runs),
    scores: each(categories, (id) =>
      id === 'performance' ? middle(runs, (report) => score(report, id)) : score(first, id),
    ),
    faults: faultsOf(first),
    blockingMs: measured(runs, 'total-blocking-time'),
  };
}
