import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoVariables, runTasks } from './content';
import { choosePort } from './ports';
import { main, readOptions, repoRoot, run, ToolError } from './workspace';

/**
 * Runs `pnpm dev`: serves the site, the print app, Storybook and the inbox, and shows edits live. `PORTFOLIO_LANGUAGE=fi` serves the
 * Finnish site at `/fi/`. `pnpm storybook` serves only Storybook.
 */
await main(async () => {
  const { values } = readOptions(
    `pnpm dev: serves the site, print app, inbox and Storybook, and shows your edits
pnpm storybook: serves only Storybook

  WEB_PORT, PRINT_PORT, INBOX_PORT, STORYBOOK_PORT  set the ports
  PORTFOLIO_LANGUAGE                                shows a language other than the default`,
    { storybook: { type: 'boolean', default: false } },
  );
  const ports = {
    WEB_PORT: String(await choosePort('WEB_PORT', 5173)),
    PRINT_PORT: String(await choosePort('PRINT_PORT', 5174)),
    INBOX_PORT: String(await choosePort('INBOX_PORT', 4175)),
    // Storybook reads its port from this variable.
    SBCONFIG_PORT: String(await choosePort('STORYBOOK_PORT', 6006)),
  };
  // The servers read generated files. Mistakes in the content do not stop the servers: pages show the mistakes.
  const isValid = (await runTasks(['generate'])) === 0;
  if (!isValid) {
    await runTasks(['generate'], demoVariables());
    console.warn('Until you fix the mistakes above, pages show them instead of your content.');
  }
  const language = process.env['PORTFOLIO_LANGUAGE']?.toLowerCase();
  const languageVariables = {
    PORTFOLIO_GENERATED: `packages/content/generated/${language}`,
    PORTFOLIO_BASE_PATH: `/${language}/`,
  };
  if (language && !existsSync(join(repoRoot, languageVariables.PORTFOLIO_GENERATED))) {
    throw new ToolError(
      isValid
        ? `PORTFOLIO_LANGUAGE=${language} is not one of this site's languages. Add it to languages in site.yaml, or unset the variable to see the default language.`
        : `PORTFOLIO_LANGUAGE=${language} needs valid content. Fix the mistakes above, or unset the variable to see them in the browser.`,
    );
  }
  if (!values.storybook) {
    // Overwrites the list of mistakes from the previous session. The generator writes the current list later.
    const generated = language
      ? languageVariables.PORTFOLIO_GENERATED
      : 'packages/content/generated';
    const problems = isValid ? [] : ['Checking the content…'];
    const file = join(repoRoot, generated, 'development.json');
    writeFileSync(file, JSON.stringify({ problems, pictures: [] }));
  }
  // Ctrl+C also reaches Turbo, which stops the servers. This process waits for Turbo, so that the shell prompt comes after all output.
  process.on('SIGINT', () => undefined);
  // Other signals reach only this process, so it has to stop Turbo.
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => stop.abort());
  const tasks = values.storybook ? ['storybook'] : ['dev', 'storybook'];
  // In loose mode, Turbo passes all environment variables to the scripts, including those for ports and services.
  const env = { ...ports, ...(language && languageVariables) };
  process.exitCode = await run('turbo', ['run', ...tasks, '--env-mode=loose'], env, stop.signal);
});
