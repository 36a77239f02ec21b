import { join } from 'node:path';
import { budgetUses, describeUse, summarizeUses } from './bench/budgets';
import { firstVisits, type PageBytes } from './bench/firstVisit';
import { ownContent } from './content';
import { readRoutes } from './routes';
import { serveFolder } from './serve';
import { main, readOptions, repoRoot, ToolError } from './workspace';

/**
 * Checks that a first visit to each page of the built site stays within its byte budgets. The budgets are for the demo. With an owner's
 * content, an exceeded budget is only a warning, and only the worst pages are listed without `--all`.
 *
 * @throws ToolError that lists each budget that the demo exceeds
 */
await main(async () => {
  const { values } = readOptions(
    `pnpm --filter @portfolio/tools check:bytes [--all]

  --all  with a content folder, lists every page that exceeds a budget`,
    { all: { type: 'boolean', default: false } },
  );
  const dist = join(repoRoot, 'apps/web/dist');
  const site = await serveFolder({ root: dist });
  const pages: PageBytes[] = [];
  try {
    const visit = firstVisits(site);
    for (const { path, status } of readRoutes(dist)) {
      if (status === 200) pages.push(await visit(path));
    }
  } finally {
    await site.close();
  }
  const uses = budgetUses(pages);
  const overBudget = uses.filter(({ used, budget }) => used > budget);
  const report = ['Byte budget exceeded:', ...overBudget.map(describeUse)];
  if (overBudget.length === 0) console.log(`${pages.length} pages are within their byte budgets.`);
  else if (ownContent()) {
    console.log((values.all ? report : summarizeUses(overBudget)).join('\n  '));
    console.log("Only a warning: these are the demo's budgets.");
    if (!values.all)
      console.log('For every page: pnpm --filter @portfolio/tools check:bytes --all');
  } else throw new ToolError(report.join('\n  '));
});
