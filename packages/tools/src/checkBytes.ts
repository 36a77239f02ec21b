import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { budgetUses, describeUse } from './bench/budgets';
import { firstVisits, type PageBytes } from './bench/firstVisit';
import { readRoutes } from './routes';
import { serveFolder } from './serve';
import { main, repoRoot, ToolError, hasOwnContent } from './workspace';

/**
 * Checks that a first visit to each page of the built site stays within its byte budgets. The budgets are for the demo. With an owner's
 * content, an exceeded budget is only a warning, and only the worst are listed without `--all`.
 *
 * @throws ToolError that lists each budget that the demo exceeds
 */
await main(async () => {
  const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
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
  const exceeded = budgetUses(pages).filter(({ used, budget }) => used > budget);
  const lines = exceeded.map(describeUse);
  if (exceeded.length === 0) console.log(`${pages.length} pages are within their byte budgets.`);
  else if (!hasOwnContent()) throw new ToolError(['Byte budget exceeded:', ...lines].join('\n  '));
  else {
    const shown = values.all ? lines : lines.slice(0, 3);
    console.log([`${lines.length} byte budgets exceeded, the worst first:`, ...shown].join('\n  '));
    console.log("Only a warning: these are the demo's budgets.");
    if (shown.length < lines.length)
      console.log('For all of them: pnpm --filter @portfolio/tools check:bytes --all');
  }
});
