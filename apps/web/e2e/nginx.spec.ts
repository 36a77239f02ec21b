import { resolveSite } from '@portfolio/content/node';
import { findNginx, nginxAdvice } from '@portfolio/tools/nginx';
import { rawRequest } from '@portfolio/tools/raw-request';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deploymentManifest, immutableCache } from '../deploy/manifest';
import { container, nginxConfig } from '../deploy/nginx';
import { listAddresses } from '../prerender/addresses';
import { startNginx, type Nginx } from './nginx';
import { expect, inApp, runBuild, test } from './support';

const dist = inApp('dist');
const notFound = '404 - Page Not Found';
const addresses = listAddresses();
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const isListed = (html: string) => !html.includes('content="noindex"');

/** Other writings of an address that a visitor might try. */
const otherWritings = (path: string) =>
  [`${path}/`, `${path}.html`, `${path}/index.html`, path.toUpperCase()].filter(
    (other) => path !== '/' && other !== path,
  );

/** Has the tests of a group, one after the other, ask one nginx. Returns how to ask it past a browser, and how to end it. */
function shareNginx(start: (program: string) => Promise<Nginx>) {
  let server: Nginx | undefined;
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: async ({}, use) => use(server?.url) });
  test.beforeAll(async () => {
    const program = await findNginx();
    test.skip(program === undefined, nginxAdvice);
    server = await start(program!);
  });
  test.afterAll(() => server?.stop());
  return {
    get: (path: string, headers?: Record<string, string>, method?: string) =>
      rawRequest(server!.url, path, headers, method),
    stop: () => server!.stop(),
  };
}

test.describe('nginx, at the top of a domain', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'));
  const fileBelow = (start: string) => `/${files.find((file) => file.startsWith(start))!}`;
  const headerRules = JSON.parse(readFileSync(join(dist, 'headers.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  /** What the built site's rules were made from; its policies stand in the rules themselves. */
  const manifest = deploymentManifest({
    base: '/',
    pages: addresses,
    policies: headerRules['/']!['content-security-policy']!.split(', '),
    artFolder: readdirSync(dist).find((name) => name.startsWith('art-'))!,
  });
  const { get } = shareNginx((program) => startNginx(program, nginxConfig(manifest), dist));

  test('answers every page at its address, and at the one that cards link to', async () => {
    for (const { id, path, linked } of addresses) {
      for (const place of [path, ...(linked ? [linked] : [])]) {
        const { status, headers, body } = await get(place);
        expect(status, place).toBe(200);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        const html = body.toString();
        expect(html).toContain('<h1');
        if (isListed(html)) expect(canonicalOf(html), place).toBe(resolveSite().url + path);
        else expect(['project', 'post', 'certificateGroup']).not.toContain(id);
      }
    }
  });

  test('leads every other writing there for good, with its query', async () => {
    for (const { path, aliases } of addresses) {
      for (const other of [...aliases, ...otherWritings(path)]) {
        const { status, headers } = await get(`${other}?from=card`);
        expect(status, other).toBe(301);
        expect(headers.location, other).toBe(`${path}?from=card`);
      }
    }
    for (const other of ['/index.html', '/index', '/BLOGS/blogdetail/to-do-list-app/']) {
      expect((await get(other)).status, other).toBe(301);
    }
  });

  test('answers everything else with the 404 page and its status', async () => {
    const wrong =
      '/nothing /nothing/ /Abouts /about/more /404 /404.html /projects/projectdetail/no-such-project /assets/none.js /data/posts/none.json';
    // Files for hosts, not for visitors.
    const hidden = '/_headers /_redirects /.nojekyll /nginx.conf';
    for (const path of `${wrong} ${hidden}`.split(' ')) {
      const { status, body, headers } = await get(path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).toContain(notFound);
      expect(headers['content-security-policy'], path).toBeTruthy();
      expect(headers['cache-control']).not.toBe(immutableCache);
    }
  });

  test('sends security headers with everything, once each, and the policies with documents alone', async () => {
    const documents = ['/', '/about', '/nothing', '/Blogs/Blogdetail/to-do-list-app'];
    for (const path of [...documents, '/robots.txt', '/favicon.ico', fileBelow('art-')]) {
      const { headers } = await get(path);
      for (const [name, value] of manifest.headers) {
        expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
      }
      expect(headers['content-security-policy'], path).toBe(
        documents.includes(path) ? manifest.policies.join(', ') : undefined,
      );
      expect(headers.server).toBe('nginx');
    }
  });

  test('lets files be kept for ever whose name changes, and has all else asked about', async () => {
    for (const start of ['assets/', 'fonts/', 'art-']) {
      const { status, headers } = await get(fileBelow(start));
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe(immutableCache);
    }
    for (const path of ['/', '/about', '/service-worker.js', '/sitemap.xml', fileBelow('data/')]) {
      const { headers } = await get(path);
      expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
      const again = await get(path, { 'if-none-match': headers.etag! });
      expect(again.status, path).toBe(304);
    }
  });

  test('names the type of every file, takes no posts, and knows HEAD', async () => {
    const types: Record<string, RegExp> = {
      js: /^text\/javascript; charset=utf-8$/,
      css: /^text\/css; charset=utf-8$/,
      json: /^application\/json; charset=utf-8$/,
      svg: /^image\/svg\+xml; charset=utf-8$/,
      xml: /^application\/(rss\+)?xml; charset=utf-8$/,
      txt: /^text\/plain; charset=utf-8$/,
      webmanifest: /^application\/manifest\+json/,
      png: /^image\/png$/,
      webp: /^image\/webp$/,
      avif: /^image\/avif$/,
      ico: /^image\/x-icon$/,
      woff2: /^font\/woff2$/,
      pdf: /^application\/pdf$/,
    };
    const isForVisitors = (file: string) => !/^[_.]|\.html$/.test(file);
    const ones = new Map(
      files.filter(isForVisitors).map((file) => [file.split('.').at(-1)!, file]),
    );
    for (const [ending, file] of ones) {
      const { status, headers } = await get(`/${file}`);
      expect(status, file).toBe(200);
      expect(headers['content-type'], file).toMatch(types[ending] ?? /^a type for this ending$/);
    }
    expect((await get('/contact', {}, 'POST')).status).toBe(405);
    const { status, body } = await get('/about', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });
});

test.describe('a deployment below a path', () => {
  test.describe.configure({ mode: 'default' });
  const base = '/preview/';
  // Another path than the base, so that neither can stand in for the other unnoticed.
  const siteUrl = 'https://me.example.com/portfolio';
  const folder = inApp('node_modules/.e2e/deployment');
  const site = join(folder, 'site');
  test.beforeAll(async () => {
    // It builds a site.
    test.setTimeout(180_000);
    await runBuild('deploy/files.ts', {
      PORTFOLIO_OUT_DIR: folder,
      PORTFOLIO_SITE_URL: siteUrl,
      PORTFOLIO_BASE_PATH: base,
    });
  });

  test('has what static hosts read at its top, and what its container copies', () => {
    for (const file of ['_headers', '_redirects', '404.html', 'preview/404.html', '.nojekyll']) {
      expect(existsSync(join(site, file)), file).toBe(true);
    }
    // GitHub Pages publishes the folder below the path, which is the repository's name there.
    expect(existsSync(join(site, 'preview/.nojekyll'))).toBe(true);
    const recipe = readFileSync(inApp('deploy/Containerfile'), 'utf8');
    const copies = [...recipe.matchAll(/^COPY (\S+) (\S+)$/gm)];
    expect(copies.map(([, from = '']) => existsSync(join(folder, from)))).toEqual([true, true]);
    expect(copies.map(([, , to]) => to)).toContain(container.root);
    expect(recipe).toContain(`EXPOSE ${container.port}\n`);
  });

  test.describe('at nginx', () => {
    const { get, stop } = shareNginx((program) =>
      startNginx(program, readFileSync(join(folder, 'nginx.conf'), 'utf8'), site),
    );

    test('has every page, which says its whole address and links within the path only', async () => {
      const targets = new Set<string>();
      for (const { path } of addresses) {
        const { status, body } = await get(base + path.slice(1));
        expect(status, path).toBe(200);
        const html = body.toString();
        if (isListed(html)) expect(canonicalOf(html)).toBe(siteUrl + path);
        for (const [, target = ''] of html.matchAll(/ (?:href|src|action)="(\/[^"#?]*)/g)) {
          targets.add(target);
        }
      }
      expect([...targets].filter((target) => !target.startsWith(base))).toEqual([]);
      for (const target of targets) {
        if (target.startsWith(`${base}inbox/`)) continue;
        expect((await get(target)).status, target).toBe(200);
      }
    });

    test('has sitemap, feed, robots and manifest say so too', async () => {
      const text = async (name: string) => (await get(base + name)).body.toString();
      const urls = [...(await text('sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)];
      expect(urls.length).toBeGreaterThan(20);
      for (const [, url] of urls) expect(`${url}/`.startsWith(`${siteUrl}/`), url).toBe(true);
      expect(await text('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
      expect(await text('feed.xml')).toContain(`<link>${siteUrl}/blogs/blogdetail/`);
      expect(JSON.parse(await text('site.webmanifest'))).toMatchObject({
        start_url: base,
        scope: base,
        icons: expect.arrayContaining([expect.objectContaining({ src: `${base}icon-192.png` })]),
      });
    });

    test('holds to statuses and redirects', async () => {
      for (const [path, status, location] of [
        ['/', 302, base],
        ['/preview', 301, base],
        ['/preview/about/', 301, '/preview/about'],
        ['/preview/ABOUT', 301, '/preview/about'],
        ['/preview/Blogs/Blogdetail/to-do-list-app', 200, undefined],
        ['/preview/nothing', 404, undefined],
        ['/about', 404, undefined],
      ] as const) {
        const reply = await get(path);
        expect([path, reply.status, reply.headers.location]).toEqual([path, status, location]);
        if (status === 404) expect(reply.body.toString()).toContain(notFound);
      }
    });

    test('sends what was compressed at build, as the browser wants it', async () => {
      const html = (await get(base)).body.toString();
      const script = / src="([^"]*\.js)"|href="([^"]*\.js)"/.exec(html)!.slice(1).find(Boolean)!;
      for (const path of [base, `${base}about`, `${base}feed.xml`, `${base}sitemap.xml`, script]) {
        const plain = await get(path);
        const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
        const gzip = await get(path, { 'accept-encoding': 'gzip' });
        const refused = await get(path, { 'accept-encoding': 'br;q=0, gzip' });
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect(brotli.headers['content-encoding'], path).toBe('br');
        expect(gzip.headers['content-encoding'], path).toBe('gzip');
        expect(refused.headers['content-encoding'], path).toBe('gzip');
        expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
        expect(gunzipSync(gzip.body)).toEqual(plain.body);
        for (const { headers } of [plain, brotli, gzip]) {
          expect(headers['content-type']).toBe(plain.headers['content-type']);
          expect(headers.vary).toBe('Accept-Encoding');
        }
      }
    });

    test('serves a site that comes alive: fonts, drawings, data, navigation, forms', async ({
      page,
    }) => {
      const strays: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (response.status() >= 400 || !pathname.startsWith(base)) strays.push(pathname);
      });
      await page.open(base);
      expect(
        await page.evaluate(() => document.fonts.check('700 40px "Anek Latin Variable"')),
      ).toBe(true);
      await page.navLink('Projects').click();
      await expect(page).toHaveURL(`${base}projects`);
      await page
        .getByRole('link', { name: /View Project Details/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/preview\/projects\/projectdetail\//);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.navLink('Contact').click();
      await expect(page.locator('main form')).toHaveAttribute('action', `${base}inbox/contact`);
      // Where the form returns to when it is posted as a page.
      const thanks = await page.locator('input[name=_next]').inputValue();
      expect(thanks.startsWith(base)).toBe(true);
      await page.open(thanks);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(strays).toEqual([]);
    });

    // The last one, since it takes the server away.
    test.describe('gone', () => {
      test.use({ serviceWorkers: 'allow', expects: { errors: /ERR_|Failed to load/ } });

      test('leaves the pages that were seen to a worker of that path', async ({
        page,
        baseURL,
      }) => {
        await page.open(`${base}about`);
        const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
        expect(await scope()).toBe(baseURL + base);
        const stored = () => page.evaluate(async () => (await caches.match(location.href))?.status);
        await expect.poll(stored).toBe(200);
        await stop();
        await page.goto(`${base}about`);
        await expect(page.heading('About')).toBeVisible();
      });
    });
  });
});
