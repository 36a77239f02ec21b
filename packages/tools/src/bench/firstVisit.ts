import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { LocalServer } from '../serve';
import { ToolError } from '../workspace';

/** What is counted of a page, in bytes as a host sends them (Brotli), without headers. */
export interface PageBytes {
  path: string;
  /** The document, with its style sheets, which are in it. */
  html: number;
  /** The document's style sheets by themselves. */
  css: number;
  /** All scripts, the service worker's among them. */
  js: number;
  /** The JSON file with what the page shows, if it has one. */
  data: number;
  /** The owner's photographs and screenshots, each in its widest form; browsers take the one that fits. */
  pictures: number;
  /** All of it: document, scripts, fonts, drawings, icons, pictures and data. */
  total: number;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];

const stylesOf = (html: string) =>
  Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi), ([, css = '']) => css);

/** Links that a browser follows by itself, and whether what they name is a script or data. */
function linkKind(link: string): 'js' | 'data' | 'other' | undefined {
  const rel = attribute(link, 'rel')?.toLowerCase();
  if (rel === 'modulepreload') return 'js';
  if (rel === 'preload') return attribute(link, 'as') === 'fetch' ? 'data' : 'other';
  return rel === 'stylesheet' || rel === 'icon' || rel === 'manifest' ? 'other' : undefined;
}

/**
 * What a page's HTML makes a browser with scripts fetch from the site itself, once each. The build names in it every script of
 * a first visit, those that others import included; `apps/web/e2e/visits.spec.ts` holds it against a browser's own requests.
 * Lazy pictures are counted, though a browser may not get that far.
 *
 * @returns addresses from the root, by kind
 */
export function fetchedBy(
  document: string,
): Record<'js' | 'data' | 'pictures' | 'other', string[]> {
  const html = document.replace(/<noscript\b[\s\S]*?<\/noscript>/gi, '');
  const found = {
    js: new Set<string>(),
    data: new Set<string>(),
    pictures: new Set<string>(),
    other: new Set<string>(),
  };
  const add = (kind: keyof typeof found, address: string | undefined) => {
    const [path = ''] = (address ?? '').split('#');
    if (/^\/(?!\/)/.test(path)) found[kind].add(path);
  };
  for (const [tag, name = ''] of html.matchAll(/<(script|link|img|use|source)\b[^>]*>/gi)) {
    if (name === 'script') add('js', attribute(tag, 'src'));
    else if (name === 'use') add('other', attribute(tag, 'href'));
    else if (name === 'link') {
      const kind = linkKind(tag);
      if (kind) add(kind, attribute(tag, 'href'));
    } else {
      const address = attribute(tag, 'src');
      add(address?.includes('/images/') ? 'pictures' : 'other', address);
    }
  }
  for (const css of stylesOf(html)) {
    for (const [, address] of css.matchAll(/\burl\(["']?([^"')]+)/g)) add('other', address);
  }
  return {
    js: [...found.js],
    data: [...found.data],
    pictures: [...found.pictures],
    other: [...found.other],
  };
}

/** What a host sends that compresses ahead what gets smaller by it. */
const sentBytes = async (body: Buffer) =>
  Math.min(body.length, (await promisify(brotliCompress)(body)).length);

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
  const known = new Map<string, Promise<number>>();
  const ask = async (address: string): Promise<number> => {
    const response = await fetch(origin + address);
    if (!response.ok) throw new ToolError(`${address} answers with status ${response.status}.`);
    return sentBytes(Buffer.from(await response.arrayBuffer()));
  };
  const sizeOf = (address: string) => {
    const size = known.get(address) ?? ask(address);
    known.set(address, size);
    return size;
  };
  const sum = async (addresses: readonly string[]) =>
    (await Promise.all(addresses.map(sizeOf))).reduce((all, one) => all + one, 0);

  return async (path) => {
    const address = base + path.slice(1);
    const document = await fetch(origin + address);
    const text = await document.text();
    const named = fetchedBy(text);
    // The page registers it once it has loaded.
    const scripts = [`${base}service-worker.js`, ...named.js];
    const [html, js, data, pictures, other] = await Promise.all([
      ask(address),
      sum(scripts),
      sum(named.data),
      sum(named.pictures),
      sum(named.other),
    ]);
    const css = await sentBytes(Buffer.from(stylesOf(text).join('\n')));
    const total = html + js + data + pictures + other;
    return { path, html, css, js, data, pictures, total };
  };
}
