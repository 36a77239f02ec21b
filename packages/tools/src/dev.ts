import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoVariables, runTasks } from './content';
import { choosePort } from './ports';
import { main, repoRoot, run, ToolError } from './workspace';

/**
 * The root's `dev`: runs the site, the print app, Storybook and the owner's inbox, and shows changes as they are made. These are the packages'
 * own `dev` and `storybook` scripts, each with its port; stopping this stops them all. `PORTFOLIO_LANGUAGE=fi` shows a language besides the
 * default, below `/fi/`.
 */
await main(async () => {
  const STORYBOOK_PORT = String(await choosePort('STORYBOOK_PORT', 6006));
  const ports = {
    WEB_PORT: String(await choosePort('WEB_PORT', 5173)),
    PRINT_PORT: String(await choosePort('PRINT_PORT', 5174)),
    INBOX_PORT: String(await choosePort('INBOX_PORT', 4175)),
    // Storybook reads its own variable.
    SBCONFIG_PORT: STORYBOOK_PORT,
  };
  // Configurations read generated files. A mistake in the content does not stop the servers: the page shows it.
  if ((await runTasks(['generate'])) !== 0) await runTasks(['generate'], demoVariables());
  const language = process.env['PORTFOLIO_LANGUAGE']?.toLowerCase();
  const translation = {
    PORTFOLIO_GENERATED: `packages/content/generated/${language}`,
    PORTFOLIO_BASE_PATH: `/${language}/`,
  };
  if (language && !existsSync(join(repoRoot, translation.PORTFOLIO_GENERATED))) {
    throw new ToolError(
      `PORTFOLIO_LANGUAGE=${language}: name it in the languages of site.yaml, after the default; leave the variable out for that.`,
    );
  }
  // Ctrl+C reaches Turbo too. Wait until everything has stopped, so that no output follows the prompt.
  process.on('SIGINT', () => undefined);
  // Loose mode: the packages' scripts read the same variables (ports, services) as this one.
  process.exitCode = await run('turbo', ['run', 'dev', 'storybook', '--env-mode=loose'], {
    ...ports,
    ...(language && translation),
  });
});
