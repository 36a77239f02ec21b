import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testing/folders';
import { unwrapSamples } from './samples';
import { loadSources, yamlSource } from './sources';

it('reports an unsupported extension and suggests another', async () => {
  const sources = await loadSources(await folderWith({ 'tide.markdown': '', 'owner.yml': '' }));
  expect(sources.map(({ problem }) => problem?.expectation)).toEqual([
    'rename it; documents end in .yaml',
    'rename it; entries end in .md',
  ]);
});

it('reports the first line that is not UTF-8', async () => {
  const text = Buffer.from('---\ntitle: Coração\n---\n', 'latin1');
  const [source] = await loadSources(await folderWith({ 'tide.md': text }));
  expect(source?.problem).toMatchObject({
    line: 2,
    expectation: 'save the file as UTF-8; it has another encoding',
  });
});

it('ignores a byte-order mark', async () => {
  const text = '\uFEFF---\ntitle: Tide\n---\n\nText.\n\n$$\nx^2\n$$\n';
  const [source] = await loadSources(await folderWith({ 'posts/tide.md': text }));
  expect(source?.value).toMatchObject({ title: 'Tide' });
  expect(source?.markdown?.problems).toEqual([]);
});

it('reads a file again only if it changed', async () => {
  const folder = await folderWith({ 'home.yaml': 'lead: Hello', 'tide.md': 'Low.' });
  const before = await loadSources(folder);
  await writeFile(join(folder, 'home.yaml'), 'lead: Good morning');
  const after = await loadSources(folder);
  expect(after.map((source, index) => source === before[index])).toEqual([false, true]);
  expect(after[0]?.value).toEqual({ lead: 'Good morning' });
});

it('omits the schema comment from a sample’s hint', () => {
  const text = '# yaml-language-server: $schema=x\n# your own words\nbio: !sample\n  - A';
  const { samples } = unwrapSamples(yamlSource('about.yaml', text).value, 'about.yaml');
  expect(samples.map(({ hint }) => hint)).toEqual(['your own words']);
});
