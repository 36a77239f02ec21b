import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Returns a file and all source files that it imports, directly or indirectly, except type imports. */
function findImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)'/gm,
  );
  for (const [, path = ''] of imports) {
    const target = join(dirname(file), path);
    const source = [`${target}.tsx`, `${target}.ts`].find(existsSync);
    if (source) findImports(source, found);
  }
  return found;
}

/**
 * Finds the pages that show each component, directly or in the frame that all pages share.
 *
 * @param pages folder with a subfolder for each page, e.g. `src/pages`
 * @returns page names by component name: `{ Badge: ['Projects'] }`
 */
export function findComponentPages(pages: string): Record<string, string[]> {
  const pagesOf: Record<string, string[]> = {};
  const inFrame = findImports(join(pages, 'pageStory.tsx'));
  const folders = readdirSync(pages, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name } of folders) {
    for (const file of findImports(join(pages, name, `${name}View.stories.tsx`), new Set(inFrame)))
      if (file.endsWith('.tsx')) (pagesOf[basename(file, '.tsx')] ??= []).push(name);
  }
  return pagesOf;
}
