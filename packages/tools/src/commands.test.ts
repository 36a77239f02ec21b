import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Lists a file's static imports, including nested ones. Excludes types and `await import()`. */
function staticImports(file: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(file, 'utf8');
  for (const [, name = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';/gm)) {
    if (found.has(name)) continue;
    if (!name.startsWith('.')) found.add(name);
    else staticImports(`${join(dirname(file), name)}.ts`, found);
  }
  return found;
}

// A new clone has no generated files, which the site's packages import.
it.each(['start', 'dev', 'test', 'bench', 'shots'])('%s loads before anything is built', (name) => {
  const imports = [...staticImports(join(import.meta.dirname, `${name}.ts`))];
  expect(imports).toContain('tinyexec');
  expect(imports.filter((one) => one.startsWith('@portfolio/'))).toEqual([]);
});
