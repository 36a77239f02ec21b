/**
 * Writes subsets of the licensed fonts, and their licences (`OFL.txt`), to `fonts`. Run `pnpm fonts` after changing this file or a
 * font package, and commit the result.
 *
 * Display: Anek Latin, width 84, weight 500-700. Text: Atkinson Hyperlegible Next, 400-700. Code: JetBrains Mono, 400. All
 * keep ASCII, Western European letters and punctuation.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { charactersOf } from '@portfolio/theme/fonts';
import subsetFont from 'subset-font';

import type { Font } from '@portfolio/theme';
import { characters, fontFiles } from './files';

const outFolder = join(import.meta.dirname, '../../fonts');
const require = createRequire(import.meta.url);

interface Source {
  package: string;
  file: string;
  variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
}

const sources: Record<Font, Source> = {
  display: {
    package: '@fontsource-variable/anek-latin',
    file: 'anek-latin-latin-standard-normal.woff2',
    variationAxes: { wdth: 84, wght: { min: 500, max: 700, default: 500 } },
  },
  text: {
    package: '@fontsource-variable/atkinson-hyperlegible-next',
    file: 'atkinson-hyperlegible-next-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
  mono: { package: '@fontsource/jetbrains-mono', file: 'jetbrains-mono-latin-400-normal.woff2' },
};

mkdirSync(join(outFolder, 'split'), { recursive: true });
/* Licences differ only in the first line, which names the copyright holders. */
const licences: string[] = [];
for (const [font, { package: name, file: source, ...axes }] of Object.entries(sources)) {
  const folder = dirname(require.resolve(`${name}/package.json`));
  const whole = readFileSync(join(folder, 'files', source));
  const { file, parts } = fontFiles[font as Font];
  const outputs = [
    [file, characters] as const,
    ...parts.map((part) => [part.file, charactersOf(part.range ?? '')] as const),
  ];
  for (const [output, subset] of outputs) {
    const woff2 = await subsetFont(whole, subset, {
      targetFormat: 'woff2',
      // Keeps kerning and tabular figures; drops hinting and stylistic sets.
      noHinting: true,
      keepFeatures: ['kern', 'lnum', 'tnum'],
      ...axes,
    });
    writeFileSync(join(outFolder, output), woff2);
    console.log(`${output}: ${woff2.length} bytes`);
  }
  licences.push(readFileSync(join(folder, 'LICENSE'), 'utf8'));
}
const [terms, ...others] = new Set(licences.map((text) => text.replace(/^.*/, '')));
if (others.length > 0)
  throw new Error('Font licences differ: write each one in full to fonts/OFL.txt.');
const copyrightLines = licences.map((text) => /^.*/.exec(text)![0]);
writeFileSync(join(outFolder, 'OFL.txt'), copyrightLines.join('\n') + terms);
