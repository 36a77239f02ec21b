import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { close, listen } from './ports';
import { rawRequest } from './rawRequest';
import {
  cacheControlFor,
  headerRules,
  serveFolder,
  type LocalServer,
  type ServeOptions,
} from './serve';

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
  write('assets/early-Cy34.js', script);
  write('assets/early-Cy34.js.br', brotliCompressSync(Buffer.from(`/* at build */${script}`)));
  write('art-9f/covers/rfid-bus.svg', '<svg/>');
  write('data/posts/one.json', '{}');
  write('resume.pdf', Buffer.alloc(2000, 'pdf'));
  write('site.webmanifest', '{}');
  write('.env', 'SECRET=1');
  write('.well-known/security.txt', 'Contact: mailto:a@example.com');
  symlinkSync('/etc/hostname', join(root, 'linked.txt'));
});
afterAll(() => rmSync(root, { recursive: true }));

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function serve(options: Partial<ServeOptions> = {}): Promise<LocalServer> {
  const server = await serveFolder({ root, port: 0, ...options });
  running.push(server);
  return server;
}

describe('addresses', () => {
  it('answers clean ones with the page of that name, with or without a slash', async () => {
    const { url } = await serve();
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
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  it('answers unknown ones with 404.html and the status 404, and minds the case', async () => {
    const { url } = await serve();
    for (const path of ['/nothing', '/About', '/assets/gone.js', '/about/more']) {
      const response = await fetch(url + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('404 - Page Not Found');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('never leaves the folder, and shows neither hidden files nor what links point at', async () => {
    const { url } = await serve();
    for (const path of [
      '/../package.json',
      '/..%2f..%2fetc/hostname',
      '/%2e%2e/%2e%2e/etc/hostname',
      '//etc/hostname',
      '/assets/..\\..\\package.json',
      '/.env',
      '/linked.txt',
      '/about%00.html',
    ]) {
      expect([path, (await rawRequest(url, path)).status]).toEqual([path, 404]);
    }
    expect((await rawRequest(url, '/%E0%A4%A')).status).toBe(400);
    expect((await rawRequest(url, '/.well-known/security.txt')).status).toBe(200);
  });

  it('notices the files of a new build', async () => {
    const { url } = await serve();
    expect((await fetch(`${url}/late`)).status).toBe(404);
    write('late.html', '<h1>Late</h1>');
    expect(await (await fetch(`${url}/late`)).text()).toBe('<h1>Late</h1>');
    write('late.html', '<h1>Later</h1>');
    utimesSync(join(root, 'late.html'), new Date(), new Date(2030, 1));
    expect(await (await fetch(`${url}/late`)).text()).toBe('<h1>Later</h1>');
    rmSync(join(root, 'late.html'));
    expect((await fetch(`${url}/late`)).status).toBe(404);
  });

  it('refuses to serve a folder that was not built', async () => {
    await expect(serveFolder({ root: join(root, 'assets'), port: 0 })).rejects.toThrow(
      'holds no built pages (no index.html). Run the build first.',
    );
  });
});

describe('compression', () => {
  it('sends Brotli, then gzip, then plain, as the request allows', async () => {
    const { url } = await serve();
    const ask = (accept: string) =>
      rawRequest(url, '/assets/app-Bx12.js', { 'accept-encoding': accept });
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
    expect(brotli.headers['vary']).toBe('Accept-Encoding');
    expect(brotli.headers['content-length']).toBe(String(brotli.body.length));

    const zipped = await ask('gzip, br;q=0');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toBe(script);

    const plain = await ask('');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(script);
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers['etag'])).size).toBe(3);
  });

  it('sends what the build compressed where it is there', async () => {
    const { url } = await serve();
    const { body } = await rawRequest(url, '/assets/early-Cy34.js', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(body).toString()).toMatch(/^\/\* at build \*\//);
  });

  it('leaves alone what is small or compressed already', async () => {
    const { url } = await serve();
    for (const path of ['/', '/resume.pdf']) {
      const { headers } = await rawRequest(url, path, { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBeUndefined();
    }
  });
});

describe('caching', () => {
  it('keeps hashed names for good and asks for pages and data each time', () => {
    const forGood = 'public, max-age=31536000, immutable';
    expect(cacheControlFor('assets/app-Bx12.js')).toBe(forGood);
    expect(cacheControlFor('art-9f/covers/rfid-bus.svg')).toBe(forGood);
    expect(cacheControlFor('fonts/anek-latin-3f9a01bc.woff2')).toBe(forGood);
    expect(cacheControlFor('fonts/atkinson-hyperlegible.woff2')).not.toBe(forGood);
    expect(cacheControlFor('about.html')).toBe('no-cache');
    expect(cacheControlFor('data/posts/one.json')).toBe('no-cache');
    expect(cacheControlFor('resume.pdf')).toBe('public, max-age=0, must-revalidate');
  });

  it('answers 304 to a page that has not changed', async () => {
    const { url } = await serve();
    const first = await rawRequest(url, '/about');
    const etag = String(first.headers['etag']);
    const second = await rawRequest(url, '/about', { 'if-none-match': `"other", W/${etag}` });
    expect([second.status, second.body.length]).toEqual([304, 0]);
    expect(second.headers['etag']).toBe(etag);
    expect((await rawRequest(url, '/gone', { 'if-none-match': etag })).status).toBe(404);
  });
});

describe('methods and types', () => {
  it('answers HEAD with the headers alone and refuses the rest', async () => {
    const { url } = await serve();
    const head = await rawRequest(url, '/about', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '14', 0]);
    const post = await rawRequest(url, '/about', {}, 'POST');
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it('names types as a host does', async () => {
    const { url } = await serve();
    for (const [path, type] of [
      ['/assets/app-Bx12.js', 'text/javascript; charset=utf-8'],
      ['/art-9f/covers/rfid-bus.svg', 'image/svg+xml; charset=utf-8'],
      ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
      ['/resume.pdf', 'application/pdf'],
    ]) {
      expect((await rawRequest(url, path ?? '')).headers['content-type']).toBe(type);
    }
  });
});

describe('extra headers', () => {
  it('come from a function', async () => {
    const { url } = await serve({
      headersFor: ({ file, status }): Record<string, string> =>
        file.endsWith('.html') ? { 'Content-Security-Policy': `status ${status}` } : {},
    });
    expect((await rawRequest(url, '/about')).headers['content-security-policy']).toBe('status 200');
    expect((await rawRequest(url, '/gone')).headers['content-security-policy']).toBe('status 404');
    expect(
      (await rawRequest(url, '/resume.pdf')).headers['content-security-policy'],
    ).toBeUndefined();
  });

  it("come from the folder's own rules, which are not served themselves", async () => {
    write(
      'headers.json',
      '{"/*":{"X-Frame-Options":"DENY"},"/about":{"Cache-Control":"no-store"}}',
    );
    const { url } = await serve();
    const { headers } = await rawRequest(url, '/about');
    expect([headers['x-frame-options'], headers['cache-control']]).toEqual(['DENY', 'no-store']);
    expect((await rawRequest(url, '/headers.json')).status).toBe(404);
    rmSync(join(root, 'headers.json'));
  });

  it('are refused when a rule is malformed', () => {
    expect(() => headerRules([])).toThrow('headers.json must be an object');
    expect(() => headerRules({ '/*': { 'X-A': 1 } })).toThrow(
      "'/*' must be an object of header texts",
    );
    expect(
      headerRules({ '/a.b/*': { X: '1' } })({ path: '/aXb/c', file: '', status: 200 }),
    ).toEqual({});
  });
});

describe('the proxy', () => {
  async function upstream(
    handler: Parameters<typeof createServer>[1],
  ): Promise<{ origin: string; port: number }> {
    const server = createServer(handler);
    const port = await listen(server, 0);
    running.push({ close: () => close(server) });
    return { origin: `http://127.0.0.1:${port}`, port };
  }

  it('hands posts on without the prefix and brings the answer back', async () => {
    const { origin } = await upstream((incoming, outgoing) => {
      let body = '';
      incoming.on('data', (chunk) => (body += chunk));
      incoming.on('end', () => {
        outgoing.writeHead(303, { Location: '/thank-you' });
        outgoing.end(`${incoming.url} ${body} ${incoming.headers['x-forwarded-host']}`);
      });
    });
    const { url, port } = await serve({ proxy: { '/inbox/': origin } });
    const response = await fetch(`${url}/inbox/contact?x=1`, {
      method: 'POST',
      body: 'name=Ada',
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you']);
    expect(await response.text()).toBe(`/contact?x=1 name=Ada 127.0.0.1:${port}`);
  });

  it('passes posts only', async () => {
    const { origin } = await upstream((_, outgoing) => outgoing.end('private'));
    const { url } = await serve({ proxy: { '/inbox/': origin } });
    expect((await rawRequest(url, '/inbox/')).status).toBe(404);
    expect((await rawRequest(url, '/inbox/_misbehave', {}, 'PUT')).status).toBe(405);
  });

  it('drops the connection when the other side does', async () => {
    const { origin } = await upstream((incoming) => incoming.socket.destroy());
    const { url } = await serve({ proxy: { '/inbox/': origin } });
    await expect(fetch(`${url}/inbox/contact`, { method: 'POST', body: 'a=b' })).rejects.toThrow();
  });

  it('says so when nothing answers there', async () => {
    const { origin } = await upstream(() => undefined);
    await Promise.all(running.splice(0).map((server) => server.close()));
    const { url } = await serve({ proxy: { '/inbox/': origin } });
    const response = await fetch(`${url}/inbox/contact`, { method: 'POST', body: 'a=b' });
    expect(response.status).toBe(502);
    expect(await response.text()).toContain('Is the inbox running?');
  });
});
