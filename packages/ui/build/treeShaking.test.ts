import { afterEach, describe, expect, it, vi } from 'vitest';
import { shake } from './treeShaking';

const areas = (modules: readonly string[]) =>
  [...new Set(modules.map((path) => /^src\/(\w+)\//.exec(path)?.[1] ?? path))].sort();

afterEach(() => vi.unstubAllEnvs());

describe('an application that imports', () => {
  it('one card gets no forms or chrome', async () => {
    const one = await shake(['PostCard']);
    expect(one.modules).toContain('src/cards/PostCard/PostCard.tsx');
    expect(areas(one.modules)).toEqual([
      'art',
      'cards',
      'generated',
      'layout',
      'platform',
      'theme',
    ]);

    const all = await shake('*');
    expect(areas(all.modules)).toContain('forms');
    expect(one.brotliBytes).toBeLessThan(all.brotliBytes / 6);
  });

  it('a button gets no card', async () => {
    const { modules } = await shake(['Button']);
    expect(areas(modules)).toEqual(['forms', 'theme']);
  });

  it('an article gets at most 2 KB per reading aid', async () => {
    const before = ['Picture', 'LinkButton', 'TextButton', 'VisuallyHidden', 'Container', 'Link'];
    // Otherwise Vite builds for development.
    vi.stubEnv('NODE_ENV', 'production');
    const without = await shake(before);
    for (const component of ['Contents', 'CopyButton', 'Figure', 'ArticleEnd', 'OwnerLine']) {
      const { brotliBytes } = await shake([...before, component]);
      expect(brotliBytes - without.brotliBytes, component).toBeLessThanOrEqual(2000);
    }
  });
});
