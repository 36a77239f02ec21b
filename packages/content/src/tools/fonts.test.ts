import { readFile } from 'node:fs/promises';
import { subsetFont } from '@portfolio/theme/fontTools';
import { expect, it } from 'vitest';
import { problemLine } from '../explain';
import { folderWith } from '../testing/folders';
import { fontsourceFiles } from './fonts';
import { readInterface } from './readFiles';

type Files = Parameters<typeof folderWith>[0];

const fontOf = (file: string) => readFile(new URL(`../../../ui/fonts/${file}`, import.meta.url));
const latin = await fontOf('atkinson-hyperlegible-next-latin-wght-normal.woff2');
const variable = await subsetFont(latin, 'abn ä€', { targetFormat: 'woff2' });
const [regular, bold] = await Promise.all(
  [400, 700].map((wght) =>
    subsetFont(latin, 'abn ', { targetFormat: 'woff2', variationAxes: { wght } }),
  ),
);

const read = async (files: Files) => readInterface(await folderWith(files));

it('reads typefaces from a folder or a single file', async () => {
  const { preparedFonts, problems } = await read({
    'fonts/mine/Mine.woff2': variable,
    'fonts/Code.woff2': regular!,
    'fonts/mine/LICENSE': 'Do what you like.',
    'theme.yaml': 'fonts: { heading: mine, body: mine, code: Code }\n',
    'site.yaml': 'language: fi\n',
  });
  expect(problems).toEqual([]);
  const { display, text, mono } = preparedFonts!.fonts.faces;
  expect([display, text, mono].map((faces) => faces?.map(({ file }) => file))).toEqual([
    ['mine/Mine-basic.woff2', 'mine/Mine-other.woff2'],
    ['mine/Mine-basic.woff2', 'mine/Mine-other.woff2'],
    ['Code/Code-basic.woff2'],
  ]);
  // Finnish needs the letter ä.
  expect(text?.[0]?.range).toContain('U+E4');
});

it.each<[fonts: string, files: Files, problem: string]>([
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
    { 'fonts/mine/Mine.woff2': regular! },
    'theme.yaml:2 → fonts.body: add a file of weight 600 or 700 to fonts/mine, for bold text; it has 400',
  ],
  [
    'body: mine',
    { 'fonts/mine/Bold.woff2': bold! },
    'theme.yaml:2 → fonts.body: add a file of weight 400 to fonts/mine, for plain text; it has 700',
  ],
])('reports the file, line and field of a mistake: %j', async (fonts, files, problem) => {
  const { problems } = await read({ ...files, 'theme.yaml': `fonts:\n  ${fonts}\n` });
  expect(problems.map(problemLine)).toEqual([problem]);
});

const files = (...styles: string[]) => styles.map((style) => `lora-${style}.woff2`);
const variableFiles = files(
  ...['latin-wght-normal', 'latin-ext-wght-normal', 'cyrillic-wght-normal'],
  ...['cyrillic-ext-wght-normal', 'vietnamese-wght-normal', 'latin-wght-italic'],
);
const staticFiles = files('latin-300-normal', 'latin-400-normal', 'latin-700-normal');

it.each([
  ['variable fonts with the language’s letters', 'fi', variableFiles, variableFiles.slice(0, 2)],
  ['variable fonts with Cyrillic letters', 'bg', variableFiles, variableFiles.slice(0, 4)],
  ['weights 400 and 700 if no font is variable', 'en', staticFiles, staticFiles.slice(1)],
  ['the only weight that exists', 'en', staticFiles.slice(0, 1), staticFiles.slice(0, 1)],
])('a Fontsource typeface uses %s', (_, language, available, used) => {
  expect(fontsourceFiles(available, 'lora', language)).toEqual(used);
});
