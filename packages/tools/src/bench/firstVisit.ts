import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { LocalServer } from '../serve';
import { ToolError } from '../workspace';

/** Sizes of a page's files in bytes, as a host sends them (Brotli). Only `total` includes headers. */
export interface PageBytes {
  path: string;
  /** The document, including its inline style sheets. */
  html: number;
  /** Only the document's style sheets. */
  css: number;
  /** Drawings, both inside the document and in separate files. */
  drawings: number;
  /** All scripts, including the service worker. */
  js: number;
  /** The page's JSON data file, if it has one. */
  data: number;
  /** The owner's photographs and screenshots, each at its largest width. Browsers may choose a smaller width. */
  pictures: number;
  /** Document, scripts, preloaded fonts, drawings, icons, pictures and data, with all response headers. */
  total: number;
  /** Number of requests, excluding those for pictures and separate drawings. */
  requests: number;
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']?([^"'\\s>]+)`, 'i').exec(tag)?.[1];

const drawingsOf = (html: string) => /<div hidden><svg>[^]*?<\/svg><\/div>/.exec(html)?.[0] ?? '';

const stylesOf = (html: string) =>
  Array.from(html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi), ([, css = '']) => css);

const kinds = ['js', 'data', 'pictures', 'drawings', 'other', 'fonts'] as const;
type Kind = (typeof kinds)[number];

/** Returns undefined for files that browsers do not fetch. */
function linkKind(link: string): Kind | undefined {
  const rel = attribute(link, 'rel')?.toLowerCase();
  if (rel === 'modulepreload') return 'js';
  if (rel === 'preload') return attribute(link, 'as') === 'fetch' ? 'data' : 'other';
  // Browsers that support SVG icons fetch only the SVG icon.
  if (rel === 'icon') return attribute(link, 'type') === 'image/svg+xml' ? 'other' : undefined;
  return rel === 'stylesheet' || rel === 'manifest' ? 'other' : undefined;
}

/**
 * Lists the files that a browser with JavaScript fetches for a page, including lazy pictures. `apps/web/e2e/visits.spec.ts` compares this
 * list with a browser's requests. The kind `fonts` lists fonts that are not preloaded. A browser fetches
 * such a font only if the page contains its characters.
 *
 * @returns paths from the root, by kind
 */
export function fetchedBy(document: string): Record<Kind, string[]> {
  const html = document.replace(/<noscript\b[\s\S]*?<\/noscript>/gi, '');
  const kindOf = new Map<string, Kind>();
  const add = (kind: Kind | undefined, url = '') => {
    const [path = ''] = url.split('#');
    if (kind && /^\/(?!\/)/.test(path) && !kindOf.has(path)) kindOf.set(path, kind);
  };
  for (const [tag, name = ''] of html.matchAll(/<(script|link|img|use|source)\b[^>]*>/gi)) {
    const source = attribute(tag, 'src');
    if (name === 'script') add('js', source);
    else if (name === 'use') add('drawings', attribute(tag, 'href'));
    else if (name === 'link') add(linkKind(tag), attribute(tag, 'href'));
    else add(source?.includes('/images/') ? 'pictures' : 'other', source);
  }
  for (const css of stylesOf(html)) {
    for (const [, face, url] of css.matchAll(/(@font-face\{[^}]*?)?\burl\(["']?([^"')]+)/g)) {
      add(face ? 'fonts' : 'other', url);
    }
  }
  const all = [...kindOf];
  return Object.fromEntries(
    kinds.map((kind) => [kind, all.filter(([, one]) => one === kind).map(([path]) => path)]),
  ) as Record<Kind, string[]>;
}

/** Size of a response, in bytes. */
interface ResponseBytes {
  body: number;
  headers: number;
}

/** Returns a file's size in bytes as a host sends it: compressed, if that is smaller. */
const sentBytes = async (body: Buffer) =>
  Math.min(body.length, (await promisify(brotliCompress)(body)).length);

/** Bytes of the status line and headers over HTTP/1.1. */
const headerBytes = ({ headers }: Response) =>
  [...headers].reduce(
    (sum, [name, value]) => sum + name.length + value.length + ': \r\n'.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );

/**
 * Returns a function that measures the downloads of a first visit to a page.
 *
 * @param site origin of the built site, and its base path with leading and trailing slashes
 * @throws ToolError if a page, or a file that it references, is missing
 */
export function firstVisits({
  url: origin,
  base,
}: Pick<LocalServer, 'url' | 'base'>): (path: string) => Promise<PageBytes> {
  const sizesByPath = new Map<string, Promise<ResponseBytes>>();
  const request = async (path: string): Promise<ResponseBytes> => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new ToolError(`${path} responded with status ${response.status}.`);
    const body = await sentBytes(Buffer.from(await response.arrayBuffer()));
    return { body, headers: headerBytes(response) };
  };
  const sizeOf = (path: string) => {
    const size = sizesByPath.get(path) ?? request(path);
    sizesByPath.set(path, size);
    return size;
  };

  return async (path) => {
    const pagePath = base + path.slice(1);
    const text = await (await fetch(origin + pagePath)).text();
    const pathsByKind = fetchedBy(text);
    // Adds the service worker, which pages register after loading.
    pathsByKind.js.unshift(`${base}service-worker.js`);
    const { js, data, pictures, drawings, other } = pathsByKind;
    const responseSizes: Awaited<ReturnType<typeof sizeOf>>[][] = [];
    // Requests one file at a time, so that no request is pending if a missing file throws an error.
    for (const paths of [[pagePath], js, data, pictures, drawings, other]) {
      const sizes = [];
      for (const one of paths) sizes.push(await sizeOf(one));
      responseSizes.push(sizes);
    }
    const bodyBytes = responseSizes.map((responses) =>
      responses.reduce((sum, { body }) => sum + body, 0),
    );
    return {
      path,
      html: bodyBytes[0] ?? 0,
      css: await sentBytes(Buffer.from(stylesOf(text).join('\n'))),
      js: bodyBytes[1] ?? 0,
      data: bodyBytes[2] ?? 0,
      pictures: bodyBytes[3] ?? 0,
      drawings: (await sentBytes(Buffer.from(drawingsOf(text)))) + (bodyBytes[4] ?? 0),
      total: responseSizes.flat().reduce((sum, { body, headers }) => sum + body + headers, 0),
      requests: 1 + js.length + data.length + other.length,
    };
  };
}
