import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assembled, textOf } from '../testing/fixture';
import type { SampleRecord } from './samples';
import type { Content } from './shape';
import { markdownSource } from './sources';
import { artNames, contentModules, writeModules } from './write';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The fixture's content with a number of blog entries. */
async function contentWith(postCount = 1): Promise<Content> {
  const file = 'posts/singing-kettle.md';
  const model = await markdownSource(file, textOf(file));
  const posts = Array.from({ length: postCount - 1 }, (_, index) => ({
    ...model,
    file: `posts/kettle-${index}.md`,
    value: { ...(model.value as object), order: 10 + index },
  }));
  return (await assembled({ 'posts/more-to-come.md': null }, {}, posts)).content!;
}

const modulesOf = async (postCount?: number, samples: SampleRecord[] = []) =>
  contentModules(await contentWith(postCount), samples, []);

describe('contentModules', () => {
  it('makes plain modules that import nothing but types', async () => {
    for (const text of (await modulesOf()).values()) {
      const imports = text.split('\n').filter((line) => line.startsWith('import'));
      expect(imports.every((line) => line.startsWith('import type '))).toBe(true);
    }
  });

  it('lists what cards show, without prose, and features what has a place on the home page', async () => {
    const content = await contentWith();
    const modules = contentModules(content, [], []);
    const text = (name: string) => modules.get(`${name}.ts`);
    expect(text('projects')).toContain('Singing kettle');
    expect(text('projects')).not.toContain('The kettle sings.');
    expect(text('posts')).not.toContain('The kettle sings.');
    expect(text('posts')).toContain(`"author": "${content.owner.name}"`);
    expect(text('certificateGroups')).toContain('"count": 1');
    expect(text('certificateGroups')).not.toContain('Brewing');
    expect(text('build')).toContain('The kettle sings.');
    expect(text('build')).toContain('Brewing');
    expect(text('featuredProjects')).toContain('singing-kettle');
    expect(text('featuredProjects')).not.toContain('tea-timer');
  });

  it('lists the samples’ files and fields', async () => {
    const sample = { file: 'owner.yaml', path: ['name'], value: 'Owner' };
    expect((await modulesOf(1, [sample])).get('build.ts')).toContain(
      String.raw`{\"file\":\"owner.yaml\",\"field\":\"name\"}`,
    );
  });

  it('grows with a thousand blog entries only where they are listed, and evenly', async () => {
    const [ten, hundred, thousand] = await Promise.all([10, 100, 1000].map((n) => modulesOf(n)));
    if (!ten || !hundred || !thousand) throw new Error('unreachable');
    expect([...thousand.keys()]).toEqual([...ten.keys()]);
    const growing = [...ten.keys()].filter((name) => thousand.get(name) !== ten.get(name));
    expect(growing.sort()).toEqual(['build.ts', 'posts.ts', 'siteIndex.ts']);
    for (const name of growing) {
      const sizes = [ten, hundred, thousand].map((modules) => modules.get(name)?.length ?? 0);
      const [first = 0, second = 0, third = 0] = sizes;
      const perEntry = (second - first) / 90;
      expect((third - second) / 900 / perEntry).toBeCloseTo(1, 1);
    }
  });
});

describe('artNames', () => {
  it('finds the drawings that the content asks for, each once', () => {
    const value = { image: { art: 'b' }, list: [{ art: 'a' }, { word: { image: { art: 'b' } } }] };
    expect(artNames(value)).toEqual(['a', 'b']);
  });
});

describe('writeModules', () => {
  const write = (modules: Record<string, string>) =>
    writeModules(folder, new Map(Object.entries(modules)));

  it('writes every module', async () => {
    expect(await write({ 'a.ts': 'one', 'b.ts': 'two' })).toEqual(['a.ts', 'b.ts']);
    expect(await readFile(join(folder, 'b.ts'), 'utf8')).toBe('two');
  });

  it('does not touch a file that would not change', async () => {
    await write({ 'a.ts': 'one' });
    const longAgo = new Date(1_000_000);
    await utimes(join(folder, 'a.ts'), longAgo, longAgo);
    expect(await write({ 'a.ts': 'one' })).toEqual([]);
    expect((await stat(join(folder, 'a.ts'))).mtime).toEqual(longAgo);
  });

  it('changes nothing when the whole content is written again', async () => {
    await writeModules(folder, await modulesOf());
    expect(await writeModules(folder, await modulesOf())).toEqual([]);
  });

  it('removes what no content asks for any more', async () => {
    await writeFile(join(folder, 'stale.ts'), '');
    expect(await write({ 'a.ts': 'one' })).toEqual(['a.ts', 'stale.ts (removed)']);
    expect(await readdir(folder)).toEqual(['a.ts']);
  });
});
