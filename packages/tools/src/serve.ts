import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { extname, join, relative, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { lookup } from 'mrmime';
import { close, listen, loopback } from './ports';
import { messageOf, readJson, ToolError } from './workspace';

/** What is known of an answer when extra headers are chosen for it. */
export interface Served {
  /** The path that was asked for, decoded, without the query. */
  path: string;
  /** The file that answers, relative to the folder, with forward slashes. */
  file: string;
  status: 200 | 404;
}

/** Chooses response headers on top of the server's own, and in place of those of the same name. */
export type HeadersFor = (served: Served) => Record<string, string>;

/** What {@link serveFolder} takes. */
export interface ServeOptions {
  /** The built folder. */
  root: string;
  /** 0 asks the system for any free port. */
  port: number;
  /** The address to listen on; the loopback address by default. */
  host?: string;
  /** The variable named in the message when the port is taken. */
  portVariable?: string;
  /** Extra headers. By default they come from the folder's own `headers.json`, if there is one. */
  headersFor?: HeadersFor;
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
  port: number;
  close(): Promise<void>;
}

/** The folder's own header rules: path patterns, in which `*` stands for anything, to headers. */
const headersFile = 'headers.json';

/** Below this many bytes, compression costs more than it saves. */
const compressFromBytes = 256;

/** Brotli's best level takes a second a megabyte; larger files get a level that takes a tenth. */
const brotliBestUpToBytes = 512 * 1024;

/** Longer than a browser keeps an idle connection, so that none is closed just as it is used again. */
const keepAliveMs = 65_000;

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number] | 'identity';
const suffixes = { br: '.br', gzip: '.gz' } as const;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: body.length <= brotliBestUpToBytes ? 11 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** The files of a folder, by their path with forward slashes. Hidden files and links are left out. */
function filesIn(root: string): Set<string> {
  const files = new Set<string>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    const isHidden = path.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
    if (!isHidden && path !== headersFile) files.add(path);
  }
  return files;
}

/** The files that may answer a path, best first: the file itself, the page of that name, the folder's page. */
function candidates(path: string): string[] {
  const name = path.replace(/^\/+/, '');
  if (name === '') return ['index.html'];
  if (name.endsWith('/')) {
    const bare = name.replace(/\/+$/, '');
    return [`${bare}/index.html`, `${bare}.html`];
  }
  return [name, `${name}.html`, `${name}/index.html`];
}

/** The content type of a file, with the character set where it is text. */
function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  const isText = /^text\/|javascript|json|xml/.test(type);
  return isText ? `${type}; charset=utf-8` : type;
}

function isCompressible(type: string): boolean {
  return /^text\/|javascript|json|xml|wasm|image\/(x-icon|vnd\.microsoft\.icon)/.test(type);
}

/**
 * The cache rule of a file: names that carry a hash never change; pages and data are asked for anew each time,
 * and answered with 304 when they are the same, as is everything else.
 */
export function cacheControlFor(file: string): string {
  const isHashed =
    /^(assets|art-[^/]+)\//.test(file) || /[.-](?=[a-z_]*\d)\w{8,}\.(woff2?|ttf)$/i.test(file);
  if (isHashed) return 'public, max-age=31536000, immutable';
  if (extname(file) === '.html' || file.startsWith('data/')) return 'no-cache';
  return 'public, max-age=0, must-revalidate';
}

/** The best encoding that a request accepts. */
function preferred(header: string | string[] = ''): Encoding {
  const offers = new Map(
    String(header)
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/);
        const weight = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, weight === undefined || Number(weight.slice(2)) > 0] as const;
      }),
  );
  return encodings.find((name) => offers.get(name) ?? offers.get('*') ?? false) ?? 'identity';
}

/** One way of sending one file. */
interface Body {
  bytes: Buffer;
  encoding: Encoding;
  etag: string;
}

/** Keeps what was read and compressed until the file changes. */
class Bodies {
  readonly #kept = new Map<string, { stamp: string; body: Promise<Body> }>();

  constructor(readonly root: string) {}

  /** A file in the wanted encoding, or plain where that would not make it smaller. */
  get(file: string, encoding: Encoding, files: Set<string>): Promise<Body> {
    const { mtimeMs, size } = statSync(join(this.root, file));
    const stamp = `${mtimeMs}-${size}`;
    const key = `${encoding} ${file}`;
    const kept = this.#kept.get(key);
    if (kept?.stamp === stamp) return kept.body;
    const body = this.#read(file, encoding, files);
    // A read that failed is tried anew by the next request.
    body.catch(() => this.#kept.delete(key));
    this.#kept.set(key, { stamp, body });
    return body;
  }

  async #read(file: string, wanted: Encoding, files: Set<string>): Promise<Body> {
    const plain = await readFile(join(this.root, file));
    const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 20);
    const isWorthwhile = isCompressible(typeOf(file)) && plain.length >= compressFromBytes;
    if (wanted !== 'identity' && isWorthwhile) {
      const precompressed = `${file}${suffixes[wanted]}`;
      const bytes = files.has(precompressed)
        ? await readFile(join(this.root, precompressed))
        : await compress[wanted](plain);
      if (bytes.length < plain.length) {
        return { bytes, encoding: wanted, etag: `"${hash}-${wanted}"` };
      }
    }
    return { bytes: plain, encoding: 'identity', etag: `"${hash}"` };
  }
}

/**
 * Reads header rules: `{ "/*": { "X-Frame-Options": "DENY" }, "/resume.pdf": { … } }`. All rules that fit a
 * path apply, later ones over earlier ones.
 *
 * @throws ToolError when a rule is no object of texts.
 */
export function headerRules(rules: unknown, source = headersFile): HeadersFor {
  if (typeof rules !== 'object' || rules === null || Array.isArray(rules)) {
    throw new ToolError(`${source} must be an object of path patterns to headers.`);
  }
  const compiled = Object.entries(rules).map(([pattern, headers]: [string, unknown]) => {
    const isTable =
      typeof headers === 'object' &&
      headers !== null &&
      Object.values(headers).every((value) => typeof value === 'string');
    if (!isTable) throw new ToolError(`${source}: '${pattern}' must be an object of header texts.`);
    const literal = pattern.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    return { test: new RegExp(`^${literal.join('.*')}$`), headers: headers as object };
  });
  return ({ path }) =>
    Object.assign({}, ...compiled.filter(({ test }) => test.test(path)).map((r) => r.headers));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  response.end(text);
}

/** Hands a post to another local server and its answer back, as it comes. */
function forward(request: IncomingMessage, response: ServerResponse, target: URL): void {
  const host = request.headers.host ?? '';
  const onward = httpRequest(target, {
    method: 'POST',
    headers: {
      ...request.headers,
      host: target.host,
      'x-forwarded-host': host,
      'x-forwarded-proto': 'http',
    },
  });
  onward.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  onward.once('error', (error: NodeJS.ErrnoException) => {
    // A connection that the other side dropped is dropped here too: the page must see what it would see.
    if (error.code !== 'ECONNREFUSED' || response.headersSent) {
      response.destroy();
      return;
    }
    sendText(response, 502, `Nothing answers at ${target.origin}. Is the inbox running?`);
  });
  response.once('close', () => onward.destroy());
  request.pipe(onward);
}

/**
 * Serves a built folder the way a static host does: clean addresses (`/about` answers with `about.html` or
 * `about/index.html`), `404.html` with status 404, types, ETags and 304, Brotli or gzip (files compressed at
 * build where they are there, otherwise compressed once and kept), cache rules, HEAD. Upper and lower case
 * differ on every system, as on a host. Files that a new build replaces or adds are noticed.
 *
 * @returns The server, listening.
 * @throws ToolError when the folder holds no `index.html` or the port is taken.
 */
export async function serveFolder(options: ServeOptions): Promise<LocalServer> {
  const { port, host = loopback, portVariable, proxy = {} } = options;
  const root = resolve(options.root);
  if (!existsSync(join(root, 'index.html'))) {
    throw new ToolError(`${root} holds no built pages (no index.html). Run the build first.`);
  }
  const rulesFile = join(root, headersFile);
  const headersFor =
    options.headersFor ?? headerRules(existsSync(rulesFile) ? readJson(rulesFile) : {});
  const bodies = new Bodies(root);
  let files = filesIn(root);

  function find(path: string): string | undefined {
    const names = candidates(path);
    const isThere = (name: string) => files.has(name) && existsSync(join(root, name));
    const found = names.find(isThere);
    if (found !== undefined) return found;
    files = filesIn(root);
    return names.find(isThere);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [rawPath = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const prefix = Object.keys(proxy).find((start) => rawPath.startsWith(start));
    if (prefix !== undefined && request.method === 'POST') {
      const target = new URL(proxy[prefix] ?? '');
      target.pathname = rawPath.slice(prefix.length);
      target.search = new URL(request.url ?? '/', 'http://localhost').search;
      forward(request, response, target);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    let path: string;
    try {
      path = decodeURIComponent(rawPath);
    } catch {
      sendText(response, 400, 'This address is not well formed.');
      return;
    }

    const found = find(path);
    const file = found ?? find('/404.html');
    if (file === undefined) {
      sendText(response, 404, '404 - Page Not Found');
      return;
    }
    const status = found === undefined ? 404 : 200;
    const body = await bodies.get(file, preferred(request.headers['accept-encoding']), files);

    response.setHeader('Content-Type', typeOf(file));
    response.setHeader('Cache-Control', cacheControlFor(file));
    response.setHeader('ETag', body.etag);
    if (isCompressible(typeOf(file))) response.setHeader('Vary', 'Accept-Encoding');
    for (const [name, value] of Object.entries(headersFor({ path, file, status }))) {
      response.setHeader(name, value);
    }
    const known = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
    if (status === 200 && known.some((tag) => tag.replace(/^W\//, '') === body.etag)) {
      response.writeHead(304).end();
      return;
    }
    if (body.encoding !== 'identity') response.setHeader('Content-Encoding', body.encoding);
    response.setHeader('Content-Length', body.bytes.length);
    response.writeHead(status);
    response.end(request.method === 'HEAD' ? undefined : body.bytes);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, `This file could not be read: ${messageOf(error)}`);
    });
  });
  server.keepAliveTimeout = keepAliveMs;
  const actualPort = await listen(server, port, host, portVariable);
  return {
    url: `http://${host}:${actualPort}`,
    port: actualPort,
    close: () => close(server),
  };
}
