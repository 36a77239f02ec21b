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

/** What {@link serveFolder} takes. */
export interface ServeOptions {
  /** The built folder. */
  root: string;
  /** 0, or none, asks the system for any free port. */
  port?: number;
  /** Whether files come and go while they are served. */
  mayChange?: boolean;
  /**
   * Posts under a prefix are handed to another local server, without the prefix:
   * `{ '/inbox/': 'http://127.0.0.1:4175' }` turns `POST /inbox/contact` into `POST /contact` there.
   * Nothing but posts passes, so what else that server offers stays its own.
   */
  proxy?: Record<string, string>;
}

/** A running server. */
export interface LocalServer {
  /** Without a slash at the end, e.g. `http://127.0.0.1:4173`. */
  url: string;
  /** The path below which the site was built, with both slashes. */
  base: string;
  close(): Promise<void>;
}

/** Path patterns, in which `*` stands for anything at the end, to headers. */
type HeaderRules = Record<string, Record<string, string>>;

/** Longer than a browser keeps an idle connection, so that none is closed just as it is used again. */
const keepAliveMs = 65_000;

const applies = (pattern: string, path: string) =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** Hands a post to another local server and its answer back, as it comes. */
function forward(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const headers = { ...request.headers, host: target.host };
  const onward = httpRequest(target, { method: 'POST', headers });
  // A connection that the other side dropped is dropped here too: the page must see what it would see.
  const drop = () => response.destroy();
  onward.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    pipeline(answer, response).catch(drop);
  });
  onward.once('error', drop);
  response.once('close', () => onward.destroy());
  pipeline(request, onward).catch(drop);
}

/**
 * Serves a built folder the way a static host does: clean addresses (`/about` answers with `about.html` or `about/index.html`),
 * `404.html` with status 404, types, ETags and 304, what is compressed beside a file where the browser takes it, and the headers in
 * the folder's own `headers.json`, below the path that the site was built for. Upper and lower case differ on every system, as on a host.
 *
 * @returns The server, listening on the loopback address.
 * @throws ToolError when the folder holds no `index.html`.
 */
export async function serveFolder(options: ServeOptions): Promise<LocalServer> {
  const { port = 0, mayChange = false, proxy = {} } = options;
  const root = resolve(options.root);
  if (!existsSync(join(root, 'index.html'))) {
    throw new ToolError(`${root} holds no built pages (no index.html). Run the build first.`);
  }
  const readOptional = <T>(name: string, read: (file: string) => T) =>
    existsSync(join(root, name)) ? read(join(root, name)) : undefined;
  const rules = readOptional('headers.json', (file) => readJson(file) as HeaderRules) ?? {};
  const notFoundPage = readOptional('404.html', (file) => readFileSync(file));

  // The first rule is for the whole site, and so says where it lies.
  const base = Object.keys(rules)[0]?.replace(/\*$/, '') ?? '/';

  /** Takes a path below the base. */
  const setHeaders = (response: ServerResponse, path: string) => {
    for (const [pattern, headers] of Object.entries(rules)) {
      if (!applies(pattern, base + path.slice(1))) continue;
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    }
  };
  // A page's capitalised twin is not there where it was built in folders that ignore case: the rule for hosts finds the page.
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
      if (!notFoundPage) return sendText(response, 404, '404 - Page Not Found');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFoundPage);
    },
  });

  const server = createServer((request, response) => {
    const { method, url: asked = '/' } = request;
    if (!asked.startsWith(base)) {
      if (base.startsWith(asked)) response.writeHead(302, { Location: base }).end();
      else sendText(response, 404, `The site lies below ${base}`);
      return;
    }
    const url = asked.slice(base.length - 1);
    request.url = url;
    const prefix = Object.keys(proxy).find((start) => url.startsWith(start));
    if (method === 'POST' && prefix !== undefined) {
      forward(request, response, new URL(url.slice(prefix.length - 1), proxy[prefix]));
    } else if (method === 'GET' || method === 'HEAD') files(request, response);
    else sendText(response.setHeader('Allow', 'GET, HEAD'), 405, 'Only GET and HEAD are answered.');
  });
  server.keepAliveTimeout = keepAliveMs;
  const actualPort = await listen(server, port);
  return { url: `http://${loopback}:${actualPort}`, base, close: () => close(server) };
}

/**
 * Serves a folder that is filled for it alone, in the system's place for temporary files, where nothing changes what is seen. Closing
 * removes it.
 *
 * @param options.compress Whether it is worth the time to compress it, as a host does that compresses ahead.
 */
export async function serveTemporary(
  fill: (folder: string) => Promise<unknown>,
  { compress = true, ...options }: Omit<ServeOptions, 'root'> & { compress?: boolean } = {},
): Promise<LocalServer> {
  const root = await mkdtemp(join(tmpdir(), 'portfolio-'));
  const remove = () => rm(root, { recursive: true, force: true });
  try {
    await fill(root);
    if (compress) await compressFolder(root);
    const server = await serveFolder({ root, ...options });
    return { ...server, close: () => server.close().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}
