import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { conditions, kinds, visit, type Visit } from './bench/measure';
import { median, table } from './bench/statistics';
import { copyWithoutScripts } from './bench/withoutScripts';
import { findBrowser, launchArgs } from './browser';
import { readRoutes } from './routes';
import { serveFolder } from './serve';
import { main, repoRoot, run, ToolError } from './workspace';

const dist = join(repoRoot, 'apps/web/dist');
const output = join(repoRoot, 'reports/bench.json');

/** What is written for a page. */
interface Result {
  path: string;
  /** Medians over all visits. */
  site: Visit;
  /** The same page with its scripts removed: the limit. */
  withoutScripts: Visit;
  /** The page's figures as a multiple of those without scripts. */
  ratios: { largestPaint: number; mainThread: number; bytes: number };
}

/** The median of each figure by itself. */
function middle(visits: readonly Visit[]): Visit {
  const of = (read: (visit: Visit) => number) => median(visits.map(read));
  return {
    requests: of((one) => one.requests),
    bytes: Object.fromEntries(
      kinds.map((kind) => [kind, of((one) => one.bytes[kind])]),
    ) as Visit['bytes'],
    totalBytes: of((one) => one.totalBytes),
    firstPaintMs: of((one) => one.firstPaintMs),
    largestPaintMs: of((one) => one.largestPaintMs),
    layoutShift: of((one) => one.layoutShift),
    blockingMs: of((one) => one.blockingMs),
    mainThreadMs: of((one) => one.mainThreadMs),
  };
}

const ratio = (value: number, limit: number) => (limit > 0 ? value / limit : 0);

/** Visits a page and its copy without scripts in turn, so that a machine that tires tires for both. */
async function measure(
  browser: Browser,
  path: string,
  urls: { site: string; bare: string },
  rounds: number,
): Promise<Result> {
  const visits: Record<'site' | 'bare', Visit[]> = { site: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    visits.site.push(await visit(browser, urls.site + path));
    visits.bare.push(await visit(browser, urls.bare + path));
  }
  const [site, withoutScripts] = [middle(visits.site), middle(visits.bare)];
  return {
    path,
    site,
    withoutScripts,
    ratios: {
      largestPaint: ratio(site.largestPaintMs, withoutScripts.largestPaintMs),
      mainThread: ratio(site.mainThreadMs, withoutScripts.mainThreadMs),
      bytes: ratio(site.totalBytes, withoutScripts.totalBytes),
    },
  };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const wholeMs = (ms: number) => ms.toFixed(0);
const times = (value: number) => `${value.toFixed(2)}×`;

function printed(results: readonly Result[]): string {
  const head = ['KB as sent', 'requests', ...kinds, 'all', 'bare', 'LCP', 'bare', 'ratio'];
  const work = ['CLS', 'TBT', 'work', 'bare', 'ratio'];
  return table([
    [...head, ...work],
    ...results.map(({ path, site, withoutScripts: bare, ratios }) => [
      path,
      String(site.requests),
      ...kinds.map((kind) => kilobytes(site.bytes[kind])),
      kilobytes(site.totalBytes),
      kilobytes(bare.totalBytes),
      wholeMs(site.largestPaintMs),
      wholeMs(bare.largestPaintMs),
      times(ratios.largestPaint),
      site.layoutShift.toFixed(3),
      wholeMs(site.blockingMs),
      wholeMs(site.mainThreadMs),
      wholeMs(bare.mainThreadMs),
      times(ratios.mainThread),
    ]),
  ]);
}

/**
 * The root's `bench`: what each page of the built site costs a telephone on its first visit, beside the same page without
 * its scripts, in medians; printed, and written to `reports/bench.json`. `--filter <pattern>` takes only the pages whose path
 * matches, `--rounds <n>` sets how often each is visited.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      filter: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    throw new ToolError('--rounds must be a whole number from 1.');
  }
  const executablePath = await findBrowser();
  if (
    !values['no-build'] &&
    (await run('turbo', ['run', 'build', '--filter=@portfolio/web'])) !== 0
  ) {
    throw new ToolError('The build failed: see above. Nothing was measured.');
  }
  const filter = new RegExp(values.filter);
  const paths = readRoutes(dist)
    .filter(({ path, status }) => status === 200 && filter.test(path))
    .map(({ path }) => path);
  if (paths.length === 0) throw new ToolError(`No page's path matches ${filter}.`);

  const copy = copyWithoutScripts(dist);
  const site = await serveFolder({ root: dist, port: 0 });
  const bare = await serveFolder({ root: copy.folder, port: 0 });
  const browser = await chromium.launch({ executablePath, args: launchArgs() });
  const results: Result[] = [];
  try {
    // The first visit compresses and starts what later ones find ready.
    for (const url of [site.url, bare.url]) await visit(browser, url);
    for (const path of paths) {
      results.push(await measure(browser, path, { site: site.url, bare: bare.url }, rounds));
      console.log(`${results.length}/${paths.length} ${path}`);
    }
  } finally {
    await browser.close();
    await site.close();
    await bare.close();
    copy.remove();
  }
  mkdirSync(join(repoRoot, 'reports'), { recursive: true });
  writeFileSync(output, `${JSON.stringify({ conditions, rounds, results }, null, 2)}\n`);
  const { cpuSlowdown, latencyMs, downloadKbps } = conditions;
  console.log(
    `\nFirst visits, medians of ${rounds}; CPU ${cpuSlowdown} times slower, ${latencyMs} ms latency, ${downloadKbps} kbit/s.`,
  );
  console.log(`"bare" is the same page without its scripts. Times in ms.\n\n${printed(results)}\n`);
  console.log(`Written to ${output}`);
});
