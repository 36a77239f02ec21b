import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright';
import { sentBytes } from './firstVisit';

/** What a visitor's first query costs, typed letter by letter on the slowed-down telephone. */
export interface SearchCost {
  /** All that is fetched for it, code and index, in bytes as a host sends them, without headers. */
  bytes: number;
  /** The browser's work for the key that took most of it, until its results are painted, in ms. */
  keyMs: number;
}

/** How much slower a telephone's processor is, as Lighthouse has it. */
const cpuSlowdown = 4;

/** By then a key has its results, in ms: typing rests for 120. */
const answerMs = 1_000;

/** How long the page has worked so far, in ms. */
async function workedMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/**
 * Measures the search over everything.
 *
 * @param word is typed; it has to be found
 */
export async function measureSearch(
  browser: Browser,
  origin: string,
  word: string,
): Promise<SearchCost> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const fetched: Promise<number>[] = [];
    page.on('response', (response) => fetched.push(response.body().then(sentBytes)));
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('combobox').waitFor();
    let keyMs = 0;
    for (const letter of word) {
      const before = await workedMs(session);
      await page.keyboard.press(letter);
      // Nothing looks into the page meanwhile: that would be work of its own.
      await setTimeout(answerMs);
      keyMs = Math.max(keyMs, (await workedMs(session)) - before);
    }
    const bytes = (await Promise.all(fetched)).reduce((sum, one) => sum + one, 0);
    return { bytes, keyMs };
  } finally {
    await context.close();
  }
}
