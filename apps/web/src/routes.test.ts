import { hasPage, routeIds, routeOf } from '@portfolio/content';
import { describe, expect, it } from 'vitest';
import { cleanPath, matchRoute, sourceOf } from './routes';

describe('the registry of pages', () => {
  it('has a component for every page, and no component without a page', () => {
    const components = Object.keys(import.meta.glob('./pages/*/*Page.tsx'));
    expect(components.sort()).toEqual(routeIds.map(sourceOf).sort());
  });

  it('finds every page at its own address and at the one that links lead to, unless it is off', () => {
    for (const id of routeIds) {
      const { path, linkedPath = path } = routeOf(id);
      for (const address of [path, linkedPath]) {
        expect(matchRoute(address.replace(':slug', 'tea')).id).toBe(hasPage(id) ? id : 'notFound');
      }
    }
  });
});

describe('an address', () => {
  it('names its data in small letters, whatever its own are', () => {
    const post = { id: 'post', key: 'post/tea', dataPath: 'data/posts/tea.json' };
    const none = { id: 'notFound', key: 'notFound/' };
    expect(matchRoute('/Blogs/BlogDetail/Tea')).toEqual(hasPage('post') ? post : none);
  });

  it.each([
    ['/index.html', '/'],
    ['/about.html', '/about'],
    ['/about/index.html', '/about'],
    ['//about', '/about'],
    ['/about/', '/about'],
    ['/', '/'],
  ])('%s is that of %s', (written, path) => {
    expect(cleanPath(written)).toBe(path);
  });

  it('that no page has is answered by the 404 page', () => {
    expect(matchRoute('/no/such/page').id).toBe('notFound');
  });
});
