import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { measureTreeShaking, type TreeShakingFigure } from '@portfolio/ui/tree-shaking';
import { firstVisits, type PageBytes } from './bench/firstVisit';
import { measureGrowth, perPost, type Growth } from './bench/growth';
import { audit, categories, kinds, visit, type Audit, type Visit } from './bench/lighthouse';
import { measureRevisits } from './bench/revisits';
import { judge, type Measured } from './bench/targets';
import { writeReference } from './bench/reference';
import { copyWithoutScripts } from './bench/withoutScripts';
import { findBrowser, launchArgs } from './browser';
import { copyOf } from './compress';
import { runTasks } from './content';
import { readRoutes } from './routes';
import { serveFolder } from './serve';
import { table, tableOf } from './table';
import { main, repoRoot, ToolError } from './workspace';

const dist = join(repoRoot, 'apps/web/dist');
const output = join(repoRoot, 'reports/bench.json');

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const wholeMs = (ms: number) => ms.toFixed(0);
const times = (value: number) => `${value.toFixed(2)}×`;

const visitTable = (visits: Report['visits'], reference: Visit) =>
  tableOf(visits, [
    ['KB with headers', ({ site }) => site.path],
    ['requests', ({ site }) => String(site.requests)],
    ...kinds.map(
      (kind) =>
        [kind, ({ site }: Report['visits'][number]) => kilobytes(site.bytes[kind])] as const,
    ),
    ['all', ({ site }) => kilobytes(site.totalBytes)],
    ['bare', ({ bare }) => kilobytes(bare.totalBytes)],
    ['FCP', ({ site }) => wholeMs(site.firstPaintMs)],
    ['LCP', ({ site }) => wholeMs(site.largestPaintMs)],
    ['bare', ({ bare }) => wholeMs(bare.largestPaintMs)],
    ['ratio', ({ site, bare }) => times(site.largestPaintMs / bare.largestPaintMs)],
    ['to ref.', ({ site }) => times(site.largestPaintMs / reference.largestPaintMs)],
    ['CLS', ({ site }) => site.layoutShift.toFixed(3)],
    ['work', ({ site }) => wholeMs(site.mainThreadMs)],
    ['bare', ({ bare }) => wholeMs(bare.mainThreadMs)],
    ['ratio', ({ site, bare }) => times(site.mainThreadMs / bare.mainThreadMs)],
    ['to ref.', ({ site }) => times(site.mainThreadMs / reference.mainThreadMs)],
  ]);

const auditTable = (audits: readonly Audit[]) =>
  tableOf(audits, [
    ['Lighthouse, mobile', ({ path }) => path],
    ...categories.map((id) => [id, ({ scores }: Audit) => String(scores[id])] as const),
    ['LCP', ({ largestPaintMs }) => wholeMs(largestPaintMs)],
    ['TBT', ({ blockingMs }) => wholeMs(blockingMs)],
    ['CLS', ({ layoutShift }) => layoutShift.toFixed(3)],
    ['machine', ({ machineSpeed }) => machineSpeed.toFixed(0)],
  ]);

/** What is below 100 and why, one line a page. */
const faultLines = (audits: readonly Audit[]) =>
  audits
    .filter(({ faults }) => faults.length > 0)
    .map(({ path, faults }) => `${path}: ${faults.join('; ')}`);

const growthTable = (growth: readonly Growth[]) =>
  tableOf(growth, [
    ['posts', ({ posts }) => String(posts)],
    ['build s', ({ buildMs }) => (buildMs / 1000).toFixed(1)],
    ['processor s', ({ processorMs }) => (processorMs / 1000).toFixed(1)],
    ['MB', ({ memoryMb }) => memoryMb.toFixed(0)],
    ['home', ({ home }) => kilobytes(home.total)],
    ['list', ({ list }) => kilobytes(list.total)],
    ['its JS', ({ list }) => kilobytes(list.js)],
    ['post', ({ post }) => kilobytes(post.total)],
    ['filter', ({ filter }) => wholeMs(filter.opened)],
    ['all shown', ({ filter }) => wholeMs(filter.all)],
    ['a query', ({ search }) => kilobytes(search.bytes)],
    ['a key', ({ search }) => wholeMs(search.keyMs)],
    ['its worker', ({ search }) => wholeMs(search.workerMs)],
  ]);

const partsTable = (parts: readonly TreeShakingFigure[]) =>
  tableOf(parts, [
    ['imported of @portfolio/ui', ({ imported }) => imported],
    ['KB', ({ bytes }) => kilobytes(bytes)],
    ['as sent', ({ brotliBytes }) => kilobytes(brotliBytes)],
  ]);

/** Parts of the bench that take long and can be left out. */
const skippable = ['visits', 'revisits', 'lighthouse', 'growth', 'parts'] as const;
type Skippable = (typeof skippable)[number];

/** What `reports/bench.json` holds. */
interface Report extends Measured {
  /** How often each page was visited, and how often audited. */
  rounds: number;
  auditRounds: number;
  /** How long each part took, and how busy the machine was at its end. */
  minutes: Partial<Record<Skippable, number>>;
  load: Partial<Record<Skippable, number>>;
  counted: PageBytes[];
  visits: { site: Visit; bare: Visit }[];
  audits: Audit[];
  parts: TreeShakingFigure[];
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
 * and audited, `--posts <n,n>` the numbers of generated posts, and `--skip <part,part>` leaves out some of `visits`,
 * `revisits`, `lighthouse`, `growth` and `parts`.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      filter: { type: 'string', default: '' },
      rounds: { type: 'string', default: '5' },
      audits: { type: 'string', default: '5' },
      posts: { type: 'string', default: '10,1000,5000' },
      skip: { type: 'string', default: '' },
    },
  });
  const rounds = count('rounds', values.rounds);
  const auditRounds = count('audits', values.audits);
  const posts = values.posts.split(',').map((text) => count('posts', text));
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

  const empty = {
    minutes: {},
    load: {},
    counted: [],
    visits: [],
    audits: [],
    growth: [],
    parts: [],
  };
  const report: Report = { rounds, auditRounds, ...empty };
  // Written again and again, so that a run that is stopped leaves what it has.
  const save = () => writeFileSync(output, `${JSON.stringify(report, null, 2)}\n`);
  mkdirSync(dirname(output), { recursive: true });
  /** Measures a part unless it is left out, and says how long that took and how busy the machine was. */
  const measure = async (part: Skippable, run: () => Promise<void>) => {
    if (skipped.includes(part)) return;
    const startedAt = performance.now();
    await run();
    const minutes = (performance.now() - startedAt) / 60_000;
    const [load = 0] = loadavg();
    report.minutes[part] = minutes;
    report.load[part] = load;
    save();
    console.log(`${part}: measured in ${minutes.toFixed(1)} minutes; load ${load.toFixed(1)}.\n`);
  };
  /** Measures one page after the other. */
  const eachPage = async (run: (path: string) => Promise<void>) => {
    for (const [index, path] of paths.entries()) {
      await run(path);
      save();
      console.log(`${index + 1}/${paths.length} ${path}`);
    }
  };

  const [compressed, stripped] = [
    await copyOf(dist, { compress: true }),
    await copyWithoutScripts(dist),
  ];
  const site = await serveFolder({ root: compressed.folder });
  const bare = await serveFolder({ root: stripped.folder });
  const written = await writeReference();
  const byHand = await serveFolder({ root: written.folder });
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
  try {
    const countBytes = firstVisits(site);
    for (const path of paths) report.counted.push(await countBytes(path));
    await measure('visits', async () => {
      report.reference = await visit('/', { port, url: byHand.url, rounds });
      await eachPage(async (path) => {
        report.visits.push({
          site: await visit(path, { port, url: site.url, rounds }),
          // Little happens there, so that one visit hardly differs from the next.
          bare: await visit(path, { port, url: bare.url, rounds: 1 }),
        });
      });
    });
    await measure('revisits', async () => {
      report.revisits = await measureRevisits(browser, site.url);
    });
    await measure('lighthouse', () =>
      eachPage(async (path) => {
        report.audits.push(await audit(path, { port, url: site.url, rounds: auditRounds }));
      }),
    );
    await measure('growth', async () => {
      report.growth = await measureGrowth(posts, browser);
    });
    await measure('parts', async () => {
      report.parts = await measureTreeShaking();
    });
  } finally {
    await browser.close();
    await site.close();
    await bare.close();
    await byHand.close();
    await written.remove();
    await compressed.remove();
    await stripped.remove();
  }

  const { reference, visits, audits, growth, parts } = report;
  if (reference) {
    console.log(
      `First visits of Lighthouse's telephone on a line as slow as it has it, medians of ${rounds}. Times in ms; "bare" is the ` +
        `same page without its scripts, visited once, "to ref." a multiple of the reference page's.\n\n${visitTable(visits, reference)}\n`,
    );
  }
  if (audits.length > 0) {
    console.log(
      [`Medians of ${auditRounds}.\n`, auditTable(audits), ...faultLines(audits), ''].join('\n'),
    );
  }
  if (growth.length > 0) {
    console.log(
      `Generated posts; pages and a query of the search in KB as sent, filters and a key of it in ms.\n\n${growthTable(growth)}`,
    );
    console.log(
      `A post takes ${perPost(growth, ({ buildMs }) => buildMs).toFixed(1)} ms by the clock, ` +
        `${perPost(growth, ({ processorMs }) => processorMs).toFixed(1)} ms of processors' work, ` +
        `and ${perPost(growth, ({ list }) => list.total).toFixed(0)} bytes of its list.\n`,
    );
  }
  if (parts.length > 0) console.log(`${partsTable(parts)}\n`);
  const { rows, tried } = judge(report);
  console.log([table(rows), '', ...tried, ''].join('\n'));
  console.log(`Written to ${output}`);
});
