import { afterEach, describe, expect, it, vi } from 'vitest';
import { shake } from './treeShaking';

const areas = (modules: readonly string[]) =>
  [...new Set(modules.map((path) => /^src\/(\w+)\//.exec(path)?.[1] ?? path))].sort();

afterEach(() => vi.unstubAllEnvs());

describe('an application that imports', () => {
  it('one card gets neither forms nor chrome', async () => {
    const one = await shake(['PostCard'], 'source');
    expect(one.modules).toContain('src/cards/PostCard/PostCard.tsx');
    expect(areas(one.modules)).toEqual([
      'art',
      'cards',
      'generated',
      'layout',
      'platform',
      'theme',
    ]);

    const all = await shake('*', 'source');
    expect(areas(all.modules)).toContain('forms');
    expect(one.brotliBytes).toBeLessThan(all.brotliBytes / 6);
  });

  it('a button gets no card', async () => {
    const { modules } = await shake(['Button'], 'source');
    expect(areas(modules)).toEqual(['forms', 'theme']);
  });

  it('an article pays at most 2 KB for each part that helps with reading it', async () => {
    const before = ['Picture', 'LinkButton', 'TextButton', 'VisuallyHidden', 'Wrap', 'Link'];
    // Otherwise it is built as for development.
    vi.stubEnv('NODE_ENV', 'production');
    const without = await shake(before, 'source');
    for (const part of ['Contents', 'CopyButton', 'Figure', 'ArticleEnd', 'OwnerLine']) {
      const { brotliBytes } = await shake([...before, part], 'source');
      expect(brotliBytes - without.brotliBytes, part).toBeLessThanOrEqual(2000);
    }
  });
});
