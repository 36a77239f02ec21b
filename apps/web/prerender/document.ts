import type { Services } from '@portfolio/content/node';
import type { Manifest } from 'vite';
import type { RenderedPage } from './entry';
import { escapeHtml } from './escapeHtml';
import { contentSecurityPolicy, inlineSources, type InlineSources } from './policy';

/** The application's entry, as Vite's manifest names it. */
const entrySource = 'index.html';

/** The source file of a page's code, as Vite's manifest names it. */
const pageSource = (pageId: string) => `src/pages/${pageId}/${pageId}Page.tsx`;

/** The files of a module and of all that it imports statically. */
function filesOf(source: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}, which a route in src/routes.ts names.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(imported, manifest, found);
  return found;
}

/** What all documents of a build are made from. */
export interface DocumentParts {
  /** The built `index.html`. */
  template: string;
  manifest: Manifest;
  /** The path below which the site is served, with both slashes. */
  base: string;
  services: Services;
}

/** A document, and what the host's own policy must let through in it. */
export interface BuiltDocument {
  html: string;
  inline: InlineSources;
}

/** What differs between documents: tags of the head, markup of the page. */
interface Filling {
  head: string;
  styles?: string;
  body?: string;
  /** Marks the document that hosts send for unknown addresses. */
  isNotFound?: boolean;
}

const charset = '<meta charset="utf-8" />';

function fill({ template, services }: DocumentParts, filling: Filling): BuiltDocument {
  const { head, styles = '', body = '', isNotFound = false } = filling;
  const html = template
    .replace('<html ', isNotFound ? '<html data-not-found ' : '<html ')
    .replace('<!--page-head-->', () => [head, styles].filter(Boolean).join('\n    '))
    .replace('<!--page-body-->', () => body);
  const inline = inlineSources(html);
  const policy = contentSecurityPolicy(inline, services);
  const first = `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // The policy rules what comes after it, and the character set must be among the first 1,024 bytes.
  return {
    html: html
      .replace(new RegExp(`\\s*${charset}`), '')
      .replace('<head>', () => `<head>\n    ${first}`),
    inline,
  };
}

/**
 * Puts a rendered page into the document template, with its content security policy. The page's code and data are preloaded
 * beside the entry script, so that hydration does not wait for one request after the other.
 *
 * @param head the tags of its head, see `headTags`
 */
export function pageDocument(
  page: RenderedPage,
  head: string,
  parts: DocumentParts,
  { isNotFound = false } = {},
): BuiltDocument {
  const { template, manifest, base } = parts;
  const entryFiles = filesOf(entrySource, manifest);
  const preloads = [...filesOf(pageSource(page.pageId), manifest, entryFiles)]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" href="${base}${file}">`);
  if (page.dataPath && !isNotFound) {
    preloads.push(`<link rel="preload" as="fetch" href="${base}${page.dataPath}" crossorigin>`);
  }
  return fill(parts, {
    head: [head, ...preloads].join('\n    '),
    styles: page.styles,
    body: page.body,
    isNotFound,
  });
}

/**
 * A document without a page, which the application fills by itself. The service worker keeps it for pages that were seen
 * without being loaded as documents.
 */
export function emptyDocument(title: string, parts: DocumentParts): BuiltDocument {
  return fill(parts, {
    head: `<title>${escapeHtml(title)}</title>\n    <meta name="robots" content="noindex">`,
  });
}
