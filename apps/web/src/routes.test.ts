import { hasPage, routeIds, routeOf } from '@portfolio/content';
import { describe, expect, it } from 'vitest';
import { cleanPath, matchRoute, sourceOf } from './routes';

describe('the page registry', () => {
  it('has exactly one component per page', () => {
    const components = Object.keys(import.meta.glob('./pages/*/*Page.tsx'));
    expect(components.sort()).toEqual(routeIds.map(sourceOf).sort());
  });

  it('finds every enabled page by its canonical and capitalised paths', () => {
    // Skips custom pages, because their paths depend on the content.
    for (const id of routeIds.filter((one) => one !== 'customPage')) {
      const { path, linkedPath = path } = routeOf(id);
      for (const pathname of [path, linkedPath]) {
        expect(matchRoute(pathname.replace(':slug', 'tea')).id).toBe(hasPage(id) ? id : 'notFound');
      }
    }
  });
});

describe('a path', () => {
  it('with capitals has a lower-case data path', () => {
    const post = { id: 'post', key: 'post/tea', dataPath: 'data/posts/tea.json' };
    const none = { id: 'notFound', key: 'notFound/' };
    expect(matchRoute('/Blogs/BlogDetail/Tea')).toEqual(hasPage('post') ? post : none);
  });

  it.each([
    ['/index.html', '/'],
    ['/about/index.html', '/about'],
    ['//about', '/about'],
    ['/about/', '/about'],
    ['/my%2Dactivity%2Ehtml', '/my-activity'],
    ['/%4F%5A%6f%7a%5f%7e%30', '/OZoz_~0'],
    ['/about%2F%3A%40%5B%60%7B', '/about%2F%3A%40%5B%60%7B'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('%s is normalised to %s', (spelling, path) => {
    expect(cleanPath(spelling)).toBe(path);
  });

  it('leads to the 404 page if it is unknown', () => {
    expect(matchRoute('/no/such/page').id).toBe('notFound');
  });
});
