import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { close, listen, loopback } from './ports';
import { rawRequest } from './rawRequest';
import { serveFolder, serveTemporary } from './serve';

const atEnd: (() => unknown)[] = [];
afterAll(() => Promise.all(atEnd.map((end) => end())));

function folderOf(files: Record<string, string | Buffer>): string {
  const root = mkdtempSync(join(tmpdir(), 'serve-test-'));
  atEnd.push(() => rmSync(root, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  return root;
}

async function serve(root: string, inboxUrl?: string): Promise<string> {
  const server = await serveFolder({ root, inboxUrl });
  atEnd.push(() => server.close());
  return server.url;
}

/** Starts a server to which the tested server forwards requests. */
async function upstream(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  atEnd.push(() => close(server));
  return `http://${loopback}:${await listen(server)}`;
}

// All browser tests use this server. The tests in this file cover only what browser tests do not.
const script = 'export const line = "one dot and then the next";\n'.repeat(40);
const root = folderOf({
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  '404.html': '<h1>404 - Page Not Found</h1>',
  'assets/app-Bx12.js': script,
  'resume.pdf': Buffer.alloc(2000, 'pdf'),
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  'headers.json': '{"/*":{"X-Frame-Options":"DENY"}}',
});
let url: string;
beforeAll(async () => {
  url = await serve(root);
});

it('serves a site only below its base path', async () => {
  const folder = folderOf({
    'index.html': 'Home',
    'blogs/kettle.html': 'Kettle',
    'headers.json': '{"/me/*":{"X-Frame-Options":"DENY"}}',
    _redirects: '/me/Blogs/:slug /me/blogs/:slug 200\n',
  });
  const inbox = await upstream((request, response) => response.end(`took ${request.url}`));
  const siteUrl = await serve(folder, inbox);
  const get = async (path: string) => {
    const response = await fetch(siteUrl + path);
    return [response.url.slice(siteUrl.length), response.status, await response.text()];
  };
  expect(await get('/')).toEqual(['/me/', 200, 'Home']);
  expect(await get('/me')).toEqual(['/me/', 200, 'Home']);
  expect(await get('/me/Blogs/kettle')).toEqual(['/me/Blogs/kettle', 200, 'Kettle']);
  expect((await get('/me/Blogs/pot'))[1]).toBe(404);
  expect((await get('/index.html'))[1]).toBe(404);
  expect((await fetch(`${siteUrl}/me/`)).headers.get('X-Frame-Options')).toBe('DENY');
  for (const path of ['/me/inbox/contact', '/me/fi/inbox/contact']) {
    const posted = await fetch(siteUrl + path, { method: 'POST', body: 'a=1' });
    expect(await posted.text()).toBe('took /contact');
  }
});

it.each([
  '/nothing',
  '/About',
  '/assets/gone.js',
  '/about/more',
  '/%E0%A4%A',
  '/../package.json',
  '/..%2f..%2fetc/hostname',
  '/%2e%2e/%2e%2e/etc/hostname',
  '//etc/hostname',
  '/.env',
  '/inbox/',
])('responds to %s with 404.html and status 404', async (path) => {
  const { status, body } = await rawRequest(url, path);
  expect(status).toBe(404);
  expect(body.toString()).toContain('404 - Page Not Found');
});

it('serves files below .well-known', async () => {
  expect((await fetch(`${url}/.well-known/security.txt`)).status).toBe(200);
});

it('refuses to serve a folder without a build', async () => {
  await expect(serveFolder({ root: join(root, 'assets') })).rejects.toThrow(
    'contains no built pages (no index.html). Run the build first.',
  );
});

it('sends Brotli, gzip or uncompressed files as requested', async () => {
  let folder = '';
  const server = await serveTemporary((copy) => cp(root, (folder = copy), { recursive: true }));
  const get = (accept: string, path = '/assets/app-Bx12.js') =>
    rawRequest(server.url, path, { 'accept-encoding': accept });
  const brotli = await get('gzip, deflate, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
  expect(gunzipSync((await get('gzip')).body).toString()).toBe(script);
  expect((await get('')).body.toString()).toBe(script);
  // Not compressed: files for clients without compression, small files, and files that are already compressed.
  for (const plain of [await get(''), await get('br', '/'), await get('br', '/resume.pdf')]) {
    expect(plain.headers['content-encoding']).toBeUndefined();
  }
  await server.close();
  expect(existsSync(folder)).toBe(false);
});

it.each([
  ['HEAD', 200, { 'content-length': '14' }],
  ['POST', 405, { allow: 'GET, HEAD' }],
])('responds to %s with status %i', async (method, status, headers) => {
  expect(await rawRequest(url, '/about', {}, method)).toMatchObject({ status, headers });
});

it("drops the browser's connection if the inbox does not answer", async () => {
  const broken = await upstream((incoming) => incoming.socket.destroy());
  for (const inboxUrl of [broken, `http://${loopback}:9`]) {
    const siteUrl = await serve(root, inboxUrl);
    const posted = fetch(`${siteUrl}/inbox/contact`, { method: 'POST', body: 'a=b' });
    await expect(posted).rejects.toThrow();
  }
});
