import type { Browser, Page } from 'playwright';
import { sentBytes } from './firstVisit';
import { cpuSlowdown, onTelephone, timeKeys } from './keyTime';

/** What a visitor's first query costs, typed letter by letter on the slowed-down telephone. */
export interface SearchCost {
  /** All that is fetched for it, code and index, in bytes as a host sends them, without headers. */
  bytes: number;
  /** The longest that a key kept its visitor waiting, in ms: see `timeKeys`. */
  keyMs: number;
  /** The longest that the search's worker computed for a key, in ms on that telephone. */
  workerMs: number;
}

/** Of a trace, what tells how long threads computed. */
interface Trace {
  traceEvents: readonly {
    name: string;
    pid: number;
    tid: number;
    /** How long the thread itself ran, in µs, whatever else the machine did meanwhile. */
    tdur?: number;
    args: { name?: string };
  }[];
}

/** How long workers computed, in ms at the machine's own speed. */
function workerTime({ traceEvents }: Trace): number {
  const threadOf = ({ pid, tid }: Trace['traceEvents'][number]) => `${pid} ${tid}`;
  const workers = new Set(
    traceEvents
      .filter(
        ({ name, args }) => name === 'thread_name' && args.name?.startsWith('DedicatedWorker'),
      )
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && workers.has(threadOf(event)),
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Types a word into a search that was not used before. */
async function typeWord(browser: Browser, page: Page, word: string): Promise<SearchCost> {
  const fetched: Promise<number>[] = [];
  page.on('response', (response) => fetched.push(response.body().then(sentBytes)));
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  // Not by role: the languages in the footer are a combobox with options too.
  await page.locator('input[role=combobox]').waitFor();
  let [keyMs, workerMs] = [0, 0];
  for (const key of word) {
    await browser.startTracing(page, {
      // As few as will do: tracing takes time itself.
      categories: ['__metadata', 'toplevel'],
    });
    keyMs = Math.max(keyMs, ...(await timeKeys(page, key)));
    const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
    // The browser slows down the page's own thread alone.
    workerMs = Math.max(workerMs, workerTime(trace) * cpuSlowdown);
  }
  await page.locator('[role=option]').first().waitFor();
  const bytes = (await Promise.all(fetched)).reduce((sum, one) => sum + one, 0);
  return { bytes, keyMs, workerMs };
}

/**
 * Measures the search over everything.
 *
 * @param words are typed, each on a first visit; they have to be found
 * @returns what the costliest of them costs
 */
export async function measureSearch(
  browser: Browser,
  origin: string,
  words: readonly string[],
): Promise<SearchCost> {
  const costs: SearchCost[] = [];
  for (const word of words) {
    const cost = await onTelephone(browser, async (page) => {
      await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
      return typeWord(browser, page, word);
    });
    costs.push(cost);
  }
  const most = (figure: keyof SearchCost) => Math.max(...costs.map((cost) => cost[figure]));
  return { bytes: most('bytes'), keyMs: most('keyMs'), workerMs: most('workerMs') };
}
