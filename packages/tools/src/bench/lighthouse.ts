import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse';
import { nonSimulatedSettingsOverrides } from 'lighthouse/core/config/constants.js';
import { ToolError } from '../workspace';
import { median } from './statistics';

/** Lighthouse's four categories, by its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

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
  fontBytes: number;
}

/** What Lighthouse says of a page, computed for a slow line and processor from a run on this machine's. */
export interface Audit {
  path: string;
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
  /** Whether the page comes without its script files and without the data that they would fetch; what is inline runs. */
  isBare?: boolean;
}

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

const valueOf = ({ audits }: Result, id: string) => {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new ToolError(`Lighthouse did not measure ${id}.`);
  return value;
};

/** A row of the table in which Lighthouse tells kinds of files apart. */
interface Resources {
  resourceType: string;
  requestCount: number;
  transferSize: number;
}

const resourcesOf = ({ audits }: Result, type: 'total' | 'font') => {
  const { details } = audits['resource-summary'] ?? {};
  const rows = details?.type === 'table' ? (details.items as unknown as Resources[]) : [];
  return rows.find(({ resourceType }) => resourceType === type);
};

/** What {@link Visit} is read from. */
const visitAudits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'mainthread-work-breakdown',
  'resource-summary',
];

/** Visits a page on a line and a processor that are slowed down in earnest. Throws a ToolError when that comes to no result. */
export async function visit(
  path: string,
  { port, url, rounds, isBare = false }: LighthouseOptions,
): Promise<Visit> {
  const runs: Result[] = [];
  const flags: Flags = { port, throttlingMethod: 'devtools', onlyAudits: visitAudits };
  if (isBare) flags.blockedUrlPatterns = ['https://*', '*.js', '*/data/*.json'];
  while (runs.length < rounds) runs.push(await run(url + path, flags));
  const middle = (read: (report: Result) => number) => median(runs.map(read));
  return {
    path,
    firstPaintMs: middle((one) => valueOf(one, 'first-contentful-paint')),
    largestPaintMs: middle((one) => valueOf(one, 'largest-contentful-paint')),
    layoutShift: middle((one) => valueOf(one, 'cumulative-layout-shift')),
    mainThreadMs: middle((one) => valueOf(one, 'mainthread-work-breakdown')),
    requests: middle((one) => resourcesOf(one, 'total')?.requestCount ?? 0),
    totalBytes: middle((one) => resourcesOf(one, 'total')?.transferSize ?? 0),
    fontBytes: middle((one) => resourcesOf(one, 'font')?.transferSize ?? 0),
  };
}

/** The audits that a category's score is made of: the others are advice, and take as long again. */
const scoredAudits = (id: Category) =>
  (defaultConfig.categories?.[id]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .map((audit) => audit.id);

const scoreOf = ({ categories: found }: Result, id: Category) =>
  Math.round((found[id]?.score ?? 0) * 100);

const faultsOf = ({ audits }: Result) =>
  categories
    .filter((id) => id !== 'performance')
    .flatMap(scoredAudits)
    .filter((id) => (audits[id]?.score ?? 1) < 1)
    .map((id) => audits[id]?.title ?? id);

/** Runs Lighthouse on a page. What does not depend on time, which is all but performance, is asked for in the first round alone. */
export async function audit(
  path: string,
  { port, url, rounds }: LighthouseOptions,
): Promise<Audit> {
  const first = await run(url + path, { port, onlyAudits: categories.flatMap(scoredAudits) });
  const runs = [first];
  const onlyAudits = scoredAudits('performance');
  while (runs.length < rounds) runs.push(await run(url + path, { port, onlyAudits }));
  const scores = categories.map((id) => [
    id,
    id === 'performance' ? median(runs.map((one) => scoreOf(one, id))) : scoreOf(first, id),
  ]);
  return {
    path,
    scores: Object.fromEntries(scores) as Audit['scores'],
    faults: faultsOf(first),
    blockingMs: median(runs.map((one) => valueOf(one, 'total-blocking-time'))),
  };
}
