import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designTokenFiles } from './designTokens';

/** Writes the tokens for design tools into `packages/ui/tokens` (`pnpm --filter @portfolio/ui tokens`). */
for (const [name, content] of Object.entries(designTokenFiles())) {
  const path = fileURLToPath(new URL(`../../tokens/${name}`, import.meta.url));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(content, null, 2));
  console.log(`tokens/${name}`);
}
