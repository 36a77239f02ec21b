import { resolveSite } from '@portfolio/content/node';
import { findNginx, nginxAdvice } from '@portfolio/tools/nginx';
import { rawRequest } from '@portfolio/tools/raw-request';
import type { Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from '@portfolio/tools/compress';
import { deploymentManifest, immutableCache } from '../deploy/manifest';
import { containerOptions, nginxConfig } from '../deploy/nginx';
import { listAddresses } from '../prerender/addresses';
import { startNginx, type Nginx } from './nginx';
import {
  cloudflarePages,
  follow,
  gitHubPages,
  netlify,
  type Answer,
  type Folder,
} from './staticHosts';
import { expect, hydrated, test } from './support';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const madeFolder = (name: string) => join(root, 'node_modules/.e2e', name);
/** A site may have to be built and every file of it compressed. */
const makingMs = 240_000;

const notFoundHeading = '404 - Page Not Found';
const addresses = listAddresses();
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const isListed = (html: string) => !html.includes('content="noindex"');

/** Every file of a folder, with forward slashes, without those that were compressed. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** A folder as static hosts see it. */
const publish = (folder: string): Folder => ({
  files: new Set(filesIn(folder)),
  redirects: readFileSync(join(folder, '_redirects'), 'utf8'),
  headers: readFileSync(join(folder, '_headers'), 'utf8'),
});

/** What the built site's rules were made from; its policies stand in the rules themselves. */
function builtManifest() {
  const policies = publish(dist).headers.matchAll(/^ {2}Content-Security-Policy: (.*)$/gm);
  return deploymentManifest({
    base: '/',
    pages: addresses,
    policies: [...policies].map(([, policy = '']) => policy),
    artFolder: readdirSync(dist).find((name) => name.startsWith('art-'))!,
  });
}

/** Other writings of an address that a visitor might try. */
const otherWritings = (path: string) =>
  [`${path}/`, `${path}.html`, `${path}/index.html`, path.toUpperCase()].filter(
    (other) => path !== '/' && other !== path,
  );

const wrongPaths = [
  '/nothing',
  '/nothing/',
  '/Abouts',
  '/about/more',
  '/404',
  '/404.html',
  '/projects/projectdetail/no-such-project',
  '/Blogs/Blogdetail/no-such-post',
  '/assets/no-such-file.js',
  '/data/posts/no-such-post.json',
];
/** Files for hosts, not for visitors. */
const hiddenPaths = ['/_headers', '/_redirects', '/.nojekyll', '/nginx.conf'];

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test.describe('nginx, at the top of a domain', () => {
  // One after the other: they share a server.
  test.describe.configure({ mode: 'default' });
  const siteUrl = resolveSite().url;
  const folder = madeFolder('deploy-top');
  const manifest = builtManifest();
  const files = filesIn(dist);
  const fileBelow = (start: string) => `/${files.find((file) => file.startsWith(start))!}`;
  let server: Nginx | undefined;
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    rawRequest(server!.url, path, headers, method);
  test.use({ baseURL: async ({}, use) => use(server?.url) });

  test.beforeAll(async () => {
    test.setTimeout(makingMs);
    const program = await findNginx();
    test.skip(program === undefined, nginxAdvice);
    await rm(folder, { recursive: true, force: true });
    await cp(dist, folder, { recursive: true });
    await compressFolder(folder);
    server = await startNginx(program!, nginxConfig(manifest, containerOptions), folder);
  });
  test.afterAll(() => server?.stop());

  test('answers every page at its address, and at the one that cards link to', async () => {
    for (const { path, linked, subject } of addresses) {
      for (const place of [path, ...(linked ? [linked] : [])]) {
        const { status, headers, body } = await get(place);
        expect(status, place).toBe(200);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        const html = body.toString();
        expect(html).toContain('<h1');
        if (isListed(html)) expect(canonicalOf(html), place).toBe(siteUrl + path);
        else expect(['comingSoon', 'page']).toContain(subject.kind);
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
    for (const path of [...wrongPaths, ...hiddenPaths]) {
      const { status, body, headers } = await get(path);
      expect(status, path).toBe(404);
      expect(body.toString(), path).toContain(notFoundHeading);
      expect(headers['content-security-policy'], path).toBeTruthy();
    }
  });

  test('sends what was compressed at build, as the browser wants it', async () => {
    const script = `/${files.find((file) => /^assets\/.*\.js$/.test(file))!}`;
    for (const path of ['/', '/about', '/feed.xml', '/sitemap.xml', script]) {
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

  test('sends security headers with everything, once each', async () => {
    const wanted = manifest.headers.find(({ path }) => path === '/*')!.headers;
    const names = [...new Set(wanted.map(([name]) => name.toLowerCase()))];
    expect(names).toEqual(
      expect.arrayContaining([
        'content-security-policy',
        'x-content-type-options',
        'x-frame-options',
        'referrer-policy',
        'permissions-policy',
      ]),
    );
    for (const path of ['/', '/about', '/nothing', '/about/', '/robots.txt', '/favicon.ico']) {
      const { headers } = await get(path);
      for (const name of names) {
        const values = wanted
          .filter(([other]) => other.toLowerCase() === name)
          .map(([, value]) => value);
        expect(headers[name], `${path} ${name}`).toBe(values.join(', '));
      }
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
    const missing = await get('/assets/none.js');
    expect(missing.headers['cache-control']).not.toBe(immutableCache);
  });

  test('names the type of every file', async () => {
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
    const ones = new Map(
      files
        .filter((file) => !file.endsWith('.html') && !hiddenPaths.includes(`/${file}`))
        .map((file) => [file.split('.').at(-1)!, file]),
    );
    for (const [ending, file] of ones) {
      const { status, headers } = await get(`/${file}`);
      expect(status, file).toBe(200);
      expect(headers['content-type'], file).toMatch(types[ending] ?? /^a type for this ending$/);
    }
  });

  test('takes no posts, and knows HEAD', async () => {
    expect((await get('/contact', {}, 'POST')).status).toBe(405);
    const { status, body } = await get('/about', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });

  test('serves a site that comes alive', async ({ page }) => {
    await page.goto('/Blogs/Blogdetail/to-do-list-app');
    await hydrated(page);
    await mainNav(page).getByRole('link', { name: 'Skills' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
  });
});

test.describe('hosts with rules of their own', () => {
  const hosts: Record<string, (folder: Folder) => (path: string) => Answer> = {
    'Cloudflare Pages': cloudflarePages,
    Netlify: netlify,
    // It has no rules, so only what is a file answers; the 404 page leads capitals on.
    'GitHub Pages': gitHubPages,
  };
  for (const [name, host] of Object.entries(hosts)) {
    const hasRules = host !== gitHubPages;

    test(`${name} answers every page, its other writings, and 404 for the rest`, () => {
      const folder = publish(dist);
      const answer = host(folder);
      const pageOf = (file: string) => canonicalOf(readFileSync(join(dist, file), 'utf8'));
      for (const { path, linked, aliases } of addresses) {
        expect(answer(path).status, path).toBe(200);
        const wanted = pageOf(answer(path).file!);
        const slashed = path === '/' ? [] : [`${path}/`, `${path}.html`];
        for (const other of [...(linked ? [linked] : []), ...aliases, ...slashed]) {
          const end = follow(answer, other);
          expect(end.status, other).toBe(200);
          expect(pageOf(end.file!), other).toBe(wanted);
        }
      }
      for (const path of ['/About', '/My-Activity', '/Projects/Projectdetail/to-do-list-app']) {
        expect(follow(answer, path).status, path).toBe(hasRules ? 200 : 404);
      }
      for (const path of wrongPaths.filter((path) => !path.startsWith('/404'))) {
        const { status, file } = follow(answer, path);
        expect([status, file], path).toEqual([404, '404.html']);
      }
      expect(folder.files).toContain('.nojekyll');
      if (!hasRules) return;
      const { headers } = answer('/about');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['cache-control']).toBeUndefined();
      const asset = [...folder.files].find((file) => file.startsWith('assets/'))!;
      expect(answer(`/${asset}`).headers['cache-control']).toBe(immutableCache);
    });
  }

  test('a build on a system that takes Blogs and blogs for one folder answers both as well', () => {
    const folder = publish(dist);
    const files = new Set([...folder.files].map((file) => file.toLowerCase()));
    for (const host of [cloudflarePages, netlify]) {
      for (const { linked } of addresses) {
        if (linked) expect(follow(host({ ...folder, files }), linked).status, linked).toBe(200);
      }
    }
  });
});

test.describe('below a path, as the command for it makes it', () => {
  test.describe.configure({ mode: 'default' });
  const base = '/preview/';
  // Another path than the base, so that neither can stand in for the other unnoticed.
  const siteUrl = 'https://me.example.com/portfolio';
  const folder = madeFolder('deploy-below');
  const site = join(folder, 'site');
  let program: string | undefined;
  let server: Nginx | undefined;
  const get = (path: string) => rawRequest(server!.url, path);
  const at = (path: string) => base + path.slice(1);
  test.use({ baseURL: async ({}, use) => use(server?.url) });

  test.beforeAll(async () => {
    test.setTimeout(makingMs);
    const child = spawn('tsx', ['deploy/files.ts'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORTFOLIO_OUT_DIR: folder,
        PORTFOLIO_SITE_URL: siteUrl,
        PORTFOLIO_BASE_PATH: base,
      },
    });
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
    program = await findNginx();
    if (!program) return;
    server = await startNginx(program, readFileSync(join(folder, 'nginx.conf'), 'utf8'), site);
  });
  test.afterAll(() => server?.stop());

  test('a host that publishes the folder has its rules at the top, and a 404 page', () => {
    const made = publish(site);
    expect([...made.files]).toEqual(
      expect.arrayContaining(['_headers', '_redirects', '404.html', 'preview/404.html']),
    );
    for (const host of [cloudflarePages, netlify]) {
      const answer = host(made);
      expect(answer('/preview/about').status).toBe(200);
      expect(answer('/preview/about').headers['content-security-policy']).toBeTruthy();
      expect(answer('/preview/nothing').status).toBe(404);
      expect(answer('/nothing').status).toBe(404);
      for (const { linked } of addresses) {
        if (linked) expect(follow(answer, at(linked)).status, linked).toBe(200);
      }
    }
    // GitHub Pages publishes what is in the folder below the path, since the path is the repository's name there.
    const files = new Set(filesIn(join(site, base)));
    expect(gitHubPages({ files })('/about').status).toBe(200);
    expect(files).toContain('.nojekyll');
  });

  test('a container is made from what is there, and finds it where nginx looks', () => {
    const recipe = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
    const copies = [...recipe.matchAll(/^COPY (\S+) (\S+)$/gm)];
    expect(copies.map(([, from = '']) => existsSync(join(folder, from)))).toEqual([true, true]);
    expect(copies.map(([, , to]) => to)).toContain(containerOptions.root);
    expect(recipe).toContain(`EXPOSE ${containerOptions.port}\n`);
  });

  test.describe('nginx', () => {
    test.beforeEach(() => test.skip(program === undefined, nginxAdvice));

    test('has every page, which says its whole address and links within the path only', async () => {
      const targets = new Set<string>();
      for (const { path } of addresses) {
        const { status, body } = await get(at(path));
        expect(status, path).toBe(200);
        const html = body.toString();
        if (isListed(html)) expect(canonicalOf(html)).toBe(siteUrl + path);
        for (const [, target = ''] of html.matchAll(/ (?:href|src|action)="(\/[^"#?]*)/g)) {
          targets.add(target);
        }
      }
      expect([...targets].filter((target) => !target.startsWith(base))).toEqual([]);
      for (const target of targets) {
        if (target.startsWith(at('/inbox/'))) continue;
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
        if (status === 404) expect(reply.body.toString()).toContain(notFoundHeading);
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
      await page.goto(base);
      await hydrated(page);
      expect(
        await page.evaluate(() => document.fonts.check('700 40px "Anek Latin Variable"')),
      ).toBe(true);
      const nav = mainNav(page);
      await nav.getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL(`${base}projects`);
      await page
        .getByRole('link', { name: /View Project Details/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/preview\/projects\/projectdetail\//);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await nav.getByRole('link', { name: 'Contact' }).click();
      await expect(page.locator('main form')).toHaveAttribute('action', `${base}inbox/contact`);
      // Where the form returns to when it is posted as a page.
      const thanks = await page.locator('input[name=_next]').inputValue();
      expect(thanks.startsWith(base)).toBe(true);
      await page.goto(thanks);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(strays).toEqual([]);
    });

    test.describe('asked for a page that is not there', () => {
      test.use({ expects: { errors: /status of 404/ } });

      test('shows the 404 screen, from the server and within the open site', async ({ page }) => {
        const screen = page.getByRole('heading', { level: 1, name: notFoundHeading });
        expect((await page.goto(`${base}projects/projectdetail/none`))?.status()).toBe(404);
        await hydrated(page);
        await expect(screen).toBeVisible();
        await page.getByRole('link', { name: 'Home' }).first().click();
        await expect(screen).toBeHidden();
        await expect(page).toHaveURL(base);
        await page.evaluate((address) => {
          window.history.pushState({}, '', address);
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, `${base}projects/projectdetail/none`);
        await expect(screen).toBeVisible();
      });
    });

    // The last one, since it takes the server away.
    test.describe('gone', () => {
      test.use({ serviceWorkers: 'allow', expects: { errors: /ERR_|Failed to load/ } });

      test('leaves the pages that were seen to a worker of that path', async ({ page }) => {
        await page.goto(`${base}about`);
        await hydrated(page);
        const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
        expect(await scope()).toBe(server!.url + base);
        const kept = () => page.evaluate(async () => (await caches.match(location.href))?.status);
        await expect.poll(kept).toBe(200);
        await server!.stop();
        await page.goto(`${base}about`);
        await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
      });
    });
  });
});
