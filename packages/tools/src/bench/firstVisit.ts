import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { parse, type HTMLElement } from 'node-html-parser';
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

/** Files that browsers fetch, by kind. A file belongs to the first kind that matches. */
const references = [
  ['js', 'script[src]', 'src'],
  ['js', 'link[rel=modulepreload]', 'href'],
  ['data', 'link[rel=preload][as=fetch]', 'href'],
  ['pictures', 'img[src*="/images/"]', 'src'],
  ['drawings', 'use', 'href'],
  ['other', 'link[rel=preload], link[rel=stylesheet], link[rel=manifest]', 'href'],
  // Browsers that support SVG icons fetch only the SVG icon.
  ['other', 'link[rel=icon][type="image/svg+xml"]', 'href'],
  ['other', 'img, source', 'src'],
] as const;

const stylesOf = (page: HTMLElement) =>
  page.querySelectorAll('style').map(({ rawText }) => rawText);

/**
 * Lists the files that a browser with JavaScript fetches for a page, including lazy pictures. `apps/web/e2e/site/site.spec.ts` compares this
 * list with a browser's requests. `fonts` lists fonts that are not preloaded. A browser fetches such a font only if the page contains its
 * characters.
 *
 * @returns paths from the root, by kind
 */
export function fetchedBy(html: string) {
  const page = parse(html);
  const listed = new Set<string>();
  const files = {
    js: [] as string[],
    data: [] as string[],
    pictures: [] as string[],
    drawings: [] as string[],
    other: [] as string[],
    fonts: [] as string[],
  };
  const add = (kind: keyof typeof files, url = '') => {
    const [path = ''] = url.split('#');
    if (!/^\/(?!\/)/.test(path) || listed.has(path)) return;
    listed.add(path);
    files[kind].push(path);
  };
  for (const [kind, selector, attribute] of references) {
    page.querySelectorAll(selector).forEach((element) => add(kind, element.attributes[attribute]));
  }
  for (const css of stylesOf(page)) {
    for (const [, face, url] of css.matchAll(/(@font-face\{[^}]*?)?\burl\(["']?([^"')]+)/g)) {
      add(face ? 'fonts' : 'other', url);
    }
  }
  return files;
}

/** Returns a file's size in bytes as a host sends it: compressed, if that is smaller. */
const sentBytes = async (body: Buffer) =>
  Math.min(body.length, (await promisify(brotliCompress)(body)).length);

/** Bytes of the status line and headers over HTTP/1.1. */
const headerBytes = ({ headers }: Response) =>
  ['HTTP/1.1 200 OK', ...[...headers].map((header) => header.join(': ')), ''].join('\r\n').length +
  2;

/**
 * Returns a function that measures the downloads of a first visit to a page.
 *
 * @param site origin of the built site, and its base path with leading and trailing slashes
 * @throws ToolError if a page, or a file that it references, is missing
 */
export function firstVisits({ url: origin, base }: Pick<LocalServer, 'url' | 'base'>) {
  const requests = new Map<string, Promise<{ text: string; body: number; headers: number }>>();
  const request = async (path: string) => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new ToolError(`${path} responded with status ${response.status}.`);
    const content = Buffer.from(await response.arrayBuffer());
    const [body, headers] = [await sentBytes(content), headerBytes(response)];
    return { text: content.toString(), body, headers };
  };
  const requestOnce = (path: string) => {
    const sent = requests.get(path) ?? request(path);
    requests.set(path, sent);
    return sent;
  };

  return async (path: string): Promise<PageBytes> => {
    const pagePath = base + path.slice(1);
    const { text } = await requestOnce(pagePath);
    const document = parse(text);
    const [start, end] = document.querySelector('div[hidden] > svg')?.parentNode.range ?? [0, 0];
    const paths = { ...fetchedBy(text), html: [pagePath] };
    // Adds the service worker, which pages register after loading.
    paths.js.unshift(`${base}service-worker.js`);
    const bytes = { html: 0, js: 0, data: 0, pictures: 0, drawings: 0, other: 0 };
    let total = 0;
    for (const kind of ['html', 'js', 'data', 'pictures', 'drawings', 'other'] as const) {
      for (const file of paths[kind]) {
        const { body, headers } = await requestOnce(file);
        bytes[kind] += body;
        total += body + headers;
      }
    }
    return {
      path,
      ...bytes,
      css: await sentBytes(Buffer.from(stylesOf(document).join('\n'))),
      drawings: bytes.drawings + (await sentBytes(Buffer.from(text.slice(start, end)))),
      total,
      requests: 1 + paths.js.length + paths.data.length + paths.other.length,
    };
  };
}
