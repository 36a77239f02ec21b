/** Serves another owner's site, which has a base path, with nginx and the configuration from `pnpm deploy:files`. */
import { findNginx } from '@portfolio/tools/programs';
import { freePort } from '@portfolio/tools/ports';
import { rawRequest } from '@portfolio/tools/raw-request';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, appPath, readAllRoutes, test } from '../support';

const base = '/site/';
const deployment = appPath('node_modules/.e2e/owner');
let server: ChildProcess;
let url: string;
const get = (path: string, encoding = '') => rawRequest(url, path, { 'accept-encoding': encoding });

test.describe.configure({ mode: 'default' });
test.use({ baseURL: async ({}, use) => use(url) });

test.beforeAll(async () => {
  const program = findNginx();
  test.skip(program === undefined, 'nginx not found: install it or set NGINX_PATH.');
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const siteConfig = readFileSync(join(deployment, 'nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /usr/share/nginx/html;', `root ${deployment}/site;`);
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(deployment, 'local.conf');
  writeFileSync(
    file,
    // If root starts nginx without `user root`, nginx switches to an account that cannot read the folder.
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${deployment}/nginx.pid; events {}
    http { access_log off; ${temporaryFolders.map((name) => `${name}_temp_path ${deployment}/${name};`).join(' ')} ${siteConfig} }`,
  );
  server = spawn(program!, ['-p', deployment, '-c', file, '-e', 'stderr'], { stdio: 'inherit' });
  await expect(() => fetch(url)).toPass();
});

test.afterAll(async () => {
  if (server?.kill()) await once(server, 'exit');
});

test('nginx serves every page and every linked file', async ({ folder }) => {
  // Files that static hosts read.
  for (const file of ['_headers', '_redirects', '404.html', 'site/404.html', '.nojekyll']) {
    expect(existsSync(join(deployment, 'site', file)), file).toBe(true);
  }
  const pages = readAllRoutes(folder).filter(({ status }) => status === 200);
  const targets = new Set(pages.map(({ path }) => base + path.slice(1)));
  for (const page of [...targets]) {
    const html = (await get(page)).body.toString();
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) targets.add(target);
  }
  for (const target of targets) {
    // Encodes Arabic letters.
    const { status, headers } = await get(new URL(target, url).pathname);
    expect([target, status]).toEqual([target.startsWith(base) && target, 200]);
    expect(headers['content-type']).not.toBe(/\.\w+$/.test(target) && 'text/html; charset=utf-8');
  }
});

test('nginx redirects other spellings of paths', async () => {
  for (const [path, expectedStatus, location] of [
    ['/', 302, base],
    ['/site', 301, base],
    ['/site/index.html', 301, base],
    ['/site/en', 301, '/site/en/'],
    ['/site/skills/?a=b', 301, '/site/skills?a=b'],
    ['/site/skills.html', 301, '/site/skills'],
  ] as const) {
    const { headers, status } = await get(path);
    expect([path, status, headers.location]).toEqual([path, expectedStatus, location]);
    expect(headers['x-frame-options']).toBe('DENY');
  }
});

test('nginx sends the 404 page for unknown paths', async () => {
  for (const [path, language] of [
    ['/site/nothing', 'ar-EG'],
    ['/site/404', 'ar-EG'],
    ['/site/_headers', 'ar-EG'],
    ['/skills', 'ar-EG'],
    ['/site/en/nothing', 'en'],
  ]) {
    const { headers, body, status } = await get(path!);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
    expect(headers['x-frame-options']).toBe('DENY');
    expect(body.toString()).toContain(`lang="${language}" dir=`);
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
  await page.open(`${base}en/`);
  await page.navLink('Contact').click();
  await expect(page.locator('main form')).toHaveAttribute('action', /^\/site\/.*inbox\/contact$/);
});
