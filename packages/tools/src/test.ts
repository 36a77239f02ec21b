import { findBrowser } from './browser';
import { findNginx } from './nginx';
import { clearReports, summarise, summaryLine, type Summary } from './tally';
import { main, run } from './workspace';

/** Runs the tests of all packages and adds up their reports. Nothing is counted when the build fails. */
async function testAll(programs: NodeJS.ProcessEnv): Promise<Summary> {
  clearReports();
  if ((await run('turbo', ['run', 'build', 'build:storybook'])) !== 0) {
    const problems = ['The build failed: see above. No test was run.'];
    return { passed: 0, failed: 0, skipped: 0, problems };
  }
  // One package at a time: browsers that compete for two cores miss their deadlines.
  const args = ['run', 'test', '--concurrency=1', '--continue'];
  const code = await run('turbo', args, programs);
  const sum = summarise();
  // Runners end with an error for more than failed tests, for example for a rejection that nothing caught.
  if (code !== 0 && sum.failed === 0 && sum.problems.length === 0) {
    sum.problems.push('A test runner ended with an error outside its tests: see above.');
  }
  if (sum.passed + sum.failed === 0) sum.problems.push('No test ran.');
  return sum;
}

/**
 * The root's `test`: finds or installs a browser and an nginx, runs all checks, builds, runs every package's tests, and adds up what
 * the runners themselves reported. The last line is `N passed, N failed`; the exit code is 0 only when all of it is well.
 */
await main(async () => {
  const browser = await findBrowser();
  console.log(`Tests run in ${browser}`);
  const nginx = await findNginx();
  const programs = { CHROMIUM_PATH: browser, ...(nginx && { NGINX_PATH: nginx }) };
  const checkCode = await run('pnpm', ['run', 'check']);
  // A fault found by the checks does not hide what the tests have to say.
  const sum = await testAll(programs);
  if (checkCode !== 0) {
    sum.problems.unshift(
      'The checks failed (types, boundaries, lint, format or unused code): see above.',
    );
  }
  console.log();
  for (const problem of sum.problems) console.log(problem);
  console.log(summaryLine(sum));
  process.exitCode = sum.problems.length > 0 || sum.failed > 0 ? 1 : 0;
});
