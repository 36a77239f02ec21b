import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { designTokenFiles } from './designTokens';

/** Writes the tokens for design tools, which Storybook offers for download. */
for (const [name, content] of Object.entries(designTokenFiles())) {
  const path = fileURLToPath(new URL(`../../generated/tokens/${name}`, import.meta.url));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(content, null, 2));
}
