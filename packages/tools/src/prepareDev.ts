import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, repoRoot, ToolError, demoFolder, runTasks } from './workspace';

const generate = ['generate', '--filter=@portfolio/content', '--env-mode=loose'];

/**
 * Runs before the servers of `pnpm dev`, which read generated files. Mistakes in the content do not stop the servers: this generates the
 * demo instead, and pages show the mistakes.
 */
await main(async () => {
  const isValid = (await runTasks(generate)) === 0;
  if (!isValid) {
    const noSettings = { PORTFOLIO_SERVICES: undefined, PORTFOLIO_SITE_URL: undefined };
    await runTasks(generate, { ...noSettings, PORTFOLIO_CONTENT: demoFolder });
    console.warn('Until you fix the mistakes above, pages show them instead of your content.');
  }
  const language = process.env['PORTFOLIO_LANGUAGE']?.toLowerCase() ?? '';
  const generated = join(repoRoot, 'packages/content/generated');
  if (!existsSync(join(generated, language))) {
    throw new ToolError(
      isValid
        ? `PORTFOLIO_LANGUAGE=${language} is not one of this site's languages. Add it to languages in site.yaml, or unset the variable to see the default language.`
        : `PORTFOLIO_LANGUAGE=${language} needs valid content. Fix the mistakes above, or unset the variable to see them in the browser.`,
    );
  }
  // Overwrites the list of mistakes from the previous session. The generator writes the current list later.
  const problems = isValid ? [] : ['Checking the content…'];
  writeFileSync(join(generated, 'development.json'), JSON.stringify({ problems, pictures: [] }));
});
