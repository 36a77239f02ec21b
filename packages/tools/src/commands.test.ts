import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Returns the packages that a file imports, directly or through other files. Excludes type imports. */
function staticImports(file: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(file, 'utf8');
  for (const [, name = ''] of text.matchAll(/^(?:import|export) (?!type )[^;]*?'([^']+)';/gm)) {
    if (found.has(name)) continue;
    if (!name.startsWith('.')) found.add(name);
    else staticImports(`${join(dirname(file), name)}.ts`, found);
  }
  return found;
}

// The site's packages import generated files, which a new clone lacks.
it.each(['start', 'prepareDev', 'findPrograms', 'demoOnly', 'shots'])(
  '%s loads before anything is built',
  (name) => {
    const imports = [...staticImports(join(import.meta.dirname, `${name}.ts`))];
    expect(imports).toContain('tinyexec');
    expect(imports.filter((one) => one.startsWith('@portfolio/'))).toEqual([]);
  },
);
