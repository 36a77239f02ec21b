import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sirv from 'sirv';
import { compressFolder } from './compress';
import { close, listen, loopback } from './ports';
import { ToolError } from './workspace';

export interface ServeOptions {
  root: string;
  /** 0 or undefined lets the system choose a free port. */
  port?: number;
  /** Allows files to change while they are served. */
  mayChange?: boolean;
  /** URL of the inbox, which receives the site's forms: `POST /inbox/contact` is forwarded as `POST /contact`. */
  inboxUrl?: string;
}

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface LocalServer {
  /** Without a trailing slash, e.g. `http://127.0.0.1:4173`. */
  url: string;
  /** Base path that the site was built for, with leading and trailing slashes. */
  base: string;
  close(): Promise<void>;
}

/** Headers by path pattern; `*` matches any suffix. */
type HeaderRules = Record<string, Record<string, string>>;

/** Timeout of idle connections. With a short timeout, the server could close a connection just as a browser reuses it. */
const keepAliveMs = 65_000;

const matchesPattern = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Forwards a form post. If the target does not answer, drops the connection, so that the page sees the same failure. */
async function forward(request: IncomingMessage, response: ServerResponse, target: string) {
  try {
    const { 'content-type': type = '', referer = '' } = request.headers;
    const reply = await fetch(target, {
      method: 'POST',
      headers: { 'Content-Type': type, Referer: referer },
      body: new Uint8Array(await buffer(request)),
      redirect: 'manual',
    });
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(Buffer.from(await reply.arrayBuffer()));
  } catch {
    response.destroy();
  }
}

/**
 * Serves a built folder below the site's base path, like a static host: clean URLs (`/about` for `about.html`), `404.html` with status
 * 404, ETags, compressed copies, and the headers in `headers.json`. Paths are case-sensitive on every system.
 *
 * @returns the server, listening on the loopback address
 * @throws ToolError if the folder has no `index.html`
 */
export async function serveFolder(options: ServeOptions): Promise<LocalServer> {
  const { port = 0, mayChange = false, inboxUrl } = options;
  const root = resolve(options.root);
  if (!existsSync(join(root, 'index.html'))) {
    throw new ToolError(`${root} contains no built pages (no index.html). Run the build first.`);
  }
  const readOptional = (name: string) =>
    existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : undefined;
  const rules = JSON.parse(readOptional('headers.json') ?? '{}') as HeaderRules;
  /** Returns the 404 page in the path's language, such as Finnish for `/fi/…`. Falls back to the default language. */
  const notFoundFor = (path: string) =>
    readOptional(`${/^\/([a-z\d-]+)\//.exec(path)?.[1] ?? '.'}/404.html`) ??
    readOptional('404.html');

  // The pattern of the first header rule is the base path, followed by `*`.
  const base = Object.keys(rules)[0]?.replace(/\*$/, '') ?? '/';

  const setHeaders = (response: ServerResponse, path: string) => {
    // The server's list of types lacks this one.
    if (path.endsWith('.docx')) response.setHeader('Content-Type', docxType);
    for (const [pattern, headers] of Object.entries(rules)) {
      if (!matchesPattern(pattern, base + path.slice(1))) continue;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
  };
  // A build on a case-insensitive file system has no capitalised copies of pages, so rewrite rules in `_redirects` cover their paths.
  const rewrites = [
    ...(readOptional('_redirects') ?? '').matchAll(/^(\S+\/):slug (\S+\/):slug 200$/gm),
  ];
  const files = sirv(root, {
    dev: mayChange,
    extensions: ['html'],
    etag: true,
    maxAge: 0,
    brotli: true,
    gzip: true,
    setHeaders,
    onNoMatch(request, response) {
      const path = base + (request.url ?? '/').slice(1);
      const [, from = '', to = ''] = rewrites.find(([, one = '']) => path.startsWith(one)) ?? [];
      if (from) {
        request.url = `/${(to + path.slice(from.length)).slice(base.length)}`;
        return files(request, response);
      }
      setHeaders(response, request.url ?? '/');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(notFoundFor(request.url ?? '/') ?? '404 - Page Not Found');
    },
  });

  const server = createServer((request, response) => {
    const { method, url: requestUrl = '/' } = request;
    if (!requestUrl.startsWith(base)) {
      const status = base.startsWith(requestUrl) ? 302 : 404;
      return void response.writeHead(status, { Location: base }).end(`The site is at ${base}`);
    }
    const url = requestUrl.slice(base.length - 1);
    request.url = url;
    // Forms in another language post to a path such as `/fi/inbox/…`.
    const [, form] = /^(?:\/[a-z\d-]+)?\/inbox(\/.*)$/.exec(url) ?? [];
    if (method === 'POST' && form && inboxUrl) void forward(request, response, inboxUrl + form);
    else if (method === 'GET' || method === 'HEAD') files(request, response);
    else response.writeHead(405, { Allow: 'GET, HEAD' }).end('Only GET and HEAD are supported.');
  });
  server.keepAliveTimeout = keepAliveMs;
  const actualPort = await listen(server, port);
  return { url: `http://${loopback}:${actualPort}`, base, close: () => close(server) };
}

/**
 * Serves a temporary folder, which builds do not affect. Closing the server deletes the folder.
 *
 * @param fill writes the files into the folder
 * @param options.compress compresses the files first, as some hosts do; true by default
 */
export async function serveTemporary(
  fill: (folder: string) => Promise<unknown>,
  { compress = true, ...options }: Omit<ServeOptions, 'root'> & { compress?: boolean } = {},
): Promise<LocalServer> {
  const root = await mkdtemp(join(tmpdir(), 'portfolio-'));
  const removeFolder = () => rm(root, { recursive: true, force: true });
  try {
    await fill(root);
    if (compress) await compressFolder(root);
    const server = await serveFolder({ root, ...options });
    return { ...server, close: () => server.close().then(removeFolder) };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
