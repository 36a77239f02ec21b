import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { LocalServer } from '../serve';
import { ToolError } from '../workspace';

/** What is counted of a page, in bytes as a host sends them (Brotli). Kinds of files are counted without headers. */
export interface PageBytes {
  path: string;
  /** The document, with its style sheets, which are in it. */
  html: number;
  /** The document's style sheets by themselves. */
  css: number;
  /** The drawings in the document by themselves, and those that it has no room for. */
  drawings: number;
  /** All scripts, the service worker's among them. */
  js: number;
  /** The JSON file with what the page shows, if it has one. */
  data: number;
  /** The owner's photographs and screenshots, each in its widest form; browsers take the one that fits. */
  pictures: number;
  /** Document, scripts, preloaded fonts, drawings, icons, pictures and data, with the headers of every answer. */
  total: number;
  /** How many files that are, but for pictures, and for drawings that the document has no room for. */
  requests: number;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];

const drawingsOf = (html: string) => /<div hidden><svg>[^]*?<\/svg><\/div>/.exec(html)?.[0] ?? '';

const stylesOf = (html: string) =>
  Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi), ([, css = '']) => css);

/** Links that a browser follows by itself, and whether what they name is a script or data. */
function linkKind(link: string): 'js' | 'data' | 'other' | undefined {
  const rel = attribute(link, 'rel')?.toLowerCase();
  if (rel === 'modulepreload') return 'js';
  if (rel === 'preload') return attribute(link, 'as') === 'fetch' ? 'data' : 'other';
  // Of several icons a browser takes the drawn one.
  if (rel === 'icon') return attribute(link, 'type') === 'image/svg+xml' ? 'other' : undefined;
  return rel === 'stylesheet' || rel === 'manifest' ? 'other' : undefined;
}

/**
 * What a page's HTML makes a browser with scripts fetch from the site itself, once each. The build names in it every script of
 * a first visit, those that others import included; `apps/web/e2e/visits.spec.ts` holds it against a browser's own requests.
 * Lazy pictures are counted, though a browser may not get that far. Fonts that are not preloaded are fetched by pages that have their
 * characters.
 *
 * @returns addresses from the root, by kind
 */
export function fetchedBy(
  document: string,
): Record<'js' | 'data' | 'pictures' | 'drawings' | 'other' | 'fonts', string[]> {
  const html = document.replace(/<noscript\b[\s\S]*?<\/noscript>/gi, '');
  const found = {
    js: new Set<string>(),
    data: new Set<string>(),
    pictures: new Set<string>(),
    drawings: new Set<string>(),
    other: new Set<string>(),
    fonts: new Set<string>(),
  };
  const add = (kind: keyof typeof found, address: string | undefined) => {
    const [path = ''] = (address ?? '').split('#');
    if (/^\/(?!\/)/.test(path)) found[kind].add(path);
  };
  for (const [tag, name = ''] of html.matchAll(/<(script|link|img|use|source)\b[^>]*>/gi)) {
    if (name === 'script') add('js', attribute(tag, 'src'));
    else if (name === 'use') add('drawings', attribute(tag, 'href'));
    else if (name === 'link') {
      const kind = linkKind(tag);
      if (kind) add(kind, attribute(tag, 'href'));
    } else {
      const address = attribute(tag, 'src');
      add(address?.includes('/images/') ? 'pictures' : 'other', address);
    }
  }
  for (const css of stylesOf(html)) {
    for (const [, face, address] of css.matchAll(/(@font-face\{[^}]*?)?\burl\(["']?([^"')]+)/g)) {
      add(face ? 'fonts' : 'other', address);
    }
  }
  return {
    js: [...found.js],
    data: [...found.data],
    pictures: [...found.pictures],
    drawings: [...found.drawings],
    other: [...found.other],
    fonts: [...found.fonts].filter((font) => !found.other.has(font)),
  };
}

/** What an answer weighs. */
interface Sent {
  body: number;
  headers: number;
}

/** What a host sends that compresses ahead what gets smaller by it. */
export const sentBytes = async (body: Buffer) =>
  Math.min(body.length, (await promisify(brotliCompress)(body)).length);

/** What an answer weighs beside its body, over HTTP/1.1. */
const headerBytes = ({ headers }: Response) =>
  [...headers].reduce(
    (sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );

/**
 * Counts what first visits fetch.
 *
 * @param site where the built site is served, and the path below which it lies, with both slashes
 * @throws ToolError when a page is not there, or names a file that is not
 */
export function firstVisits({
  url: origin,
  base,
}: Pick<LocalServer, 'url' | 'base'>): (path: string) => Promise<PageBytes> {
  const known = new Map<string, Promise<Sent>>();
  const ask = async (address: string): Promise<Sent> => {
    const response = await fetch(origin + address);
    if (!response.ok) throw new ToolError(`${address} answers with status ${response.status}.`);
    const body = await sentBytes(Buffer.from(await response.arrayBuffer()));
    return { body, headers: headerBytes(response) };
  };
  const sizeOf = (address: string) => {
    const size = known.get(address) ?? ask(address);
    known.set(address, size);
    return size;
  };
  const sum = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map(sizeOf))).reduce(
      (all, one) => ({ body: all.body + one.body, headers: all.headers + one.headers }),
      { body: 0, headers: 0 },
    );

  return async (path) => {
    const address = base + path.slice(1);
    const document = await fetch(origin + address);
    const text = await document.text();
    const named = fetchedBy(text);
    // The page registers it once it has loaded.
    const scripts = [`${base}service-worker.js`, ...named.js];
    const [html, js, data, pictures, drawings, other] = await Promise.all([
      ask(address),
      sum(scripts),
      sum(named.data),
      sum(named.pictures),
      sum(named.drawings),
      sum(named.other),
    ]);
    const css = await sentBytes(Buffer.from(stylesOf(text).join('\n')));
    const inDocument = await sentBytes(Buffer.from(drawingsOf(text)));
    const all = [html, js, data, pictures, drawings, other];
    return {
      path,
      html: html.body,
      css,
      drawings: inDocument + drawings.body,
      js: js.body,
      data: data.body,
      pictures: pictures.body,
      total: all.reduce((total, { body, headers }) => total + body + headers, 0),
      requests: 1 + scripts.length + named.data.length + named.other.length,
    };
  };
}
