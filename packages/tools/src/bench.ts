import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { budgetUses, describeUse } from './bench/budgets';
import { firstVisits } from './bench/firstVisit';
import { measureGrowth } from './bench/growth';
import { audit, serveReference, type Audit } from './bench/lighthouse';
import { findFullBrowser, launchArgs } from './programs';
import { readRoutes } from './routes';
import { serveTemporary } from './serve';
import { main, repoRoot, ToolError } from './workspace';

const dist = join(repoRoot, 'apps/web/dist');
const output = join(repoRoot, 'reports/bench.json');

/** Returns the number of installed fonts as text, because many fonts make pages slower. */
function fontCount(): string {
  const { status, stdout } = spawnSync('fc-list', { encoding: 'utf8' });
  return status === 0 ? `${stdout.trim().split('\n').length} fonts` : 'an unknown number of fonts';
}

/** Formats a page's results. Times are followed by their ratio to the handwritten page. */
function pageRow(page: Audit, reference: Audit) {
  const time = (name: 'firstPaint' | 'largestPaint' | 'mainThread') =>
    `${page[name].toFixed(0)} (${(page[name] / reference[name]).toFixed(2)}×)`;
  return {
    page: page.path,
    ...page.scores,
    'first paint': time('firstPaint'),
    'largest paint': time('largestPaint'),
    'main thread': time('mainThread'),
    blocking: page.blocking.toFixed(0),
    shift: page.shift.toFixed(3),
  };
}

function parseCounts(name: string, text: string): number[] {
  const numbers = text.split(',').filter(Boolean).map(Number);
  if (numbers.every((one) => Number.isInteger(one) && one > 0)) return numbers;
  throw new ToolError(`--${name} must be whole numbers above 0, not '${text}'.`);
}

/**
 * Measures each page of the built site with Lighthouse's mobile preset, and compares the page with a handwritten one.
 * Also measures the bytes of a first visit, and how build time and page sizes grow with the number of posts. `docs/performance.md`
 * describes the options.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      filter: { type: 'string', default: '' },
      rounds: { type: 'string', default: '3' },
      posts: { type: 'string', default: '10,1000' },
    },
  });
  const [rounds = 1] = parseCounts('rounds', values.rounds);
  const posts = parseCounts('posts', values.posts);
  const executablePath = await findFullBrowser();
  const filter = new RegExp(values.filter);
  const paths = readRoutes(dist)
    .filter(({ path, status }) => status === 200 && filter.test(path))
    .map(({ path }) => path);
  if (paths.length === 0) throw new ToolError(`No page path matches ${filter}.`);

  console.log(`${executablePath}, ${fontCount()}, median of ${rounds} visits; times in ms`);
  const [site, handwritten, port] = await Promise.all([
    serveTemporary((copy) => cp(dist, copy, { recursive: true })),
    serveReference(),
    getPort(),
  ]);
  const args = [...launchArgs(), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ executablePath, args });
  const visit = firstVisits(site);
  const reference = await audit(handwritten.url, '/', port, rounds);
  const audits: Audit[] = [];
  const bytes = [];
  for (const path of paths) {
    bytes.push(await visit(path));
    audits.push(await audit(site.url, path, port, rounds));
    console.log(`${audits.length}/${paths.length} ${path}`);
  }
  await Promise.all([browser.close(), site.close(), handwritten.close()]);
  const growth = [];
  for (const count of posts) growth.push(await measureGrowth(count));
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, JSON.stringify({ reference, audits, bytes, growth }, null, 2));

  console.table(
    [{ ...reference, path: 'reference' }, ...audits].map((page) => pageRow(page, reference)),
  );
  const nearest = budgetUses(bytes).slice(0, 5).map(describeUse);
  console.log(`\nClosest to their budgets:\n${nearest.join('\n')}`);
  if (growth.length > 0) console.table(growth);
  console.log(`\nResults: ${output}`);
});
