import { main, run, hasOwnContent } from './workspace';

/** Runs a command that tests the demo, such as `demoOnly.ts playwright test`. Skips the command if there is a content folder. */
await main(async () => {
  const [command = '', ...args] = process.argv.slice(2);
  if (!hasOwnContent()) process.exitCode = await run(command, args, {}, process.cwd());
  else
    console.log(
      'Skipped, because these tests are for the demo. To run all of its tests, set PORTFOLIO_CONTENT=packages/content/demo.',
    );
});
