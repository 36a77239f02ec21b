import { fetchedBy } from '@portfolio/tools/first-visit';
import { expect, open, test } from './support';

// `pnpm check` counts bytes from the HTML, without a browser. Here a browser says whether that is all.
for (const path of ['/', '/blogs', '/contact', '/blogs/blogdetail/to-do-list-app']) {
  test(`a first visit to ${path} fetches what its HTML names, and no more`, async ({
    page,
    request,
    baseURL,
  }) => {
    const named = fetchedBy(await (await request.get(path)).text());
    const fetched = new Map<string, string>();
    page.on('request', (one) => {
      const { origin, pathname } = new URL(one.url());
      if (origin === baseURL) fetched.set(pathname, one.resourceType());
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    fetched.delete(path);
    const scripts = [...fetched].filter(([, type]) => type === 'script').map(([name]) => name);
    expect(scripts.sort()).toEqual(named.js.sort());
    const all = new Set([...named.js, ...named.data, ...named.other]);
    // The cookie banner is not in the HTML, which is the same for those who have chosen.
    const others = [...fetched.keys()].filter((name) => !name.endsWith('/states/cookie.svg'));
    expect(others.filter((name) => !all.has(name))).toEqual([]);
  });
}
