import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentsAfter } from '../testing/fixture';
import { folderWith } from '../testing/folders';
import { contentModules, writeFiles } from './write';

let folder: string;
beforeEach(async () => {
  folder = await folderWith({});
});

const [content] = await contentsAfter();

describe('contentModules', () => {
  it('writes card data without prose', () => {
    const modules = contentModules(content!, { samples: [], pictures: [] });
    const text = (name: string) => modules.get(`${name}.ts`) ?? '';
    /** Returns the unescaped JSON of a constant in `build.ts`. */
    const constant = (name: string) =>
      new RegExp(`const ${name} = .*\\n(.*)`).exec(text('build'))?.[1]?.replaceAll('\\', '');
    expect(constant('projects')).toContain('Singing kettle');
    expect(constant('projects')).not.toContain('The kettle sings.');
    expect(constant('posts')).not.toContain('The kettle sings.');
    expect(constant('posts')).toContain(`"author":"${content!.owner.name}"`);
    expect(constant('certificateGroups')).toContain('"count":1');
    expect(constant('certificateGroups')).not.toContain('Brewing');
    expect(text('build')).toContain('The kettle sings.');
    expect(text('build')).toContain('Brewing');
    expect(text('featuredProjects')).toContain('singing-kettle');
    expect(text('featuredProjects')).not.toContain('tea-timer');
  });
});

describe('writeFiles', () => {
  const write = (modules: Record<string, string>) =>
    writeFiles(folder, new Map(Object.entries(modules)));

  it('does not rewrite unchanged files', async () => {
    await write({ 'a.ts': 'one' });
    const longAgo = new Date(1_000_000);
    await utimes(join(folder, 'a.ts'), longAgo, longAgo);
    expect(await write({ 'a.ts': 'one' })).toEqual([]);
    expect((await stat(join(folder, 'a.ts'))).mtime).toEqual(longAgo);
  });

  it('removes stale modules', async () => {
    await writeFile(join(folder, 'stale.ts'), '');
    expect(await write({ 'a.ts': 'one' })).toEqual(['a.ts', 'stale.ts (removed)']);
    expect(await readdir(folder)).toEqual(['a.ts']);
  });

  it('keeps the modules of other languages', async () => {
    await writeFiles(join(folder, 'fi'), new Map([['b.ts', 'two']]));
    expect(await write({ 'a.ts': 'one' })).toEqual(['a.ts']);
  });
});
