import { join, resolve } from 'node:path';
import { generatedFolder } from '@portfolio/content/vite';
import { build } from 'vite';
import { resumeLanguages } from '../src/languages';
import { makeSelfContained } from './selfContained';

const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, process.env['PORTFOLIO_OUT_DIR'] ?? 'dist');

async function buildLanguage(folder: string) {
  const outDir = join(dist, folder);
  const resolve = folder ? { alias: { '#generated': join(generatedFolder, folder) } } : {};
  await build({ root, configLoader: 'runner', resolve, build: { outDir, emptyOutDir: true } });
  await makeSelfContained(outDir);
}

// The default language comes first, because its build empties the output folder.
await buildLanguage('');
for (const { folder } of resumeLanguages()) if (folder) await buildLanguage(folder);
