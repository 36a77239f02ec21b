/** From `theme.yaml` to the module that all of the site reads. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, run } from '../testing/commands';
import { demoFolder } from './folders';
import { readTheme } from './theme';

let folder: string;
let out: string;
beforeAll(async () => {
  folder = await makeFolder();
  out = await makeFolder();
  await cp(demoFolder, folder, { recursive: true });
});
afterAll(() => Promise.all([folder, out].map((made) => rm(made, { recursive: true }))));

/** Writes `theme.yaml` and runs the generator on its folder. */
async function generate(theme: string, ...options: string[]) {
  await writeFile(join(folder, 'theme.yaml'), theme);
  const result = run('generate.ts', ['--content', folder, '--out', out, ...options]);
  return { ...result, module: await readFile(join(out, 'theme.ts'), 'utf8').catch(() => '') };
}

const pink = `colors:\n  accent: { light: '#E91E63' }\n`;

it('generates a pink accent with all of the content', async () => {
  const { status, module } = await generate(pink);
  expect(status).toBe(0);
  expect(module).toMatch(/"hero": \[\s+"#e91e63"/);
  expect(module).toMatch(/"accent": \{\s+"bg": \[\s+"#e91e63"/);
  expect(module).not.toContain('ground');
});

it('generates the theme alone', async () => {
  const { status, module } = await generate(pink.replace('E91E63', '7c3aed'), '--theme');
  expect(status).toBe(0);
  expect(module).toMatch(/"hero": \[\s+"#7c3aed"/);
});

it.each([['the theme', '--theme'], ['all of the content']])(
  'names file, line and both colours when %s lacks contrast',
  async (_, ...options) => {
    const { status, stderr } = await generate(
      `${pink}  text:\n    dark: '#ffffff'\n    light: '#999999'\n`,
      ...options,
    );
    expect(status).toBe(1);
    expect(stderr).toContain(
      '  theme.yaml:5 → colors.text.light: choose colours that differ more: text #999999 on inset #e3e8e1 has a contrast of 2.29:1, and needs 4.5:1\n',
    );
  },
);

it('asks for quotes around a colour that YAML reads as a comment', async () => {
  await writeFile(join(folder, 'theme.yaml'), 'colors:\n  accent:\n    light: #e91e63\n');
  const { problems } = await readTheme(folder);
  expect(problems).toEqual([
    {
      file: 'theme.yaml',
      line: 3,
      field: 'colors.accent.light',
      expectation: 'write the colour in quotes, as # and six digits, like "#ffc629"',
    },
  ]);
});

it('takes the default theme where there is no file', async () => {
  await rm(join(folder, 'theme.yaml'));
  expect(await readTheme(folder)).toEqual({ theme: {}, problems: [] });
});

it('writes the demo’s theme as the default one', async () => {
  const { status } = run('generate.ts', ['--theme', '--content', demoFolder, '--out', out]);
  expect(status).toBe(0);
  expect(await readFile(join(out, 'theme.ts'), 'utf8')).toContain('changes: ThemeChanges = {};');
});
