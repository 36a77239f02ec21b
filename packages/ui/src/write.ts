/** Writes font metrics, drawings and their metadata, design tokens, and the list of pages per component. Run by `pnpm generate`. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { findComponentPages } from '../build/componentPages';
import { drawBand, drawAll } from './art/all';
import { drawingLayouts, svgFile } from './art/drawing';
import { fontMetrics } from './fonts/metrics';
import { designTokenFiles } from './theme/designTokens';

const root = join(import.meta.dirname, '..');
rmSync(join(root, 'generated'), { recursive: true, force: true });

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

write('src/generated/fontMetrics.ts', await fontMetrics());

const drawings = drawAll();
const files = [
  ...drawings.map((drawing) => [`${drawing.name}.svg`, svgFile(drawing)] as const),
  [
    'band.svg',
    drawBand() ?? readFileSync(join(root, 'src/chrome/SiteFooter/band.svg'), 'utf8'),
  ] as const,
];
for (const [file, text] of files) write(`generated/art/${file}`, text);
write('generated/art-names.json', JSON.stringify(drawings.map(({ name }) => name)));

const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
write(
  'src/generated/artVersion.ts',
  `/** A hash of all drawings. Their URLs contain it, so browsers can cache them forever. */\nexport const artVersion = '${version}';\n`,
);
write(
  'src/generated/artLayouts.ts',
  `/** Canvas and layers of drawings, by name or by folder. */\nexport const artLayouts: Record<string, readonly [viewBox: string, parts: string]> = ${JSON.stringify(drawingLayouts(drawings))};\n`,
);

for (const [name, content] of Object.entries(designTokenFiles())) {
  write(`generated/tokens/${name}`, JSON.stringify(content, null, 2));
}

write(
  'src/generated/componentPages.ts',
  `/** Names of the pages that show each component, for Storybook. */\nexport const componentPages: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(findComponentPages(join(root, 'src/pages')))};\n`,
);
