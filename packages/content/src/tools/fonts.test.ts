import { readFile } from 'node:fs/promises';
import { subsetFont } from '@portfolio/theme/fontTools';
import { expect, it } from 'vitest';
import { problemLine } from '../explain';
import { folderWith } from '../testing/folders';
import { fontsourceFiles } from './fonts';
import { readInterface } from './readFiles';

type Files = Parameters<typeof folderWith>[0];

const fontOf = (file: string) => readFile(new URL(`../../../ui/fonts/${file}`, import.meta.url));
const variable = await fontOf('atkinson-hyperlegible-next-latin-wght-normal.woff2');
const regular = await fontOf('jetbrains-mono-code.woff2');
const bold = await subsetFont(variable, 'ab', {
  targetFormat: 'woff2',
  variationAxes: { wght: 700 },
});

const read = async (files: Files) => readInterface(await folderWith(files));

it('reads typefaces from a folder or a single file', async () => {
  const { preparedFonts, problems } = await read({
    'fonts/mine/Mine.woff2': variable,
    'fonts/Code.woff2': regular,
    'fonts/mine/LICENSE': 'Do what you like.',
    'theme.yaml': 'fonts: { heading: mine, body: mine, code: Code }\n',
  });
  expect(problems).toEqual([]);
  expect(Object.keys(preparedFonts?.fonts.faces ?? {})).toEqual(['display', 'text', 'mono']);
  expect([...(preparedFonts?.files.keys() ?? [])]).toEqual(
    expect.arrayContaining(['mine/Mine-basic.woff2', 'mine/Mine-other.woff2']),
  );
});

it('puts the site language’s letters into the basic font file', async () => {
  const rangeIn = async (language: string) => {
    const { preparedFonts } = await read({
      'fonts/mine/Mine.woff2': variable,
      'theme.yaml': 'fonts: { body: mine }\n',
      'site.yaml': `language: ${language}\n`,
    });
    return preparedFonts?.fonts.faces.text?.[0]?.range;
  };
  expect(await rangeIn('fi')).not.toBe(await rangeIn('en'));
});

it.each<[fonts: string, files: Files, problem: string]>([
  [
    'heading: lora',
    {},
    'theme.yaml:2 → fonts.heading: put font files (WOFF2, WOFF, TTF or OTF) into fonts/lora, or run: pnpm content:font lora',
  ],
  [
    'heading: mine',
    { 'fonts/mine/Mine.eot': 'x' },
    'theme.yaml:2 → fonts.heading: convert fonts/mine/Mine.eot to WOFF2; fonts are WOFF2, WOFF, TTF or OTF files',
  ],
  [
    'heading: mine',
    { 'fonts/mine/Mine.woff2': 'x' },
    'fonts/mine/Mine.woff2 → save the font again as WOFF2, WOFF, TTF or OTF; the file cannot be read',
  ],
  [
    'body: mine',
    { 'fonts/mine/Mine.woff2': regular },
    'theme.yaml:2 → fonts.body: add a file of weight 600 or 700 to fonts/mine, for bold text; it has 400',
  ],
  [
    'body: mine',
    { 'fonts/mine/Bold.woff2': bold },
    'theme.yaml:2 → fonts.body: add a file of weight 400 to fonts/mine, for plain text; it has 700',
  ],
])('reports the file, line and field of a mistake: %j', async (fonts, files, problem) => {
  const { problems } = await read({ ...files, 'theme.yaml': `fonts:\n  ${fonts}\n` });
  expect(problems.map(problemLine)).toEqual([problem]);
});

const latin = ['lora-latin-wght-normal.woff2', 'lora-latin-ext-wght-normal.woff2'];
const cyrillic = ['lora-cyrillic-wght-normal.woff2', 'lora-cyrillic-ext-wght-normal.woff2'];
const others = ['lora-vietnamese-wght-normal.woff2', 'lora-latin-wght-italic.woff2'];
const variableFonts = [...latin, ...cyrillic, ...others];
const weights = [300, 400, 700].map((weight) => `lora-latin-${weight}-normal.woff2`);
const heavy = ['lora-latin-900-normal.woff2'];

it.each([
  ['variable fonts with the language’s letters', 'fi', variableFonts, latin],
  ['variable fonts with Cyrillic letters', 'bg', variableFonts, [...latin, ...cyrillic]],
  ['weights 400 and 700 if no font is variable', 'en', weights, weights.slice(1)],
  ['the only weight that exists', 'en', heavy, heavy],
])('a Fontsource typeface uses %s', (_, language, files, used) => {
  expect(fontsourceFiles(files, 'lora', language)).toEqual(used);
});
