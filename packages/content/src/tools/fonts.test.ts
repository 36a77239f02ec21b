/** From font files and `theme.yaml` to typefaces, or to what is wrong with them. */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { subsetFont } from '@portfolio/theme/fontTools';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { problemLine } from '../explain';
import { makeFolder } from '../testing/commands';
import { writeFonts } from './fonts';
import { fontsourceFiles } from './fontsource';
import { readTheme } from './theme';

const fontOf = (file: string) =>
  fileURLToPath(new URL(`../../../ui/fonts/${file}`, import.meta.url));
const variable = fontOf('atkinson-hyperlegible-next-latin-wght-normal.woff2');
const regular = fontOf('jetbrains-mono-code.woff2');

let folder: string;
beforeEach(async () => {
  folder = await makeFolder();
  await mkdir(join(folder, 'fonts/mine'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const write = (file: string, text: string | Buffer) => writeFile(join(folder, file), text);

/** Reads a theme that names typefaces. Returns the lines of its problems. */
async function problemsOf(fonts: string) {
  await write('theme.yaml', `fonts:\n  ${fonts}\n`);
  return (await readTheme(folder)).problems.map(problemLine);
}

it('uses a folder and a single file, licences aside', async () => {
  await copyFile(variable, join(folder, 'fonts/mine/Mine.woff2'));
  await copyFile(regular, join(folder, 'fonts/Code.woff2'));
  await write('fonts/mine/LICENSE', 'Do what you like.');
  await write('theme.yaml', 'fonts: { heading: mine, body: mine, code: Code }\n');
  const { made, problems } = await readTheme(folder);
  expect(problems).toEqual([]);
  expect(Object.keys(made?.fonts.faces ?? {})).toEqual(['display', 'text', 'mono']);
  await writeFonts(folder, made);
  expect(await readdir(join(folder, 'fonts/mine'))).toEqual(
    expect.arrayContaining(['Mine-basic.woff2', 'Mine-other.woff2']),
  );
});

it('puts the letters of the site’s language into the first file', async () => {
  await copyFile(variable, join(folder, 'fonts/mine/Mine.woff2'));
  await write('theme.yaml', 'fonts: { body: mine }\n');
  const rangeIn = async (language: string) => {
    await write('site.yaml', `language: ${language}\n`);
    return (await readTheme(folder)).made?.fonts.faces.text?.[0]?.range;
  };
  expect(await rangeIn('fi')).toContain('U+E4-E5');
  expect(await rangeIn('en')).not.toContain('U+E4');
});

describe('names file, line and field of', () => {
  it('a typeface that is not there, with the command', async () => {
    expect(await problemsOf('heading: lora')).toEqual([
      'theme.yaml:2 → fonts.heading: put font files (WOFF2, WOFF, TTF or OTF) into fonts/lora, or run: pnpm content:font lora',
    ]);
  });

  it('a format that browsers no longer read', async () => {
    await write('fonts/mine/Mine.eot', 'x');
    expect(await problemsOf('heading: mine')).toEqual([
      'theme.yaml:2 → fonts.heading: convert fonts/mine/Mine.eot to WOFF2; fonts are WOFF2, WOFF, TTF or OTF files',
    ]);
  });

  it('a file that is no font', async () => {
    await write('fonts/mine/Mine.woff2', 'x');
    expect(await problemsOf('heading: mine')).toEqual([
      'fonts/mine/Mine.woff2 → save it as WOFF2, WOFF, TTF or OTF again; this is no font that can be read',
    ]);
  });

  it('text without a bold weight', async () => {
    await copyFile(regular, join(folder, 'fonts/mine/Mine.woff2'));
    expect(await problemsOf('body: mine')).toEqual([
      'theme.yaml:2 → fonts.body: add a file of weight 600 or 700 to fonts/mine, for bold text; it has 400',
    ]);
    expect(await problemsOf('heading: mine')).toEqual([]);
  });

  it('text without a plain weight', async () => {
    const bold = await subsetFont(await readFile(variable), 'ab', {
      targetFormat: 'woff2',
      variationAxes: { wght: 700 },
    });
    await write('fonts/mine/Bold.woff2', bold);
    expect(await problemsOf('body: mine')).toEqual([
      'theme.yaml:2 → fonts.body: add a file of weight 400 to fonts/mine, for plain text; it has 700',
    ]);
  });

  it('a path in place of a name', async () => {
    expect(await problemsOf('code: ../Mine.woff2')).toEqual([
      'theme.yaml:2 → fonts.code: name a folder or file of fonts, like lora for fonts/lora; use letters, digits and hyphens',
    ]);
  });
});

describe('a typeface of Fontsource', () => {
  const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese', 'math'];

  it('comes as a variable font in the letters of the language', () => {
    const files = subsets.flatMap((subset) =>
      ['normal', 'italic'].map((style) => `lora-${subset}-wght-${style}.woff2`),
    );
    const latin = ['lora-latin-wght-normal.woff2', 'lora-latin-ext-wght-normal.woff2'];
    expect(fontsourceFiles(files, 'lora', 'fi')).toEqual(latin);
    expect(fontsourceFiles(files, 'lora', 'bg')).toEqual([
      ...latin,
      'lora-cyrillic-wght-normal.woff2',
      'lora-cyrillic-ext-wght-normal.woff2',
    ]);
  });

  it('comes plain and bold where no variable font is there', () => {
    const files = [300, 400, 700].map((weight) => `plex-latin-${weight}-normal.woff2`);
    expect(fontsourceFiles(files, 'plex', 'en')).toEqual(files.slice(1));
    const only = ['fat-latin-900-normal.woff2'];
    expect(fontsourceFiles(only, 'fat', 'en')).toEqual(only);
  });
});
