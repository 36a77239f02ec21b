import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { measureTreeShaking, type TreeShakingFigure } from '@portfolio/ui/tree-shaking';
import { firstVisits } from './bench/firstVisit';
import { measureGrowth, perPost } from './bench/growth';
import { audit, visit } from './bench/lighthouse';
import { serveReference } from './bench/reference';
import { measureRevisits } from './bench/revisits';
import { judge, type Measured } from './bench/targets';
import { findBrowser, launchArgs } from './browser';
import { runTasks } from './content';
import { readRoutes } from './routes';
import { serveTemporary } from './serve';
import { table } from './table';
import { main, repoRoot, ToolError } from './workspace';

const dist = join(repoRoot, 'apps/web/dist');
const output = join(repoRoot, 'reports/bench.json');

/** Parts of the bench that take long and can be left out. */
const skippable = ['visits', 'revisits', 'lighthouse', 'growth', 'parts'] as const;
type Skippable = (typeof skippable)[number];

/** What `reports/bench.json` holds. */
interface Report extends Measured {
  /** How often each page was visited, and how often audited. */
  rounds: number;
  auditRounds: number;
  /** How long each part took in minutes, and how busy the machine was at its end. */
  parts: Partial<Record<Skippable, { minutes: number; load: number }>>;
  imports: TreeShakingFigure[];
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const wholeMs = (ms: number) => ms.toFixed(0);
const times = (value: number, other: number) => `${(value / other).toFixed(2)}×`;

/** The tables of all that was measured, but for those of the targets. */
function tablesOf(report: Report): string[] {
  const { reference, visits, audits, growth, imports } = report;
  const visited = visits.map(({ site, bare }) => ({
    [`first visits, medians of ${report.rounds}`]: site.path,
    requests: site.requests,
    KB: kilobytes(site.totalBytes),
    'FCP ms': wholeMs(site.firstPaintMs),
    'LCP ms': wholeMs(site.largestPaintMs),
    'to bare': times(site.largestPaintMs, bare.largestPaintMs),
    'to ref.': times(site.largestPaintMs, reference?.largestPaintMs ?? 0),
    CLS: site.layoutShift.toFixed(3),
    'work ms': wholeMs(site.mainThreadMs),
    'work to bare': times(site.mainThreadMs, bare.mainThreadMs),
    'work to ref.': times(site.mainThreadMs, reference?.mainThreadMs ?? 0),
  }));
  const audited = audits.map(({ path, scores, blockingMs }) => ({
    [`Lighthouse, medians of ${report.auditRounds}`]: path,
    ...scores,
    'TBT ms': wholeMs(blockingMs),
  }));
  const grown = growth.map(({ posts, buildMs, memoryMb, home, list, post, filter, search }) => ({
    posts,
    'build s': (buildMs / 1000).toFixed(1),
    MB: memoryMb.toFixed(0),
    'home KB': kilobytes(home.total),
    'list KB': kilobytes(list.total),
    'post KB': kilobytes(post.total),
    'filter ms': wholeMs(filter.opened),
    'all shown': wholeMs(filter.all),
    'query KB': kilobytes(search.bytes),
    'a key ms': wholeMs(search.keyMs),
    'its worker': wholeMs(search.workerMs),
  }));
  const perPostMs = perPost(growth, ({ buildMs }) => buildMs).toFixed(1);
  const shaken = imports.map(({ imported, bytes, brotliBytes }) => ({
    'imported of @portfolio/ui': imported,
    KB: kilobytes(bytes),
    'as sent': kilobytes(brotliBytes),
  }));
  return [
    ...(visited.length > 0
      ? ['"bare" is the same page without its script files, visited once; "ref." a page by hand.']
      : []),
    ...[visited, audited, grown, shaken].filter(({ length }) => length > 0).map(table),
    ...(growth.length > 0 ? [`A post takes ${perPostMs} ms to build.`] : []),
    // What is below 100 and why, one line a page.
    ...audits
      .filter(({ faults }) => faults.length > 0)
      .map(({ path, faults }) => `${path}: ${faults.join('; ')}`),
  ];
}

/** A whole number from 1, as an option gives it. */
function count(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new ToolError(`--${name} must be a whole number from 1.`);
}

/**
 * The root's `bench`: what each page of the built site costs a telephone on its first visit, beside the same page without
 * its scripts and a page written by hand; what Lighthouse says of it; how the build and the pages grow with the posts; what applications get that import
 * single parts of `packages/ui`; and at last, the targets and how they are met. Printed, and written to `reports/bench.json`.
 *
 * `--filter <pattern>` takes only the pages whose path matches, `--rounds <n>` and `--audits <n>` set how often each is visited
 * and audited, and `--skip <part,part>` leaves out some of `visits`, `revisits`, `lighthouse`, `growth` and `parts`.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      filter: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      audits: { type: 'string', default: '5' },
      skip: { type: 'string', default: '' },
    },
  });
  const rounds = count('rounds', values.rounds);
  const auditRounds = count('audits', values.audits);
  const skipped = values.skip.split(',').filter(Boolean);
  const unknown = skipped.filter((name) => !skippable.includes(name as Skippable));
  if (unknown.length > 0) {
    throw new ToolError(`--skip takes ${skippable.join(', ')}, and not ${unknown.join(', ')}.`);
  }
  const executablePath = await findBrowser();
  if ((await runTasks(['build', '--filter=@portfolio/web'])) !== 0) {
    throw new ToolError('The build failed: see above. Nothing was measured.');
  }
  const filter = new RegExp(values.filter);
  const paths = readRoutes(dist)
    .filter(({ path, status }) => status === 200 && filter.test(path))
    .map(({ path }) => path);
  if (paths.length === 0) throw new ToolError(`No page's path matches ${filter}.`);

  const atEnd: (() => unknown)[] = [];
  const site = await serveTemporary((copy) => cp(dist, copy, { recursive: true }));
  atEnd.push(site.close);
  const byHand = await serveReference();
  atEnd.push(byHand.close);
  const port = await getPort();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...launchArgs(),
      `--remote-debugging-port=${port}`,
      // Else a page comes into another process than the empty one before it, which ends meanwhile, and for whose word the end of each
      // recording waits five seconds.
      '--renderer-process-limit=1',
    ],
  });
  atEnd.push(() => browser.close());

  const report: Report = {
    rounds,
    auditRounds,
    parts: {},
    counted: [],
    visits: [],
    audits: [],
    growth: [],
    imports: [],
  };
  // Written again and again, so that a run that is stopped leaves what it has.
  const save = () => writeFileSync(output, `${JSON.stringify(report, null, 2)}\n`);
  mkdirSync(dirname(output), { recursive: true });
  const eachPage = async (run: (path: string) => Promise<unknown>) => {
    for (const [index, path] of paths.entries()) {
      await run(path);
      save();
      console.log(`${index + 1}/${paths.length} ${path}`);
    }
  };
  const { url } = site;
  const measure: Record<Skippable, () => Promise<unknown>> = {
    async visits() {
      report.reference = await visit('/', { port, url: byHand.url, rounds });
      await eachPage(async (path) =>
        report.visits.push({
          site: await visit(path, { port, url, rounds }),
          // Little happens there, so that one visit hardly differs from the next.
          bare: await visit(path, { port, url, rounds: 1, isBare: true }),
        }),
      );
    },
    revisits: async () => (report.revisits = await measureRevisits(browser, url)),
    lighthouse: () =>
      eachPage(async (path) =>
        report.audits.push(await audit(path, { port, url, rounds: auditRounds })),
      ),
    growth: async () => (report.growth = await measureGrowth(browser)),
    parts: async () => (report.imports = await measureTreeShaking()),
  };
  try {
    const countBytes = firstVisits(site);
    for (const path of paths) report.counted.push(await countBytes(path));
    for (const part of skippable.filter((name) => !skipped.includes(name))) {
      const startedAt = performance.now();
      await measure[part]();
      const minutes = (performance.now() - startedAt) / 60_000;
      const [load = 0] = loadavg();
      report.parts[part] = { minutes, load };
      save();
      console.log(`${part}: measured in ${minutes.toFixed(1)} minutes; load ${load.toFixed(1)}.\n`);
    }
  } finally {
    for (const end of atEnd.reverse()) await end();
  }

  const { rows, tried } = judge(report);
  console.log([...tablesOf(report), table(rows), ...tried, `Written to ${output}`].join('\n\n'));
});
