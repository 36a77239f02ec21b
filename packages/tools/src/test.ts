import { existsSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserVersion, findTestBrowser } from './browser';
import { demoVariables, ownContent, runTasks } from './content';
import { findOrInstallNginx } from './nginx';
import { table } from './table';
import { readReports, summaryLine, sumOf, taskRuns, type Results, type TaskRun } from './totals';
import { main, readJson, repoRoot } from './workspace';

/** Everything that is checked besides the tests. */
const checks = [
  'typecheck',
  '//#lint',
  '//#boundaries',
  '//#format:check',
  '//#unused',
  'check:bytes',
  'build',
  'build:storybook',
];
const browserTests = ['test:stories', 'test:e2e'];
const everything = [...checks, 'test:unit', ...browserTests];
/** What the site of an owner has to hold besides, whatever its content says: bytes, links, accessibility. */
const siteTests = ['check:bytes', 'test:site'];

/** Where Turbo writes what became of a run's tasks. */
const summaries = join(repoRoot, '.turbo/runs');

/**
 * Removes from all packages what earlier runs left: it would stay beside what Turbo takes from its cache, and be tested or counted with
 * it. Turbo puts back what is up to date.
 */
function removeOutputs(...names: readonly string[]): void {
  for (const group of ['packages', 'apps']) {
    for (const folder of readdirSync(join(repoRoot, group))) {
      for (const name of names) {
        rmSync(join(repoRoot, group, folder, name), { recursive: true, force: true });
      }
    }
  }
}
const built = ['dist', 'storybook-static'];

/** Where the time went, longest first; what took less than a second is left out. */
const timeTable = (runs: readonly TaskRun[], results: ReadonlyMap<string, Results>) =>
  table(
    runs
      .filter(({ id, seconds, hasFailed }) => seconds >= 1 || hasFailed || results.has(id))
      .sort((one, other) => other.seconds - one.seconds)
      .map(({ id, seconds, isCached, hasFailed }) => {
        const counted = results.get(id);
        const tests = counted ? summaryLine(counted) : hasFailed ? 'failed' : '';
        return { task: id, seconds: isCached ? 'cached' : seconds.toFixed(1), tests };
      }),
  );

/**
 * Runs tasks and waits.
 *
 * @returns how each of them went, and Turbo's exit code
 */
async function runAndRead(names: readonly string[], concurrency: number, env: NodeJS.ProcessEnv) {
  rmSync(summaries, { recursive: true, force: true });
  const code = await runTasks(
    [
      ...names,
      '--summarize',
      '--output-logs=new-only',
      // A fault that one task finds does not hide what the others have to say; what needs the failed one is left out.
      '--continue=dependencies-successful',
      `--concurrency=${concurrency}`,
    ],
    env,
  );
  const [summary] = existsSync(summaries) ? readdirSync(summaries) : [];
  return { runs: summary ? taskRuns(readJson(join(summaries, summary))) : [], code };
}

/**
 * The root's `test`: finds or installs a browser and an nginx, then lets Turbo run all checks, builds and tests, each only when
 * something that it depends on has changed: first those without a browser, beside each other, then the others. Prints where the time went, and adds up
 * what the test runners themselves reported, after a line for each test that failed. The last line is `N passed, N failed`; the exit code is 0 only when all of it is well.
 *
 * The tests know the demo, and run on it even where the owner has content of their own. That is built after them, and only tested
 * for what holds whatever a site says (`test:site`).
 *
 * Named tasks (`test:unit`, `test:stories`, `test:e2e`, `test:site`) run alone, with what they need.
 */
await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const isOwn = ownContent() !== undefined;
  const wanted =
    positionals.length > 0 ? positionals : isOwn ? [...everything, 'test:site'] : everything;
  const browser = await findTestBrowser();
  console.log(`Tests run in ${browser}`);
  const nginx = wanted.includes('test:e2e') ? await findOrInstallNginx() : undefined;

  removeOutputs('reports');
  if (wanted.some((task) => browserTests.includes(task))) removeOutputs(...built);
  const env = {
    CHROMIUM_PATH: browser,
    CHROMIUM_VERSION: await browserVersion(browser),
    ...(nginx && { NGINX_PATH: nginx }),
  };
  const cores = availableParallelism();
  const isForBrowser = (task: string) => browserTests.includes(task);
  const engineTests = wanted.filter((task) => task !== 'test:site');
  const engineEnv = isOwn ? { ...demoVariables(), ...env } : env;
  const ownTests = wanted.includes('test:site') ? siteTests : [];
  const runs: TaskRun[] = [];
  let code = 0;
  for (const [names, concurrency, variables] of [
    [engineTests.filter((task) => !isForBrowser(task)), cores, engineEnv],
    // Their runners take all processors themselves; two beside each other on two cores would only wait for one another.
    [engineTests.filter(isForBrowser), Math.ceil(cores / 2), engineEnv],
    [ownTests, cores, env],
  ] as const) {
    if (names.length === 0) continue;
    if (names === siteTests) removeOutputs(...built);
    const ended = await runAndRead(names, concurrency, variables);
    code ||= ended.code;
    // What was built before is only looked up.
    const isNews = ({ id, isCached }: TaskRun) =>
      !isCached || !runs.some((earlier) => earlier.id === id);
    runs.push(...ended.runs.filter(isNews));
  }

  const { results, problems } = readReports(runs);
  const sum = sumOf(results.values());
  const { passed, failures } = sum;
  if (passed + failures.length === 0) problems.push('No test ran.');
  if (code !== 0 && failures.length + problems.length === 0) {
    problems.push('Turbo ended with an error: see above.');
  }
  if (runs.length > 0) console.log(`\n${timeTable(runs, results)}`);
  // Logs are cut at their start: what failed, and where, comes last.
  const failed = failures.length > 0 ? ['Failed:', ...failures, ''] : [];
  console.log(['', ...failed, ...problems, summaryLine(sum)].join('\n'));
  process.exitCode = problems.length + failures.length > 0 ? 1 : 0;
});
