import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import sirv from 'sirv';
import { compressFolder } from './compress';
import { close, listen, loopback } from './ports';
import { readJson, ToolError } from './workspace';

export interface ServeOptions {
  root: string;
  /** 0 or undefined lets the system choose a free port. */
  port?: number;
  /** Allows files to change while they are served. */
  mayChange?: boolean;
  /**
   * Forwards only POST requests below a path prefix to another local server, without the prefix. Example: `{ '/inbox/':
   * 'http://127.0.0.1:4175' }` forwards `POST /inbox/contact` as `POST /contact`.
   */
  proxy?: Record<string, string>;
}

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

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

function forward(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const headers = { ...request.headers, host: target.host };
  const outgoing = httpRequest(target, { method: 'POST', headers });
  // Drops the browser's connection if the target drops its own, so that the page sees the same failure.
  const drop = () => response.destroy();
  outgoing.once('response', (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    pipeline(reply, response).catch(drop);
  });
  outgoing.once('error', drop);
  response.once('close', () => outgoing.destroy());
  pipeline(request, outgoing).catch(drop);
}

/**
 * Serves a built folder below the site's base path, like a static host: clean URLs (`/about` for `about.html`), `404.html` with status
 * 404, ETags, compressed copies, and the headers in `headers.json`. Paths are case-sensitive on every system.
 *
 * @returns the server, listening on the loopback address
 * @throws ToolError if the folder has no `index.html`
 */
export async function serveFolder(options: ServeOptions): Promise<LocalServer> {
  const { port = 0, mayChange = false, proxy = {} } = options;
  const root = resolve(options.root);
  if (!existsSync(join(root, 'index.html'))) {
    throw new ToolError(`${root} contains no built pages (no index.html). Run the build first.`);
  }
  const readOptional = <T>(name: string, read: (file: string) => T) =>
    existsSync(join(root, name)) ? read(join(root, name)) : undefined;
  const rules = readOptional('headers.json', (file) => readJson(file) as HeaderRules) ?? {};
  const notFoundPage = readOptional('404.html', (file) => readFileSync(file));
  /** Returns the 404 page in the path's language, such as Finnish for `/fi/…`. Falls back to the default language. */
  const notFoundFor = (path: string) =>
    readOptional(`${/^\/([a-z\d-]+)\//.exec(path)?.[1] ?? '.'}/404.html`, (file) =>
      readFileSync(file),
    ) ?? notFoundPage;

  // The pattern of the first header rule is the base path, followed by `*`.
  const base = Object.keys(rules)[0]?.replace(/\*$/, '') ?? '/';

  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [pattern, headers] of Object.entries(rules)) {
      if (!matchesPattern(pattern, base + path.slice(1))) continue;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
  };
  // A build on a case-insensitive file system has no capitalised copies of pages, so rewrite rules in `_redirects` cover their paths.
  const hostRules = readOptional('_redirects', (file) => readFileSync(file, 'utf8')) ?? '';
  const rewrites = [...hostRules.matchAll(/^(\S+\/):slug (\S+\/):slug 200$/gm)];
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
      const page = notFoundFor(request.url ?? '/');
      if (!page) return sendText(response, 404, '404 - Page Not Found');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : page);
    },
  });

  const server = createServer((request, response) => {
    const { method, url: requestUrl = '/' } = request;
    if (!requestUrl.startsWith(base)) {
      if (base.startsWith(requestUrl)) response.writeHead(302, { Location: base }).end();
      else sendText(response, 404, `The site is at ${base}`);
      return;
    }
    const url = requestUrl.slice(base.length - 1);
    request.url = url;
    // Forms in another language post to a path such as `/fi/inbox/…`.
    const [, withoutLanguage = url] = /^\/[a-z\d-]+(\/.*)$/.exec(url) ?? [];
    const postPath = [url, withoutLanguage].find((path) =>
      Object.keys(proxy).some((one) => path.startsWith(one)),
    );
    const prefix = Object.keys(proxy).find((start) => postPath?.startsWith(start));
    if (method === 'POST' && postPath !== undefined && prefix !== undefined) {
      forward(request, response, new URL(postPath.slice(prefix.length - 1), proxy[prefix]));
    } else if (method === 'GET' || method === 'HEAD') files(request, response);
    else
      sendText(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD are supported.');
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
