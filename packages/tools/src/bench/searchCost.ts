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

/** Of a trace, what tells how long threads computed, and what they fetched. */
interface Trace {
  traceEvents: readonly {
    name: string;
    pid: number;
    tid: number;
    /** When it began, in µs. */
    ts: number;
    /** How long the thread itself ran, in µs, whatever else the machine did meanwhile. */
    tdur?: number;
    args: { name?: string; data?: { url?: string } };
  }[];
}

/** How long workers computed before they asked for the first article, in ms at the machine's own speed. */
function workerTime({ traceEvents }: Trace): number {
  const threadOf = ({ pid, tid }: Trace['traceEvents'][number]) => `${pid} ${tid}`;
  const workers = new Set(
    traceEvents
      .filter(
        ({ name, args }) => name === 'thread_name' && args.name?.startsWith('DedicatedWorker'),
      )
      .map(threadOf),
  );
  const events = traceEvents.filter((event) => workers.has(threadOf(event)));
  const articles = events.filter(
    ({ name, args }) =>
      name === 'ResourceSendRequest' && /data\/(posts|projects)\//.test(args.data?.url ?? ''),
  );
  const end = Math.min(...articles.map(({ ts }) => ts));
  const tasks = events.filter(
    ({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts < end,
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
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
  const trace = JSON.parse(String(await browser?.stopTracing())) as Trace;
  // The browser slows down the page's own thread alone.
  return workerTime(trace) * cpuSlowdown;
};

/** Types a word into a search that was not used before. @returns what was fetched, and each key's time */
async function typeWord(page: Page, word: string, timeKey: TimeKey) {
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
  /** The costliest key of a word, and what was fetched for all of it. */
  const costOf = async (word: string, timeKey: TimeKey) => {
    const typed: Awaited<ReturnType<typeof typeWord>>[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const one = await onTelephone(browser, async (page) => {
        await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
        return typeWord(page, word, timeKey);
      });
      typed.push(one);
    }
    const keys = [...word].map((_, key) => median(typed.map(({ times }) => times[key] ?? 0)));
    return { bytes: Math.max(...typed.map(({ bytes }) => bytes)), ms: Math.max(...keys) };
  };
  const most: SearchCost = { bytes: 0, keyMs: 0, workerMs: 0 };
  for (const word of words) {
    const waited = await costOf(word, waitOf);
    const computed = await costOf(word, workOf);
    most.bytes = Math.max(most.bytes, waited.bytes);
    most.keyMs = Math.max(most.keyMs, waited.ms);
    most.workerMs = Math.max(most.workerMs, computed.ms);
  }
  return most;
}
