/** Checks the module and problems that result from `theme.yaml`. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { problemLine } from '../explain';
import { makeFolder } from '../testing/commands';
import { demoFolder } from './folders';
import { readTheme, themeModules } from './theme';

let folder: string;
beforeAll(async () => {
  folder = await makeFolder();
});
afterAll(() => rm(folder, { recursive: true }));

/** Reads a theme and makes its module. */
async function read(text: string) {
  await writeFile(join(folder, 'theme.yaml'), text);
  const { theme, problems } = await readTheme(folder);
  return {
    lines: problems.map(problemLine),
    module: themeModules(theme, undefined).get('theme.ts'),
  };
}

it('writes only what differs from the default theme', async () => {
  const { lines, module } = await read(`colors:\n  accent: { light: '#E91E63' }\n`);
  expect(lines).toEqual([]);
  expect(module).toMatch(/"hero": \[\s+"#e91e63"/);
  expect(module).toMatch(/"accent": \{\s+"bg": \[\s+"#e91e63"/);
  expect(module).not.toContain('ground');
});

it.each([
  [
    `colors:\n  text:\n    dark: '#ffffff'\n    light: '#999999'\n`,
    'theme.yaml:4 → colors.text.light: choose colours that differ more: text #999999 on inset #e3e8e1 has a contrast of 2.29:1, and needs 4.5:1',
  ],
  [
    'colors:\n  accent:\n    light: #e91e63\n',
    'theme.yaml:3 → colors.accent.light: write the colour in quotes, as # and six digits, like "#ffc629"',
  ],
])('reports mistakes with file and line: %j', async (text, problem) => {
  expect((await read(text)).lines).toEqual([problem]);
});

it('uses the default theme without a file', async () => {
  await rm(join(folder, 'theme.yaml'));
  expect(await readTheme(folder)).toEqual({ theme: {}, problems: [] });
});

it('writes no changes for the demo’s theme', async () => {
  const { theme } = await readTheme(demoFolder);
  expect(themeModules(theme, undefined).get('theme.ts')).toContain('changes: ThemeChanges = {};');
});
