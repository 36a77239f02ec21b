import type { Browser, Page } from 'playwright';
import { sentBytes } from './firstVisit';
import { cpuSlowdown, onTelephone, timeKeys } from './keyTime';
import { median } from './statistics';

/** What a visitor's first query costs, typed letter by letter on the slowed-down telephone. */
export interface SearchCost {
  /** All that is fetched for it, code and index, in bytes as a host sends them, without headers. */
  bytes: number;
  /** The longest that a key kept its visitor waiting, in ms: see `timeKeys`. */
  keyMs: number;
  /**
   * The longest that the search's worker computed for a key until its results stood, in ms on that telephone. The places in them follow,
   * and are left off when another key comes.
   */
  workerMs: number;
}

/** What a trace tells of a thread: how long it computed, and what it fetched. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it began, in µs. */
  ts: number;
  /** How long the thread itself ran, in µs, whatever else the machine did meanwhile. */
  tdur?: number;
  args: { name?: string; data?: { url?: string } };
}

/** How long workers computed before they asked for the first article, in ms at the machine's own speed. */
function workerTime(all: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isWorker = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name?.startsWith('DedicatedWorker');
  const workers = new Set(all.filter(isWorker).map(threadOf));
  const events = all.filter((event) => workers.has(threadOf(event)));
  const end = Math.min(
    ...events
      .filter(
        ({ name, args }) =>
          name === 'ResourceSendRequest' && /data\/(posts|projects)\//.test(args.data?.url ?? ''),
      )
      .map(({ ts }) => ts),
  );
  return events
    .filter(({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts < end)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/** How often each word is typed: a key's time is the median, since now and then the machine does something else. */
const visits = 5;

/** Times what a key costs, in ms. */
type TimeKey = (page: Page, key: string) => Promise<number>;

/** How long the visitor waits. Nothing is traced meanwhile, which the page would have to wait for. */
const waitOf: TimeKey = async (page, key) => Math.max(...(await timeKeys(page, key)));

/** How long the worker computes. */
const workOf: TimeKey = async (page, key) => {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    // As few as will do: tracing takes time itself.
    categories: ['__metadata', 'toplevel', 'devtools.timeline'],
  });
  await timeKeys(page, key);
  const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] };
  // The browser slows down the page's own thread alone.
  return workerTime(trace.traceEvents) * cpuSlowdown;
};

/** Types a word into a search that was not used before. @returns what was fetched, and each key's time */
async function typeWord(page: Page, origin: string, word: string, timeKey: TimeKey) {
  await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
  const fetched: Promise<number>[] = [];
  page.on('response', (response) => fetched.push(response.body().then(sentBytes)));
  // A visitor still thinks of a word when the search has started: the last that it asks for by itself is the directory of its index.
  const started = page.waitForResponse(/directory\.json/).then((response) => response.finished());
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await started;
  // Not by role: the languages in the footer are a combobox with options too.
  await page.locator('input[role=combobox]').waitFor();
  const times: number[] = [];
  for (const key of word) times.push(await timeKey(page, key));
  await page.locator('[role=option]').first().waitFor();
  const bytes = (await Promise.all(fetched)).reduce((sum, one) => sum + one, 0);
  return { bytes, times };
}

/**
 * Measures the search over everything.
 *
 * @param words are typed, each on first visits; they have to be found
 * @returns what the costliest of them costs
 */
export async function measureSearch(
  browser: Browser,
  origin: string,
  words: readonly string[],
): Promise<SearchCost> {
  const most: SearchCost = { bytes: 0, keyMs: 0, workerMs: 0 };
  for (const word of words) {
    for (const [figure, timeKey] of [
      ['keyMs', waitOf],
      ['workerMs', workOf],
    ] as const) {
      const typed: Awaited<ReturnType<typeof typeWord>>[] = [];
      for (let visit = 0; visit < visits; visit++) {
        typed.push(await onTelephone(browser, (page) => typeWord(page, origin, word, timeKey)));
      }
      const keys = [...word].map((_, key) => median(typed.map(({ times }) => times[key] ?? 0)));
      most[figure] = Math.max(most[figure], ...keys);
      most.bytes = Math.max(most.bytes, ...typed.map(({ bytes }) => bytes));
    }
  }
  return most;
}
