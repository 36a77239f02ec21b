import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findTestBrowser } from './browser';
import { demoVariables, ownContent, runTasks } from './content';
import { findNginx } from './nginx';
import { versionOf } from './programs';
import { summaryLine, sumReports } from './totals';
import { main, readOptions, repoRoot } from './workspace';

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
/** Tasks for `test:site`. They work with any owner's content. */
const siteTests = ['typecheck', '//#lint', 'check:bytes', 'test:site'];

const buildFolders = ['dist', 'storybook-static'];
const packages = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(repoRoot, group)).map((name) => join(group, name)),
);

/** Removes earlier reports or builds. Stale reports would be counted along with those that Turbo restores from its cache. */
function removeOutputs(...names: readonly string[]): void {
  for (const name of names) {
    for (const folder of packages) {
      rmSync(join(repoRoot, folder, name), { recursive: true, force: true });
    }
  }
}

const reports = () =>
  packages
    .map((folder) => join(folder, 'reports'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.xml'));

/**
 * Runs `pnpm test`: finds or installs a browser and nginx, then runs all checks, builds and tests whose inputs have changed. Tests in a
 * browser run last. Prints each failure, then the totals. The exit code is 0 only if everything passed.
 *
 * With an owner's content, checks only the owner's site: types, lint, links and accessibility, with byte budgets as warnings.
 * `PORTFOLIO_TESTS=all` also runs the demo's tests. If tasks are passed as arguments, only those tasks run.
 */
await main(async () => {
  const { positionals: taskNames } = readOptions(
    `pnpm test: runs all checks, builds and tests; with a content folder, only those for your site

  pnpm test:unit, test:stories, test:e2e and test:site run one kind of test.
  PORTFOLIO_TESTS=all          also runs the demo's tests
  CHROMIUM_PATH, NGINX_PATH    set the programs`,
    {},
    true,
  );
  const hasOwnContent = ownContent() !== undefined;
  const demoTests = [...checks, 'test:unit', ...browserTests];
  const extraTests = process.env['PORTFOLIO_TESTS'] === 'all' ? demoTests : [];
  const requested =
    taskNames.length > 0 ? taskNames : hasOwnContent ? [...extraTests, 'test:site'] : demoTests;
  const browser = await findTestBrowser();
  const nginx = requested.includes('test:e2e') ? findNginx() : undefined;
  console.log(`Tests run in ${browser}`);
  const env = {
    CHROMIUM_PATH: browser,
    // Makes Turbo ignore cached results from other browser versions.
    CHROMIUM_VERSION: versionOf(browser),
    ...(nginx && { NGINX_PATH: nginx }),
  };
  const demoEnv = hasOwnContent ? { ...demoVariables(), ...env } : env;
  const isForBrowser = (task: string) => browserTests.includes(task);
  const cores = availableParallelism();
  removeOutputs('reports');
  if (requested.some(isForBrowser)) removeOutputs(...buildFolders);
  let isPassing = true;
  for (const [tasks, concurrency, variables] of [
    [requested.filter((task) => task !== 'test:site' && !isForBrowser(task)), cores, demoEnv],
    // Each browser test runner already uses all CPUs, so fewer tasks run in parallel.
    [requested.filter(isForBrowser), Math.ceil(cores / 2), demoEnv],
    [requested.includes('test:site') ? siteTests : [], cores, env],
  ] as const) {
    if (tasks.length === 0) continue;
    if (tasks === siteTests) removeOutputs(...buildFolders);
    // Continues after a failure, and skips only the tasks that depend on the failed one.
    const options = ['--output-logs=new-only', '--continue=dependencies-successful'];
    const code = await runTasks([...tasks, ...options, `--concurrency=${concurrency}`], variables);
    isPassing &&= code === 0;
  }

  const sum = sumReports(reports());
  if (!isPassing && sum.failures.length === 0)
    sum.failures.push('A task failed. The errors are above.');
  if (sum.passed + sum.failures.length === 0) sum.failures.push('No test ran.');
  // CI truncates the start of long logs, so failures come last.
  console.log(['', ...sum.failures, summaryLine(sum)].join('\n'));
  process.exitCode = sum.failures.length > 0 ? 1 : 0;
});
