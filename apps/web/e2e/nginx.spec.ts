import { findNginx } from '@portfolio/tools/programs';
import { freePort } from '@portfolio/tools/ports';
import { rawRequest } from '@portfolio/tools/raw-request';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, appPath, pagePaths, test } from './support';

// Tests the output of `pnpm deploy:files`. The base path differs from the site URL's path, so that confusing the two fails a test.
const base = '/preview/';
const folder = appPath('node_modules/.e2e/deployment');
let server: ChildProcess;
let url: string;
const get = (path: string, encoding = '') => rawRequest(url, path, { 'accept-encoding': encoding });

test.describe.configure({ mode: 'default' });
test.use({ baseURL: async ({}, use) => use(url) });

test.beforeAll(async () => {
  // Allows time for a build.
  test.setTimeout(600_000);
  const program = findNginx();
  test.skip(program === undefined, 'nginx not found: install it or set NGINX_PATH.');
  await promisify(execFile)('tsx', ['deploy/files.ts'], {
    cwd: appPath('.'),
    env: {
      ...process.env,
      PORTFOLIO_OUT_DIR: folder,
      PORTFOLIO_SITE_URL: 'https://me.example.com/portfolio',
      PORTFOLIO_BASE_PATH: base,
    },
  });
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const siteConfig = readFileSync(join(folder, 'nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${folder}/site;`);
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(folder, 'local.conf');
  writeFileSync(
    file,
    // If root starts nginx without `user root`, nginx switches to an account that cannot read the folder.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/nginx.pid; events {}
    http { access_log off; ${temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')} ${siteConfig} }`,
  );
  server = spawn(program!, ['-p', folder, '-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  await expect(() => fetch(url)).toPass();
});

test.afterAll(async () => {
  if (server?.kill()) await once(server, 'exit');
});

test('the deployment has the files that static hosts read', () => {
  for (const file of ['_headers', '_redirects', '404.html', 'preview/404.html', '.nojekyll']) {
    expect(existsSync(join(folder, 'site', file)), file).toBe(true);
  }
});

test('nginx serves every page and every linked file', async () => {
  const targets = new Set(pagePaths.map((path) => base + path.slice(1)));
  for (const page of [...targets]) {
    const html = (await get(page)).body.toString();
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) targets.add(target);
  }
  for (const target of targets) {
    const { status, headers } = await get(target);
    expect([target, status]).toEqual([target.startsWith(base) && target, 200]);
    expect(headers['content-type']).not.toBe(/\.\w+$/.test(target) && 'text/html; charset=utf-8');
  }
});

test('nginx redirects other spellings of paths', async () => {
  for (const [path, expectedStatus, location] of [
    ['/', 302, base],
    ['/preview', 301, base],
    ['/preview/index.html', 301, base],
    ['/preview/about/?a=b', 301, '/preview/about?a=b'],
    ['/preview/about.html', 301, '/preview/about'],
  ] as const) {
    const { headers, status } = await get(path);
    expect([path, status, headers.location]).toEqual([path, expectedStatus, location]);
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('nginx sends the 404 page for unknown paths', async () => {
  for (const path of ['/preview/nothing', '/preview/404', '/preview/_headers', '/about']) {
    const { headers, body, status } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(body.toString()).toContain('404 - Page Not Found');
  }
});

test('nginx sends precompressed pages with their headers', async () => {
  const [plain, brotli, gzip] = [
    await get(base),
    await get(base, 'gzip, br'),
    await get(base, 'gzip, br;q=0'),
  ];
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  for (const { headers } of [brotli, gzip]) {
    expect(headers.vary).toBe('Accept-Encoding');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});

test('a site with a base path hydrates behind nginx', async ({ page }) => {
  await page.open(base);
  await page.navLink('Contact').click();
  await expect(page.locator('main form')).toHaveAttribute('action', `${base}inbox/contact`);
});
