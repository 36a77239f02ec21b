import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { launch } from 'chrome-launcher';
import { formatKilobytes, budgetUses, describeUse } from './bench/budgets';
import { firstVisits } from './bench/firstVisit';
import { measureGrowth } from './bench/growth';
import { audit, type Audit } from './bench/lighthouse';
import { findFullBrowser, launchArgs } from './browser';
import { runTasks } from './content';
import { readRoutes } from './routes';
import { serveTemporary } from './serve';
import { main, readOptions, repoRoot, ToolError } from './workspace';

const dist = join(repoRoot, 'apps/web/dist');
const output = join(repoRoot, 'reports/bench.json');

const ratio = (value: number, other: number) => `${(value / other).toFixed(2)}×`;

/** Returns the number of installed fonts as text. The number explains slow results, because many fonts make pages slower. */
function describeFontCount(): string {
  try {
    return `${execFileSync('fc-list', { encoding: 'utf8' }).trim().split('\n').length} fonts`;
  } catch {
    return 'an unknown number of fonts (no fc-list)';
  }
}

const pageRow = (page: Audit, reference: Audit) => ({
  page: page.path,
  ...page.scores,
  'first paint': page.firstPaint.toFixed(0),
  'to ref.': ratio(page.firstPaint, reference.firstPaint),
  'largest paint': page.largestPaint.toFixed(0),
  'to ref. ': ratio(page.largestPaint, reference.largestPaint),
  'main thread': page.mainThread.toFixed(0),
  'to ref.  ': ratio(page.mainThread, reference.mainThread),
  blocking: page.blocking.toFixed(0),
  shift: page.shift.toFixed(3),
});

function parseCounts(name: string, text: string): number[] {
  const numbers = text.split(',').filter(Boolean).map(Number);
  if (numbers.every((one) => Number.isInteger(one) && one > 0)) return numbers;
  throw new ToolError(`--${name} must be whole numbers above 0, not '${text}'.`);
}

/**
 * Runs `pnpm bench`: measures each page of the built site with Lighthouse's mobile preset, and compares the page with a handwritten one.
 * Also measures the bytes of a first visit, and how build time and page sizes grow with the number of posts.
 */
await main(async () => {
  const { values } = readOptions(
    `pnpm bench [--filter PATTERN] [--rounds N] [--posts N,N]

  --filter  measures only pages whose path matches
  --rounds  number of visits to each page (default: 3)
  --posts   numbers of posts for the growth test (default: 10,1000; '' skips it)`,
    {
      filter: { type: 'string', default: '' },
      rounds: { type: 'string', default: '3' },
      posts: { type: 'string', default: '10,1000' },
    },
  );
  const [rounds = 1] = parseCounts('rounds', values.rounds);
  const posts = parseCounts('posts', values.posts);
  const chromePath = await findFullBrowser();
  if ((await runTasks(['build', '--filter=@portfolio/web'])) !== 0) {
    throw new ToolError('The build failed, so nothing was measured. The errors are above.');
  }
  const filter = new RegExp(values.filter);
  const paths = readRoutes(dist)
    .filter(({ path, status }) => status === 200 && filter.test(path))
    .map(({ path }) => path);
  if (paths.length === 0) throw new ToolError(`No page path matches ${filter}.`);

  console.log(`${chromePath}, ${describeFontCount()}, medians of ${rounds}; times in ms`);
  const site = await serveTemporary((copy) => cp(dist, copy, { recursive: true }));
  // Imported after the build, because `reference.ts` needs the theme that the build generates.
  const { serveReference } = await import('./bench/reference');
  const referenceServer = await serveReference();
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...launchArgs()] });
  const audits: Audit[] = [];
  const bytes = [];
  let reference: Audit;
  try {
    const visit = firstVisits(site);
    reference = await audit(referenceServer.url, '/', chrome.port, rounds);
    for (const path of paths) {
      bytes.push(await visit(path));
      audits.push(await audit(site.url, path, chrome.port, rounds));
      console.log(`${audits.length}/${paths.length} ${path}`);
    }
  } finally {
    chrome.kill();
    await Promise.all([site.close(), referenceServer.close()]);
  }
  const growth = posts.length > 0 ? await measureGrowth(posts) : [];
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, JSON.stringify({ reference, audits, bytes, growth }, null, 2));

  const referenceRow = pageRow({ ...reference, path: 'reference' }, reference);
  console.table([referenceRow, ...audits.map((page) => pageRow(page, reference))]);
  const nearest = budgetUses(bytes)
    .sort((one, other) => other.used / other.budget - one.used / one.budget)
    .slice(0, 5);
  console.log(`\nClosest to their budgets:\n${nearest.map(describeUse).join('\n')}`);
  const growthRows = growth.map(({ posts: count, buildMs, home, list, post }) => ({
    posts: count,
    'build s': (buildMs / 1000).toFixed(1),
    home: formatKilobytes(home.total),
    list: formatKilobytes(list.total),
    post: formatKilobytes(post.total),
  }));
  if (growthRows.length > 0) console.table(growthRows);
  console.log(`\nResults: ${output}`);
});
