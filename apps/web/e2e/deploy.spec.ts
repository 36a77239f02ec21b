import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deploymentManifest, type Manifest } from '../deploy/manifest';
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
const buildTimeoutMs = 240_000;

/** What a build made, with the rules that go with it. */
interface Deployment {
  folder: string;
  site: string;
  manifest: Manifest;
  files: Set<string>;
}

/** Runs the command that an owner runs, for a site at this address. */
async function deploy(name: string, siteUrl: string): Promise<Deployment> {
  const folder = join(root, 'node_modules/.e2e', name);
  const child = spawn('tsx', ['deploy/files.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORTFOLIO_OUT_DIR: folder, PORTFOLIO_SITE_URL: siteUrl },
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(0);
  const site = join(folder, 'site');
  const files = new Set(
    readdirSync(site, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(site, join(entry.parentPath, entry.name)))
      .filter((file) => !/\.(br|gz)$/.test(file)),
  );
  const artFolder = /^(?:.*\/)?(art-[^/]+)\//.exec(
    [...files].find((file) => /(^|\/)art-/.test(file))!,
  )![1]!;
  const policies = readFileSync(join(site, '_headers'), 'utf8').matchAll(
    /^ {2}Content-Security-Policy: (.*)$/gm,
  );
  const manifest = deploymentManifest({
    base: `${new URL(siteUrl).pathname}/`.replace('//', '/'),
    pages: listAddresses(),
    policies: [...policies].map(([, policy = '']) => policy),
    artFolder,
  });
  return { folder, site, manifest, files };
}

interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks a server for exactly this path: nothing is decoded, decompressed or followed. */
const ask = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Reply>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const request = httpRequest({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    request.on('error', reject);
    request.end();
  });

const canonical = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const notFoundHeading = '404 - Page Not Found';
const immutable = 'public, max-age=31536000, immutable';

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
  '/_headers',
  '/_redirects',
  '/.nojekyll',
  '/nginx.conf',
];

test.describe.configure({ mode: 'serial' });

test.describe('at the top of a domain', () => {
  const siteUrl = 'https://me.example.com';
  let made: Deployment;
  let server: Nginx;

  test.beforeAll(async () => {
    test.setTimeout(buildTimeoutMs);
    made = await deploy('deploy-top', siteUrl);
    server = await startNginx(made.manifest, made.folder);
  });
  test.afterAll(() => server?.stop());

  test.describe('nginx', () => {
    test('answers every page at its address, and at the one that cards link to', async () => {
      for (const { path, linked, subject } of listAddresses()) {
        for (const place of [path, ...(linked ? [linked] : [])]) {
          const { status, headers, body } = await ask(server.url, place);
          expect(status, place).toBe(200);
          expect(headers['content-type']).toBe('text/html; charset=utf-8');
          const html = body.toString();
          expect(html).toContain('<h1');
          const isListed = !/content="noindex"/.test(html);
          if (isListed) expect(canonical(html), place).toBe(siteUrl + path);
          else expect(['comingSoon', 'page']).toContain(subject.kind);
        }
      }
    });

    test('leads every other writing there for good, with its query', async () => {
      for (const { path, aliases } of listAddresses()) {
        for (const other of [...aliases, ...otherWritings(path)]) {
          const { status, headers } = await ask(server.url, `${other}?from=card`);
          expect(status, other).toBe(301);
          expect(headers.location, other).toBe(`${path}?from=card`);
        }
      }
      for (const other of ['/index.html', '/index', '/BLOGS/blogdetail/to-do-list-app/']) {
        expect((await ask(server.url, other)).status, other).toBe(301);
      }
    });

    test('answers everything else with the 404 page and its status', async () => {
      for (const path of wrongPaths) {
        const { status, body, headers } = await ask(server.url, path);
        expect(status, path).toBe(404);
        expect(body.toString(), path).toContain(notFoundHeading);
        expect(headers['content-security-policy'], path).toBeTruthy();
      }
    });

    test('sends what was compressed at build, as the browser wants it', async () => {
      const { assets } = {
        assets: [...made.files].filter((file) => /^assets\/.*\.js$/.test(file)),
      };
      for (const path of ['/', '/about', '/feed.xml', '/sitemap.xml', `/${assets[0]}`]) {
        const plain = await ask(server.url, path);
        const brotli = await ask(server.url, path, {
          'accept-encoding': 'gzip, deflate, br, zstd',
        });
        const gzip = await ask(server.url, path, { 'accept-encoding': 'gzip' });
        const refused = await ask(server.url, path, { 'accept-encoding': 'br;q=0, gzip' });
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
      const [{ headers: wanted }] = made.manifest.headers as [Manifest['headers'][number]];
      for (const path of ['/', '/about', '/nothing', '/about/', '/robots.txt', '/favicon.ico']) {
        const { headers } = await ask(server.url, path);
        for (const name of new Set(wanted.map(([name]) => name))) {
          const values = wanted.filter(([other]) => other === name).map(([, value]) => value);
          expect(headers[name.toLowerCase()], `${path} ${name}`).toBe(values.join(', '));
        }
        expect(headers.server).toBe('nginx');
      }
    });

    test('lets files be kept for ever whose name changes, and has all else asked about', async () => {
      const one = (start: string) => [...made.files].find((file) => file.startsWith(start))!;
      for (const start of ['assets/', 'fonts/', 'art-']) {
        const { status, headers } = await ask(server.url, `/${one(start)}`);
        expect(status).toBe(200);
        expect(headers['cache-control']).toBe(immutable);
      }
      for (const path of [
        '/',
        '/about',
        '/service-worker.js',
        '/sitemap.xml',
        `/${one('data/')}`,
      ]) {
        const { headers } = await ask(server.url, path);
        expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
        const etag = headers.etag!;
        expect((await ask(server.url, path, { 'if-none-match': etag })).status).toBe(304);
      }
      expect((await ask(server.url, '/assets/none.js')).headers['cache-control']).not.toBe(
        immutable,
      );
    });

    test('names the type of every file', async () => {
      const types: Record<string, RegExp> = {
        js: /^text\/javascript; charset=utf-8$/,
        json: /^application\/json; charset=utf-8$/,
        svg: /^image\/svg\+xml; charset=utf-8$/,
        xml: /^application\/(rss\+)?xml; charset=utf-8$/,
        txt: /^text\/plain; charset=utf-8$/,
        webmanifest: /^application\/manifest\+json/,
        png: /^image\/png$/,
        ico: /^image\/x-icon$/,
        woff2: /^font\/woff2$/,
        pdf: /^application\/pdf$/,
      };
      const endings = new Set([...made.files].map((file) => file.split('.').at(-1)!));
      for (const ending of ['html', 'nojekyll', '_headers', '_redirects']) endings.delete(ending);
      for (const ending of endings) {
        const file = [...made.files].find((name) => name.endsWith(`.${ending}`))!;
        const { status, headers } = await ask(server.url, `/${file}`);
        expect(status, file).toBe(200);
        expect(headers['content-type'], file).toMatch(types[ending] ?? /^$/);
      }
    });

    test('takes no posts, and knows HEAD', async () => {
      expect((await ask(server.url, '/contact', {}, 'POST')).status).toBe(405);
      const { status, body } = await ask(server.url, '/about', {}, 'HEAD');
      expect([status, body.length]).toEqual([200, 0]);
    });

    test('serves a site that comes alive', async ({ page }) => {
      // A browser looks at the site's own address, which only this test's page is kept from leaving.
      await page.unrouteAll();
      await page.goto(`${server.url}/Blogs/Blogdetail/to-do-list-app`);
      await hydrated(page);
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Skills' })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible();
    });
  });

  const hosts: [name: string, host: (folder: Folder) => (path: string) => Answer, finds: RegExp][] =
    [
      ['Cloudflare Pages', cloudflarePages, /./],
      ['Netlify', netlify, /./],
      // It has no rules, so only what is a file answers; the 404 page leads other writings on.
      ['GitHub Pages', gitHubPages, /^(?!.*[A-Z]{3})/],
    ];
  for (const [name, host, finds] of hosts) {
    test(`${name} answers every page, its other writings, and 404 for the rest`, () => {
      const answer = host({
        files: made.files,
        redirects: readFileSync(join(made.site, '_redirects'), 'utf8'),
        headers: readFileSync(join(made.site, '_headers'), 'utf8'),
      });
      const pageOf = (file: string) => canonical(readFileSync(join(made.site, file), 'utf8'));
      for (const { path, linked, aliases } of listAddresses()) {
        expect(answer(path).status, path).toBe(200);
        const wanted = pageOf(answer(path).file!);
        if (linked) expect(follow(answer, linked).status, linked).toBe(200);
        const slashed = path === '/' ? [] : [`${path}/`, `${path}.html`];
        for (const other of [...(linked ? [linked] : []), ...aliases, ...slashed]) {
          const end = follow(answer, other);
          expect(end.status, other).toBe(200);
          expect(pageOf(end.file!), other).toBe(wanted);
        }
      }
      for (const path of ['/About', '/My-Activity', '/Projects/Projectdetail/to-do-list-app']) {
        expect(follow(answer, path).status, path).toBe(name === 'GitHub Pages' ? 404 : 200);
      }
      for (const path of wrongPaths) {
        if (/^\/[_.]|^\/404/.test(path) || !finds.test(path)) continue;
        const { status, file } = follow(answer, path);
        expect([status, file], path).toEqual([404, '404.html']);
      }
      if (name === 'GitHub Pages') return;
      const { headers } = answer('/about');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['cache-control']).toBeUndefined();
      const asset = [...made.files].find((file) => file.startsWith('assets/'))!;
      expect(answer(`/${asset}`).headers['cache-control']).toBe(immutable);
    });
  }

  test('a build on a system that takes Blogs and blogs for one folder answers both as well', () => {
    const files = new Set([...made.files].map((file) => file.toLowerCase()));
    const rules = {
      redirects: readFileSync(join(made.site, '_redirects'), 'utf8'),
      headers: readFileSync(join(made.site, '_headers'), 'utf8'),
    };
    for (const host of [cloudflarePages, netlify]) {
      for (const { linked } of listAddresses()) {
        if (linked) expect(follow(host({ files, ...rules }), linked).status, linked).toBe(200);
      }
    }
  });
});

test.describe('below a path', () => {
  const siteUrl = 'https://me.example.com/portfolio';
  const base = '/portfolio/';
  let made: Deployment;
  let server: Nginx;

  test.beforeAll(async () => {
    test.setTimeout(buildTimeoutMs);
    made = await deploy('deploy-below', siteUrl);
    server = await startNginx(made.manifest, made.folder);
  });
  test.afterAll(() => server?.stop());

  test('every page is there, names its whole address, and links within the path only', async () => {
    const targets = new Set<string>();
    for (const { path } of listAddresses()) {
      const { status, body } = await ask(server.url, base + path.slice(1));
      expect(status, path).toBe(200);
      const html = body.toString();
      if (!/content="noindex"/.test(html)) expect(canonical(html)).toBe(siteUrl + path);
      const addresses = html.matchAll(/ (?:href|src|action)="(\/[^"#?]*)/g);
      for (const [, address = ''] of addresses) targets.add(address);
    }
    expect([...targets].filter((target) => !target.startsWith(base))).toEqual([]);
    for (const target of targets) {
      if (target.startsWith(`${base}inbox/`)) continue;
      expect((await ask(server.url, target)).status, target).toBe(200);
    }
  });

  test('sitemap, feed, robots and manifest say so too', async () => {
    const text = async (name: string) => (await ask(server.url, base + name)).body.toString();
    for (const [, url] of (await text('sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)) {
      expect(`${url}/`).toMatch(/^https:\/\/me\.example\.com\/portfolio\//);
    }
    expect(await text('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(await text('feed.xml')).toContain(`<link>${siteUrl}/blogs/blogdetail/`);
    expect(JSON.parse(await text('site.webmanifest'))).toMatchObject({
      start_url: base,
      scope: base,
      icons: expect.arrayContaining([expect.objectContaining({ src: `${base}icon-192.png` })]),
    });
  });

  test('statuses and redirects hold', async () => {
    for (const [path, status, location] of [
      ['/', 302, base],
      ['/portfolio', 301, base],
      ['/portfolio/about/', 301, '/portfolio/about'],
      ['/portfolio/ABOUT', 301, '/portfolio/about'],
      ['/portfolio/Blogs/Blogdetail/to-do-list-app', 200, undefined],
      ['/portfolio/nothing', 404, undefined],
      ['/about', 404, undefined],
    ] as const) {
      const reply = await ask(server.url, path);
      expect([path, reply.status, reply.headers.location]).toEqual([path, status, location]);
      if (status === 404) expect(reply.body.toString()).toContain(notFoundHeading);
    }
  });

  test('the site comes alive: drawings, fonts, data, navigation, worker', async ({ page }) => {
    await page.unrouteAll();
    const failures: string[] = [];
    page.on('response', (response) => {
      const { pathname, origin } = new URL(response.url());
      if (origin !== server.url) return;
      if (response.status() >= 400 || !pathname.startsWith(base)) failures.push(pathname);
    });
    await page.goto(server.url + base);
    await hydrated(page);
    expect(await page.evaluate(() => document.fonts.check('700 40px "Anek Latin Variable"'))).toBe(
      true,
    );
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'Projects' }).click();
    await expect(page).toHaveURL(`${server.url}${base}projects`);
    await page
      .getByRole('link', { name: /View Project Details/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/portfolio\/projects\/projectdetail\//);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await nav.getByRole('link', { name: 'Contact' }).click();
    await expect(page.locator('form')).toHaveAttribute('action', new RegExp(`^(${base}|https:)`));
    expect(failures).toEqual([]);
  });

  test('a wrong address within the open site shows the 404 screen', async ({ page }) => {
    await page.unrouteAll();
    test.info().annotations.push({ type: 'why', description: 'the base is no part of the route' });
    await page.goto(`${server.url}${base}about`);
    await hydrated(page);
    await page.evaluate(() => {
      window.history.pushState({}, '', '/portfolio/projects/projectdetail/none');
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(page.getByRole('heading', { name: notFoundHeading })).toBeVisible();
  });

  test('a host that publishes the folder has its rules at the top, and a 404 page', () => {
    expect([...made.files]).toEqual(
      expect.arrayContaining(['_headers', '_redirects', '404.html', 'portfolio/404.html']),
    );
    const answer = cloudflarePages({
      files: made.files,
      redirects: readFileSync(join(made.site, '_redirects'), 'utf8'),
      headers: readFileSync(join(made.site, '_headers'), 'utf8'),
    });
    expect(answer('/portfolio/about').status).toBe(200);
    expect(answer('/portfolio/about').headers['content-security-policy']).toBeTruthy();
    expect(answer('/portfolio/nothing').status).toBe(404);
    expect(answer('/nothing').status).toBe(404);
  });
});
