import { runTasks } from './content';
import { main, readOptions } from './workspace';

/** Runs `pnpm deploy:files`: builds the site for publishing. */
await main(async () => {
  readOptions(
    `pnpm deploy:files: builds the site for publishing, in apps/web/generated/deploy

  PORTFOLIO_SITE_URL         sets the home page's URL, and with it the base path
  PORTFOLIO_BASE_PATH        serves the site at another path
  PORTFOLIO_OUT_DIR          writes into another folder, relative to apps/web
  PORTFOLIO_CONTENT          uses another content folder
  PORTFOLIO_SERVICES         replaces services in services.yaml, as JSON
  PORTFOLIO_RESUME_PDF=none  leaves out the resume's PDF and Word document
  CHROMIUM_PATH              sets the browser that prints the PDFs`,
    {},
  );
  process.exitCode = await runTasks(['deploy:files', '--filter=@portfolio/web']);
});
