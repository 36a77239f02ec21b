import type { Browser, Page } from 'playwright';
import { median } from './statistics';

/** How much slower a telephone's processor is, as Lighthouse has it. */
const cpuSlowdown = 4;

/** From a key press in the list's search to the painted result, in ms on the slowed-down telephone: the slower median of typing and deleting. */
export interface FilterTimes {
  /** With the first three entries shown, as the list opens. */
  opened: number;
  /** With every entry shown that there is. */
  all: number;
}

/** How the next key press is timed. Runs in the page as text: it may not refer to anything outside, nor hold a function with a name. */
function timeNextKey(): void {
  const shown = window as Window & { benchFilterMs?: number };
  delete shown.benchFilterMs;
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        // The task after the next frame: by then that frame has been handed to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (shown.benchFilterMs = performance.now() - timeStamp);
          port2.postMessage(null);
        });
      }).observe(document.querySelector('main') ?? document.body, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    },
    { once: true, capture: true },
  );
}

async function timeKey(page: Page, key: string): Promise<number> {
  await page.evaluate(timeNextKey);
  await page.keyboard.press(key);
  const time = await page.waitForFunction(
    () => (window as Window & { benchFilterMs?: number }).benchFilterMs,
  );
  return (await time.jsonValue()) ?? 0;
}

/** Rare letters, of which each leaves few entries or none; deleting it brings all back, which takes longer. */
const letters = ['z', 'q', 'x', 'j', 'z'];

async function measureList(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.getByRole('searchbox').focus();
    const narrowing: number[] = [];
    const widening: number[] = [];
    for (const letter of letters) {
      narrowing.push(await timeKey(page, letter));
      widening.push(await timeKey(page, 'Backspace'));
    }
    return Math.max(median(narrowing), median(widening));
  } finally {
    await context.close();
  }
}

/** Measures how quickly the list of posts answers its search. */
export const measureFilter = async (browser: Browser, origin: string): Promise<FilterTimes> => ({
  opened: await measureList(browser, `${origin}/blogs`),
  all: await measureList(browser, `${origin}/blogs?shown=99999`),
});
