import { hasPage, routeIds, routeOf } from '@portfolio/content';
import { describe, expect, it } from 'vitest';
import { cleanPath, matchRoute, sourceOf } from './routes';

describe('the page registry', () => {
  it('has exactly one component per page', () => {
    const components = Object.keys(import.meta.glob('./pages/*/*Page.tsx'));
    expect(components.sort()).toEqual(routeIds.map(sourceOf).sort());
  });

  it('finds every enabled page by path and link', () => {
    for (const id of routeIds) {
      const { path, linkedPath = path } = routeOf(id);
      for (const address of [path, linkedPath]) {
        expect(matchRoute(address.replace(':slug', 'tea')).id).toBe(hasPage(id) ? id : 'notFound');
      }
    }
  });
});

describe('an address', () => {
  it('has a data path in lower case', () => {
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

  it('without a page is answered by the 404 page', () => {
    expect(matchRoute('/no/such/page').id).toBe('notFound');
  });
});
