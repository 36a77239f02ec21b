import { expect, it } from 'vitest';
import { problemLine } from '../explain';
import { folderWith } from '../testing/folders';
import { demoFolder } from './folders';
import { readInterface } from './readFiles';
import { themeModules } from './theme';

async function read(text: string, logo?: string) {
  const files = { 'theme.yaml': text, ...(logo && { 'logo.svg': logo }) };
  const { theme, sources, problems } = await readInterface(await folderWith(files));
  const modules = themeModules(theme, undefined, sources);
  return {
    lines: problems.map(problemLine),
    module: modules.get('theme.ts'),
    drawings: modules.get('drawings.ts'),
  };
}

it('writes only differences from the default theme', async () => {
  const { lines, module } = await read(`colors:\n  accent: { light: '#E91E63' }\n`);
  expect(lines).toEqual([]);
  expect(module).toMatch(/"hero": \[\s+"#e91e63"/);
  expect(module).toMatch(/"accent": \{\s+"bg": \[\s+"#e91e63"/);
  expect(module).not.toContain('ground');
});

it.each([
  [
    'in the text colour',
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:x="x" width="40px" height="32px" stroke="#000">
      <title>Logo</title><x:y z="1"/><path style="-x-fill:#fff;fill:#f00; stroke:none" x:y="z" d="M0 0h9"/><g clip-path="url(#a)" id="b"/></svg>`,
    [0, 0, 40, 32],
    '<g stroke="currentColor" fill="currentColor"><path d="M0 0h9" fill="red" stroke="none"/><g clip-path="url(#own-a)" id="own-b"/></g>',
  ],
  [
    'with styles as attributes',
    '<svg viewBox="0 0 9 9"><style>.a{fill:#000}.b{fill:red}</style><path class="a" d="M0 0h9"/><path class="b" d="M0 9h9"/></svg>',
    [0, 0, 9, 9],
    '<g fill="currentColor"><path d="M0 0h9" fill="currentColor"/><path d="M0 9h9" fill="red"/></g>',
  ],
])('draws the logo %s', async (_, logo, box, content) => {
  const { lines, drawings } = await read('logo: logo.svg\nmotif: lines\n', logo);
  expect(lines).toEqual([]);
  const [, value = ''] = drawings?.split(': OwnDrawings = ') ?? [];
  expect(JSON.parse(value.replace(/;\s*$/, ''))).toEqual({ logo: { box, content } });
});

it.each([
  ['<svg viewBox="0 0 9 9"><text>a</text></svg>', 'remove <text>: draw in flat colours'],
  ['<svg viewBox="0 0 9 9"><path onclick="a()"/></svg>', 'remove onclick: draw in flat colours'],
  [
    '<svg viewBox="0 0 9 9"><style>path:hover{fill:red}</style><path/></svg>',
    'remove <style>: draw in flat colours',
  ],
  ['<svg viewBox="0 0 9 9"><path></svg>', 'export it again: '],
  ['<svg><path/></svg>', 'give the <svg> a viewBox'],
  ['<svg viewBox="0 0 30 9"><path/></svg>', 'crop the logo to its symbol'],
])('explains why a logo cannot be used: %s', async (svg, expectation) => {
  const { lines } = await read('logo: logo.svg\n', svg);
  expect(lines).toEqual([expect.stringContaining(`theme.yaml:1 → logo: ${expectation}`)]);
});

it('writes no changes for the demo', async () => {
  const { theme, sources } = await readInterface(demoFolder);
  expect(themeModules(theme, undefined, sources).get('theme.ts')).toContain(
    'changes: ThemeChanges = {};',
  );
});
