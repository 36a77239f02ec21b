import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser } from './browser';
import { demoVariables, ownContent, runTasks } from './content';
import { findNginx } from './nginx';
import { versionOf } from './programs';
import { summaryLine, sumReports } from './totals';
import { main, readOptions, repoRoot } from './workspace';

/** All checks other than the tests. */
const checks = [
  'typecheck',
  '//#lint',
  '//#boundaries',
  '//#format:check',
  '//#spelling',
  '//#unused',
  'check:bytes',
  'build',
  'build:storybook',
];
const browserTests = ['test:stories', 'test:e2e'];
/** Tasks that check any owner's site. */
const siteTests = ['typecheck', '//#lint', 'check:bytes', 'test:site'];

const built = ['dist', 'storybook-static'];
const packages = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(repoRoot, group)).map((name) => join(group, name)),
);

/** Removes outputs of earlier runs: stale reports would be counted along with those restored from Turbo's cache. */
function removeOutputs(...names: readonly string[]): void {
  for (const name of names) {
    for (const folder of packages) {
      rmSync(join(repoRoot, folder, name), { recursive: true, force: true });
    }
  }
}

/** Paths of the test runners' reports, from the root. */
const reports = () =>
  packages
    .map((folder) => join(folder, 'reports'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.xml'));

/**
 * The root's `test`: finds or installs a browser and nginx, then lets Turbo run all checks, builds and tests whose inputs have changed:
 * first those without a browser, then the others. It prints each failure, and in the last line the totals, `N passed, N failed`. The
 * exit code is 0 only if everything passed.
 *
 * With an owner's content, it checks only that site: types, lint, links, accessibility, and bytes as a warning. The other tests rely on the
 * demo; `PORTFOLIO_TESTS=all` runs those on the demo too. Tasks given by name (`test:unit`, `test:stories:update` …) run alone.
 */
await main(async () => {
  const { positionals: named } = readOptions(
    `pnpm test: runs all checks, builds and tests; with a content folder, only those of your site

  pnpm test:unit, test:stories, test:e2e and test:site run one kind of test.
  PORTFOLIO_TESTS=all          also runs the demo's tests
  CHROMIUM_PATH, NGINX_PATH    set the programs`,
    {},
    true,
  );
  const isOwn = ownContent() !== undefined;
  const demoTests = [...checks, 'test:unit', ...browserTests];
  const ownTests = process.env['PORTFOLIO_TESTS'] === 'all' ? demoTests : [];
  const wanted = named.length > 0 ? named : isOwn ? [...ownTests, 'test:site'] : demoTests;
  const browser = await findTestBrowser();
  const nginx = wanted.includes('test:e2e') ? findNginx() : undefined;
  console.log(`Tests run in ${browser}`);
  const env = {
    CHROMIUM_PATH: browser,
    // Results from another browser are not reused.
    CHROMIUM_VERSION: versionOf(browser),
    ...(nginx && { NGINX_PATH: nginx }),
  };
  const demoEnv = isOwn ? { ...demoVariables(), ...env } : env;
  const isForBrowser = (task: string) => browserTests.includes(task);
  const cores = availableParallelism();
  removeOutputs('reports');
  if (wanted.some(isForBrowser)) removeOutputs(...built);
  let isPassing = true;
  for (const [tasks, concurrency, variables] of [
    [wanted.filter((task) => task !== 'test:site' && !isForBrowser(task)), cores, demoEnv],
    // Their runners use all processors; two at once would only slow each other down.
    [wanted.filter(isForBrowser), Math.ceil(cores / 2), demoEnv],
    [wanted.includes('test:site') ? siteTests : [], cores, env],
  ] as const) {
    if (tasks.length === 0) continue;
    if (tasks === siteTests) removeOutputs(...built);
    // Continues after a failure, and skips only the tasks that depend on the failed one.
    const options = ['--output-logs=new-only', '--continue=dependencies-successful'];
    const code = await runTasks([...tasks, ...options, `--concurrency=${concurrency}`], variables);
    isPassing &&= code === 0;
  }

  const sum = sumReports(reports());
  if (!isPassing && sum.failures.length === 0)
    sum.failures.push('A task failed. The errors are above.');
  if (sum.passed + sum.failures.length === 0) sum.failures.push('No test ran.');
  // CI logs are cut at the start, so failures come last.
  console.log(['', ...sum.failures, summaryLine(sum)].join('\n'));
  process.exitCode = sum.failures.length > 0 ? 1 : 0;
});
