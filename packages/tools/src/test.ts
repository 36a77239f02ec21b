import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoVariables, ownContent, runTasks } from './content';
import { findNginx, findTestBrowser, versionOf } from './programs';
import { totals } from './totals';
import { main, readOptions, repoRoot } from './workspace';

const demoTasks = [
  ...['typecheck', '//#lint', '//#boundaries', '//#format:check', '//#spelling', '//#unused'],
  ...['build', 'build:storybook', 'check:bytes', 'test:unit', 'test:stories', 'test:e2e'],
];
/** Tasks that work with any owner's content. */
const siteTasks = ['typecheck', '//#lint', 'check:bytes', 'test:site'];

const options = [
  '--output-logs=new-only',
  // After a failure, skips only the tasks that depend on the failed one.
  '--continue=dependencies-successful',
  // Each browser test runner already uses all CPUs.
  '--concurrency=50%',
];

/** Returns the paths of folders or files with a name in every package. */
const inPackages = (name: string) =>
  ['packages', 'apps']
    .flatMap((group) => readdirSync(join(repoRoot, group)).map((one) => join(group, one, name)))
    .map((path) => join(repoRoot, path))
    .filter((path) => existsSync(path));

/** Removes files of earlier runs. Turbo restores files from its cache without removing others. */
const remove = (...names: readonly string[]) =>
  names.flatMap(inPackages).forEach((folder) => rmSync(folder, { recursive: true }));

/**
 * Runs `pnpm test`: finds or installs a browser and nginx, then runs all checks, builds and tests whose inputs have changed. Prints the
 * failed tests, then the totals. The exit code is 0 only if everything passed.
 *
 * With an owner's content, checks only the owner's site: types, lint, links and accessibility, with byte budgets as warnings.
 * `PORTFOLIO_TESTS=all` also runs the demo's tests. If tasks are passed as arguments, only those tasks run.
 */
await main(async () => {
  const { positionals } = readOptions(
    `pnpm test: runs all checks, builds and tests; with a content folder, only those for your site

  pnpm test:unit, test:stories, test:e2e and test:site run one kind of test.
  PORTFOLIO_TESTS=all          also runs the demo's tests
  CHROMIUM_PATH, NGINX_PATH    set the programs`,
    {},
    true,
  );
  const chosen: readonly string[] = positionals;
  const own = ownContent() !== undefined;
  const runsAll = !own || process.env['PORTFOLIO_TESTS'] === 'all';
  const runs =
    chosen.length > 0
      ? {
          demo: chosen.filter((task) => task !== 'test:site'),
          site: chosen.includes('test:site') ? siteTasks : [],
        }
      : { demo: runsAll ? demoTasks : [], site: own ? siteTasks : [] };

  const browser = await findTestBrowser();
  console.log(`Tests run in ${browser}`);
  const env = {
    CHROMIUM_PATH: browser,
    // Makes Turbo ignore cached results from other browser versions.
    CHROMIUM_VERSION: versionOf(browser, '--version'),
    NGINX_PATH: runs.demo.includes('test:e2e') ? findNginx() : undefined,
  };
  remove('reports');
  let hasFailed = false;
  for (const [tasks, variables] of [
    [runs.demo, own ? { ...demoVariables(), ...env } : env],
    [runs.site, env],
  ] as const) {
    if (tasks.length === 0) continue;
    remove('dist', 'storybook-static');
    if ((await runTasks([...tasks, ...options], variables)) !== 0) hasFailed = true;
  }
  const reports = inPackages('reports').flatMap((folder) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  // CI truncates the start of long logs, so failures come last.
  console.log(['', ...totals(reports, hasFailed)].join('\n'));
  process.exitCode = hasFailed ? 1 : 0;
});
