import { parseArgs } from 'node:util';
import { demoVariables, runTasks } from './content';
import { choosePort } from './ports';
import { main, run } from './workspace';

/**
 * The root's `dev`: the site, the print app, Storybook and the owner's inbox, with changes shown as they are made. They are the
 * packages' own `dev` and `storybook` scripts, each told its port; stopping this stops them all. `storybook` alone starts only that.
 */
await main(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const STORYBOOK_PORT = String(await choosePort('STORYBOOK_PORT', 6006));
  const ports = {
    WEB_PORT: String(await choosePort('WEB_PORT', 5173)),
    PRINT_PORT: String(await choosePort('PRINT_PORT', 5174)),
    INBOX_PORT: String(await choosePort('INBOX_PORT', 4175)),
    // Storybook reads its own variable.
    SBCONFIG_PORT: STORYBOOK_PORT,
  };
  // What configurations read has to be there. A mistake in the content keeps nobody from starting: the page shows it.
  if ((await runTasks(['generate'])) !== 0) await runTasks(['generate'], demoVariables());
  // Ctrl+C reaches Turbo too; this waits until it has stopped everything, so that no output comes after the prompt.
  process.on('SIGINT', () => undefined);
  const tasks = positionals.length > 0 ? positionals : ['dev', 'storybook'];
  // Loose: the packages' scripts read the same variables (ports, services) as this one.
  process.exitCode = await run('turbo', ['run', ...tasks, '--env-mode=loose'], ports);
});
