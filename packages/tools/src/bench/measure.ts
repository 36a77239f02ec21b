import type { Browser, CDPSession, Page } from 'playwright';
import { ToolError } from '../workspace';

/** The parts of a page whose bytes are told apart. */
export const kinds = ['html', 'css', 'js', 'font', 'image', 'data', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** One visit to a page with an empty cache. Times in ms, sizes in bytes as sent, with the headers. */
export interface Visit {
  requests: number;
  bytes: Record<Kind, number>;
  totalBytes: number;
  firstPaintMs: number;
  largestPaintMs: number;
  /** Cumulative layout shift, without unit. */
  layoutShift: number;
  /** Of all tasks after the first paint, what each took beyond 50 ms. */
  blockingMs: number;
  /** What the page's main thread worked, all in all. */
  mainThreadMs: number;
}

/** The telephone and the network of Lighthouse's mobile runs. */
export const conditions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadKbps: 1638,
  uploadKbps: 750,
} as const;

/** How long nothing may happen until a page counts as done, past the longest loader. */
const quietMs = 2500;

interface PaintRecord {
  firstPaintMs: number;
  largestPaintMs: number;
  layoutShift: number;
  blockingMs: number;
}

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

type Observing = Window & { benchRecord?: PaintRecord };

/**
 * Runs in the page, before anything of it does. It is sent there as text, so it must not refer to anything outside, and holds
 * no function with a name: the helper by which the compiler keeps names is not in the page.
 */
function observe(): void {
  const record: PaintRecord = {
    firstPaintMs: 0,
    largestPaintMs: 0,
    layoutShift: 0,
    blockingMs: 0,
  };
  (window as Observing).benchRecord = record;
  const watched: [type: string, use: (entry: PerformanceEntry) => void][] = [
    [
      'paint',
      ({ name, startTime }) => {
        if (name === 'first-contentful-paint') record.firstPaintMs = startTime;
      },
    ],
    ['largest-contentful-paint', ({ startTime }) => (record.largestPaintMs = startTime)],
    [
      'layout-shift',
      (entry) => {
        const { value, hadRecentInput } = entry as LayoutShiftEntry;
        if (!hadRecentInput) record.layoutShift += value;
      },
    ],
    [
      'longtask',
      ({ startTime, duration }) => {
        const paintedAt = record.firstPaintMs || Number.POSITIVE_INFINITY;
        const end = startTime + duration;
        // A task in whose course the page was painted first counts from then on.
        if (end > paintedAt) {
          record.blockingMs += Math.max(0, end - Math.max(startTime, paintedAt) - 50);
        }
      },
    ],
  ];
  for (const [type, use] of watched) {
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  }
}

function kindOf(type: string, url: string): Kind {
  switch (type) {
    case 'Document':
      return 'html';
    case 'Stylesheet':
      return 'css';
    case 'Script':
      return 'js';
    case 'Font':
      return 'font';
    case 'Image':
      return 'image';
    case 'Fetch':
    case 'XHR':
      return 'data';
    default:
      if (/\.m?js$/.test(url)) return 'js';
      if (/\.woff2?$/.test(url)) return 'font';
      if (/\.(svg|png|avif|webp|jpg|ico)$/.test(url)) return 'image';
      return url.endsWith('.json') ? 'data' : 'other';
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: (conditions.downloadKbps * 1024) / 8,
    uploadThroughput: (conditions.uploadKbps * 1024) / 8,
  });
}

/** Resolves once no request has ended for {@link quietMs} after the page's load event. */
async function untilQuiet(page: Page, lastActivity: () => number): Promise<void> {
  await page.waitForLoadState('load');
  const loadedAt = Date.now();
  for (;;) {
    const restMs = quietMs - (Date.now() - Math.max(loadedAt, lastActivity()));
    if (restMs <= 0) return;
    await page.waitForTimeout(restMs);
  }
}

/**
 * Visits a page as a telephone on a slow network would, for the first time.
 *
 * @param url The page's address, on this machine. Requests that would leave it are not let out.
 */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const { viewport, deviceScaleFactor } = conditions;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
    await session.send('Performance.enable');
    await slowDown(session);
    await page.addInitScript(observe);

    const requested = new Map<string, Kind>();
    const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
    let requests = 0;
    let lastActivity = Date.now();
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      requested.set(requestId, kindOf(type, new URL(response.url).pathname));
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = requested.get(requestId);
      // Data addresses and answers out of memory cost nothing.
      if (!kind || encodedDataLength === 0) return;
      requests++;
      bytes[kind] += encodedDataLength;
      lastActivity = Date.now();
    });

    const response = await page.goto(url, { waitUntil: 'load' });
    if (!response?.ok()) throw new ToolError(`${url} answers with status ${response?.status()}.`);
    await untilQuiet(page, () => lastActivity);
    const { metrics } = await session.send('Performance.getMetrics');
    const paint = await page.evaluate(() => (window as Observing).benchRecord);
    if (!paint?.largestPaintMs)
      throw new ToolError(`${url} painted nothing that could be measured.`);
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return {
      requests,
      bytes,
      totalBytes: Object.values(bytes).reduce((sum, one) => sum + one, 0),
      ...paint,
      mainThreadMs: taskSeconds * 1000,
    };
  } finally {
    await context.close();
  }
}
