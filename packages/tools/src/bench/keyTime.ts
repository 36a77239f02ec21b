import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { median } from './statistics';

/** How much slower a telephone's processor is, as Lighthouse has it. */
export const cpuSlowdown = 4;

/** By then a key's answer has begun, in ms: the search waits until typing has rested for 120, the address of a list for 250. */
const answerMs = 600;

type Watched = Window & { benchKeyMs?: number };

/** Has the page note the longest wait. Runs in the page as text: it may not refer to anything outside, nor hold a function with a name. */
function watchKeys(): void {
  const watched = window as Watched;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      watched.benchKeyMs = Math.max(watched.benchKeyMs ?? 0, duration);
    }
  });
  // Of events, the shortest that browsers tell of; TypeScript does not know the option yet.
  observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  observer.observe({ type: 'longtask' });
}

/**
 * Types into the focused field on the slowed-down telephone, each key after the answer to the one before.
 *
 * @returns for each key how long it kept its visitor waiting, in ms: from the press to the next paint (which is what INP tells of), or
 *   the longest task of its answer, for which the next key would wait; 0 where both are too short for a browser to tell
 */
export async function timeKeys(page: Page, keys: Iterable<string>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.evaluate(watchKeys);
  const times: number[] = [];
  for (const key of keys) {
    await page.evaluate(() => delete (window as Watched).benchKeyMs);
    await page.keyboard.press(key);
    // Nothing looks into the page meanwhile: that would be work of its own.
    await setTimeout(answerMs);
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestIdleCallback(() => resolve((window as Watched).benchKeyMs ?? 0));
        }),
    );
    times.push(time);
  }
  return times;
}

/** Does something on a page of a first visit, which is closed afterwards. */
export async function onNewPage<Result>(
  browser: Browser,
  run: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The same in a window as wide as a telephone's. */
export const onTelephone = <Result>(browser: Browser, run: (page: Page) => Promise<Result>) =>
  onNewPage(browser, run, { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** How long a key in the list's search keeps its visitor waiting, in ms (see `timeKeys`): the slower median of typing and deleting. */
export interface FilterTimes {
  /** With the first three entries shown, as the list opens. */
  opened: number;
  /** With every entry shown that there is. */
  all: number;
}

/** Rare letters, of which each leaves few entries or none; deleting it brings all back, which takes longer. */
const letters = ['z', 'q', 'x', 'j', 'z'];

const measureList = (browser: Browser, url: string) =>
  onTelephone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('searchbox').focus();
    const keys = letters.flatMap((letter) => [letter, 'Backspace']);
    const times = await timeKeys(page, keys);
    const every = (first: number) => times.filter((_, index) => index % 2 === first);
    return Math.max(median(every(0)), median(every(1)));
  });

/** Measures how quickly the list of posts answers its search. */
export const measureFilter = async (browser: Browser, origin: string): Promise<FilterTimes> => ({
  opened: await measureList(browser, `${origin}/blogs`),
  all: await measureList(browser, `${origin}/blogs?shown=99999`),
});
