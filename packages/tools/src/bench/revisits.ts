import type { Browser } from 'playwright';
import { onNewPage } from './keyTime';
import { median } from './statistics';

/** Lighthouse's slow 4G: latency in ms, and bytes a second. */
const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_480 };

/** How long the pointer rests on a link before it is pressed, in ms. */
const restMs = 150;

/** How often each is measured. */
const rounds = 5;

/** What comes after a first visit. */
export interface Revisits {
  /** From the press on a link to the next page's paint, once all that a pointer at rest has fetched is there; in ms. */
  prefetchedMs: number;
  /** The same over slow 4G, when the pointer has rested on the link for 150 ms. */
  slowLineMs: number;
  /** What opening the home page again fetches with nothing but the browser's cache, headers included; in bytes. */
  secondVisitBytes: number;
}

/** Where {@link timeNextClick} leaves what it has measured, in ms. */
type PageTimes = Window & { benchMs?: number };

/**
 * Times the next click: from when it happened until the change of the page's content that follows has been painted. Runs in the
 * page as text: it may not refer to anything outside, nor hold a function with a name.
 */
function timeNextClick(): void {
  const times = window as PageTimes;
  delete times.benchMs;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        // The task after the next frame: by then that frame has been handed to the screen.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => (times.benchMs = performance.now() - timeStamp);
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

const nextPage = (browser: Browser, origin: string, isPrefetched: boolean) =>
  onNewPage(browser, async (page) => {
    await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    if (!isPrefetched) {
      await session.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    }
    const link = page.locator('header a[href$="/contact"]');
    await link.hover();
    if (isPrefetched) await page.waitForLoadState('networkidle');
    await page.waitForTimeout(restMs);
    await page.evaluate(timeNextClick);
    await page.mouse.down();
    await page.mouse.up();
    const time = await page.waitForFunction(() => (window as PageTimes).benchMs);
    return (await time.jsonValue()) ?? 0;
  });

const secondVisit = (browser: Browser, origin: string) =>
  onNewPage(browser, async (page) => {
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
    return bytes;
  });

/** Measures how quickly a visitor gets from page to page, and what coming back costs. */
export async function measureRevisits(browser: Browser, origin: string): Promise<Revisits> {
  const times = async (isPrefetched: boolean) => {
    const all: number[] = [];
    for (let round = 0; round < rounds; round++) {
      all.push(await nextPage(browser, origin, isPrefetched));
    }
    return median(all);
  };
  return {
    prefetchedMs: await times(true),
    slowLineMs: await times(false),
    secondVisitBytes: await secondVisit(browser, origin),
  };
}
