import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copyOf } from './compress';
import { close, listen, loopback } from './ports';
import { rawRequest } from './rawRequest';
import { serveFolder, type ServeOptions } from './serve';

const root = mkdtempSync(join(tmpdir(), 'serve-test-'));
const script = 'export const line = "one dot and then the next";\n'.repeat(40);

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

beforeAll(() => {
  write('index.html', '<h1>Home</h1>');
  write('about.html', '<h1>About</h1>');
  write('projects/index.html', '<h1>Projects</h1>');
  write('404.html', '<h1>404 - Page Not Found</h1>');
  write('assets/app-Bx12.js', script);
  write('resume.pdf', Buffer.alloc(2000, 'pdf'));
  write('site.webmanifest', '{}');
  write('.env', 'SECRET=1');
  write('.well-known/security.txt', 'Contact: mailto:a@example.com');
  write(
    'headers.json',
    '{"/*":{"X-Frame-Options":"DENY"},"/assets/*":{"Cache-Control":"immutable"},"/about":{"X-A":"1"}}',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

const atEnd: (() => unknown)[] = [];
afterEach(() => Promise.all(atEnd.splice(0).map((end) => end())));

async function serve(options: Partial<ServeOptions> = {}): Promise<string> {
  const server = await serveFolder({ root, ...options });
  atEnd.push(() => server.close());
  return server.url;
}

describe('a site that was built for a path', () => {
  it('answers below that path alone, and takes its posts there', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'serve-base-'));
    atEnd.push(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'index.html'), 'Home');
    writeFileSync(join(folder, 'headers.json'), '{"/me/*":{"X-Frame-Options":"DENY"}}');
    const inbox = createServer((request, response) => response.end(`took ${request.url}`));
    atEnd.push(() => close(inbox));
    const target = `http://${loopback}:${await listen(inbox)}`;
    const url = await serve({ root: folder, proxy: { '/inbox/': target } });
    const home = await fetch(`${url}/me/`);
    expect([await home.text(), home.headers.get('X-Frame-Options')]).toEqual(['Home', 'DENY']);
    expect((await fetch(url)).url).toBe(`${url}/me/`);
    expect((await fetch(`${url}/me`)).url).toBe(`${url}/me/`);
    expect((await fetch(`${url}/index.html`)).status).toBe(404);
    const posted = await fetch(`${url}/me/inbox/contact`, { method: 'POST', body: 'a=1' });
    expect(await posted.text()).toBe('took /contact');
  });
});

describe('addresses', () => {
  it('answers clean ones with the page of that name, with or without a slash', async () => {
    const url = await serve();
    for (const [path, text] of [
      ['/', 'Home'],
      ['/about', 'About'],
      ['/about/', 'About'],
      ['/about?from=footer', 'About'],
      ['/projects', 'Projects'],
      ['/projects/', 'Projects'],
    ] as const) {
      const response = await fetch(url + path);
      expect([path, response.status, await response.text()]).toEqual([
        path,
        200,
        `<h1>${text}</h1>`,
      ]);
      expect(response.headers.get('content-type')).toBe('text/html;charset=utf-8');
    }
  });

  it('finds the page of a capitalised address by the rule for hosts where the folder has no twin', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'serve-case-'));
    atEnd.push(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'blogs'));
    writeFileSync(join(folder, 'index.html'), 'Home');
    writeFileSync(join(folder, 'blogs/kettle.html'), 'Kettle');
    writeFileSync(join(folder, 'headers.json'), '{"/me/*":{}}');
    writeFileSync(join(folder, '_redirects'), '/me/Blogs/:slug /me/blogs/:slug 200\n');
    const url = await serve({ root: folder });
    expect(await (await fetch(`${url}/me/Blogs/kettle`)).text()).toBe('Kettle');
    expect((await fetch(`${url}/me/Blogs/pot`)).status).toBe(404);
  });

  it('answers unknown ones with 404.html and the status 404, and minds the case', async () => {
    const url = await serve();
    for (const path of ['/nothing', '/About', '/assets/gone.js', '/about/more', '/%E0%A4%A']) {
      const response = await fetch(url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('404 - Page Not Found');
    }
  });

  it('never leaves the folder, and shows no hidden files', async () => {
    const url = await serve();
    for (const path of [
      '/../package.json',
      '/..%2f..%2fetc/hostname',
      '/%2e%2e/%2e%2e/etc/hostname',
      '//etc/hostname',
      '/.env',
    ]) {
      expect([path, (await rawRequest(url, path)).status]).toEqual([path, 404]);
    }
    expect((await rawRequest(url, '/.well-known/security.txt')).status).toBe(200);
  });

  it('refuses to serve a folder that was not built', async () => {
    await expect(serveFolder({ root: join(root, 'assets') })).rejects.toThrow(
      'holds no built pages (no index.html). Run the build first.',
    );
  });
});

describe('a compressed copy', () => {
  it('is sent as Brotli, gzip or plain, as the request allows', async () => {
    const copy = await copyOf(root, { compress: true });
    atEnd.push(copy.remove);
    const url = await serve({ root: copy.folder });
    const ask = (accept: string) =>
      rawRequest(url, '/assets/app-Bx12.js', { 'accept-encoding': accept });
    const brotli = await ask('gzip, deflate, br');
    expect([brotli.headers['content-encoding'], brotli.headers['vary']]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    const zipped = await ask('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(script);
    const plain = await ask('');
    expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, script]);
    // What is small or compressed already is left alone.
    for (const path of ['/', '/resume.pdf']) {
      const { headers } = await rawRequest(url, path, { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('headers', () => {
  it("come from the folder's own rules, also for what is not there", async () => {
    const url = await serve();
    const about = (await rawRequest(url, '/about')).headers;
    expect([about['x-frame-options'], about['x-a']]).toEqual(['DENY', '1']);
    expect((await rawRequest(url, '/assets/app-Bx12.js')).headers['cache-control']).toBe(
      'immutable',
    );
    expect((await rawRequest(url, '/gone')).headers['x-frame-options']).toBe('DENY');
  });

  it('go alone to HEAD, and other methods are refused', async () => {
    const url = await serve();
    const head = await rawRequest(url, '/about', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '14', 0]);
    const post = await rawRequest(url, '/about', {}, 'POST');
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the proxy', () => {
  async function upstream(handler: RequestListener): Promise<string> {
    const server = createServer(handler);
    atEnd.push(() => close(server));
    return `http://${loopback}:${await listen(server)}`;
  }

  it('hands posts on without the prefix and brings the answer back', async () => {
    const origin = await upstream((incoming, outgoing) => {
      let body = '';
      incoming.on('data', (chunk) => (body += chunk));
      incoming.on('end', () => {
        outgoing.writeHead(303, { Location: '/thank-you' });
        outgoing.end(`${incoming.url} ${body}`);
      });
    });
    const url = await serve({ proxy: { '/inbox/': origin } });
    const response = await fetch(`${url}/inbox/contact?x=1`, {
      method: 'POST',
      body: 'name=Ada',
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
    expect(await response.text()).toBe('/contact?x=1 name=Ada');
  });

  it('passes posts only', async () => {
    const origin = await upstream((_, outgoing) => outgoing.end('private'));
    const url = await serve({ proxy: { '/inbox/': origin } });
    expect((await rawRequest(url, '/inbox/')).status).toBe(404);
    expect((await rawRequest(url, '/inbox/_fault', {}, 'PUT')).status).toBe(405);
  });

  it('drops the connection when the other side does, or is not there', async () => {
    const origin = await upstream((incoming) => incoming.socket.destroy());
    const url = await serve({ proxy: { '/inbox/': origin, '/gone/': `http://${loopback}:9` } });
    for (const path of ['/inbox/contact', '/gone/contact']) {
      await expect(fetch(url + path, { method: 'POST', body: 'a=b' })).rejects.toThrow();
    }
  });
});
