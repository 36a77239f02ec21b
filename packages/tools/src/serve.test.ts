import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { close, listen, loopback } from './ports';
import { rawRequest } from './rawRequest';
import { serveFolder, serveTemporary, type ServeOptions } from './serve';

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

async function serve(root: string, options: Partial<ServeOptions> = {}): Promise<string> {
  const server = await serveFolder({ root, ...options });
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
  'projects/index.html': '<h1>Projects</h1>',
  '404.html': '<h1>404 - Page Not Found</h1>',
  'assets/app-Bx12.js': script,
  'resume.pdf': Buffer.alloc(2000, 'pdf'),
  '.env': 'SECRET=1',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  'headers.json':
    '{"/*":{"X-Frame-Options":"DENY"},"/assets/*":{"Cache-Control":"immutable"},"/about":{"X-A":"1"}}',
});
let url: string;
beforeAll(async () => {
  url = await serve(root);
});

it('serves a site only below its base path', async () => {
  const folder = folderOf({
    'index.html': 'Home',
    'headers.json': '{"/me/*":{"X-Frame-Options":"DENY"}}',
  });
  const inbox = await upstream((request, response) => response.end(`took ${request.url}`));
  const siteUrl = await serve(folder, { proxy: { '/inbox/': inbox } });
  const home = await fetch(`${siteUrl}/me/`);
  expect([await home.text(), home.headers.get('X-Frame-Options')]).toEqual(['Home', 'DENY']);
  expect((await fetch(siteUrl)).url).toBe(`${siteUrl}/me/`);
  expect((await fetch(`${siteUrl}/me`)).url).toBe(`${siteUrl}/me/`);
  expect((await fetch(`${siteUrl}/index.html`)).status).toBe(404);
  const posted = await fetch(`${siteUrl}/me/inbox/contact`, { method: 'POST', body: 'a=1' });
  expect(await posted.text()).toBe('took /contact');
});

describe('the server', () => {
  it('applies rewrite rules to capitalised paths', async () => {
    const folder = folderOf({
      'index.html': 'Home',
      'blogs/kettle.html': 'Kettle',
      'headers.json': '{"/me/*":{}}',
      _redirects: '/me/Blogs/:slug /me/blogs/:slug 200\n',
    });
    const siteUrl = await serve(folder);
    expect(await (await fetch(`${siteUrl}/me/Blogs/kettle`)).text()).toBe('Kettle');
    expect((await fetch(`${siteUrl}/me/Blogs/pot`)).status).toBe(404);
  });

  it.each(['/nothing', '/About', '/assets/gone.js', '/about/more', '/%E0%A4%A'])(
    'responds to the missing %s with 404.html and status 404',
    async (path) => {
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('404 - Page Not Found');
    },
  );

  it.each([
    ['/../package.json', 404],
    ['/..%2f..%2fetc/hostname', 404],
    ['/%2e%2e/%2e%2e/etc/hostname', 404],
    ['//etc/hostname', 404],
    ['/.env', 404],
    ['/.well-known/security.txt', 200],
  ])('serves only visible files in its folder: %s', async (path, status) => {
    expect((await rawRequest(url, path)).status).toBe(status);
  });

  it('refuses to serve a folder without a build', async () => {
    await expect(serveFolder({ root: join(root, 'assets') })).rejects.toThrow(
      'contains no built pages (no index.html). Run the build first.',
    );
  });
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

it('sends only headers for HEAD', async () => {
  const head = await rawRequest(url, '/about', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '14', 0]);
});

it('rejects methods other than GET and HEAD', async () => {
  const post = await rawRequest(url, '/about', {}, 'POST');
  expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

describe('the proxy', () => {
  it('forwards only POST requests', async () => {
    const origin = await upstream((_, outgoing) => outgoing.end('private'));
    const siteUrl = await serve(root, { proxy: { '/inbox/': origin } });
    expect((await rawRequest(siteUrl, '/inbox/')).status).toBe(404);
    expect((await rawRequest(siteUrl, '/inbox/_fault', {}, 'PUT')).status).toBe(405);
  });

  it("drops the browser's connection if the target does not answer", async () => {
    const origin = await upstream((incoming) => incoming.socket.destroy());
    const siteUrl = await serve(root, {
      proxy: { '/inbox/': origin, '/gone/': `http://${loopback}:9` },
    });
    for (const path of ['/inbox/contact', '/gone/contact']) {
      await expect(fetch(siteUrl + path, { method: 'POST', body: 'a=b' })).rejects.toThrow();
    }
  });
});
