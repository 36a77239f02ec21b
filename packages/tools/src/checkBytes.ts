import { join } from 'node:path';
import { useLine, usesOf } from './bench/budgets';
import { firstVisits, type PageBytes } from './bench/firstVisit';
import { readRoutes } from './routes';
import { serveFolder } from './serve';
import { main, repoRoot, ToolError } from './workspace';

/**
 * Part of `check`: holds the bytes of a first visit to every page of the built site against their budgets.
 *
 * @throws ToolError that names page, kind, bytes and budget of each one that is passed
 */
await main(async () => {
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
  const uses = usesOf(pages);
  const passed = uses.filter(({ used, budget }) => used > budget);
  if (passed.length > 0) {
    throw new ToolError(`Byte budgets are passed:\n  ${passed.map(useLine).join('\n  ')}`);
  }
  console.log(`${pages.length} pages are within their byte budgets.`);
});
