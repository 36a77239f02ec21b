import { settings } from '@portfolio/content';
import type { Services } from '@portfolio/content/node';
import { language } from '@portfolio/messages';
import { directionOf } from '@portfolio/messages/direction';
import type { Manifest } from 'vite';
import { afterFirstPaint } from './afterFirstPaint';
import type { RenderedPage } from './entry';
import { escapeHtml } from './escapeHtml';
import { contentSecurityPolicy, inlineSources, type InlineSources } from './policy';
import { themeBeforePaint } from './themeBeforePaint';

/** The application's entry, as Vite's manifest names it. */
const entrySource = 'index.html';

/** The files of all that a module imports statically, and then its own: in the order in which they run. */
export function* filesOf(
  source: string,
  manifest: Manifest,
  seen = new Set<string>(),
): Generator<string, void> {
  if (seen.has(source)) return;
  seen.add(source);
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no ${source}, which a page of the registry asks for.`);
  for (const imported of chunk.imports ?? []) yield* filesOf(imported, manifest, seen);
  yield chunk.file;
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

/** Vite's tag for the entry, which has its place after the first paint. */
const entryTag = /\s*<script type="module"[^>]*><\/script>/;

const languageAttributes = `lang="${language}" dir="${directionOf(language)}"`;

const charset = '<meta charset="utf-8">';

/** Elements without an end, closed as in XML, which HTML has no use for. React and formatters write them so. */
const closedVoids = /(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?) ?\/>/g;

/**
 * Puts a rendered page into the document template, with its content security policy. The page's code and data are named beside
 * the entry script, so that hydration does not wait for one request after the other.
 *
 * @param head the tags of its head, see `headTags`
 * @param isNotFound whether it is what hosts send for unknown addresses
 */
export function pageDocument(
  { source, dataPath, styles, body, drawings }: Omit<RenderedPage, 'head' | 'path'>,
  head: string,
  { template, manifest, base, services }: DocumentParts,
  { isNotFound = false } = {},
): BuiltDocument {
  const addressOf = (file: string) => base + file;
  const scripts = [...filesOf(entrySource, manifest)];
  const modules = [...filesOf(source, manifest)].filter((file) => !scripts.includes(file));
  const later = afterFirstPaint({
    scripts: scripts.map(addressOf),
    modules: modules.map(addressOf),
    data: dataPath && !isNotFound ? [addressOf(dataPath)] : [],
  });
  const html = template
    .replace(entryTag, '')
    .replace(/<html[^>]*>/, `<html${isNotFound ? ' data-not-found' : ''} ${languageAttributes}>`)
    .replace('<!--page-head-->', () => [head, styles].filter(Boolean).join('\n    '))
    .replace('<body>', () => `<body>${themeBeforePaint(settings.theme)}`)
    .replace('<!--page-body-->', () => body)
    .replace('</body>', () => `  ${drawings}\n    ${later}\n  </body>`)
    .replace(closedVoids, '$1>');
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
 * A document without a page, which the application fills by itself. The service worker keeps it for pages that were seen
 * without being loaded as documents.
 */
export const emptyDocument = (title: string, drawings: string, parts: DocumentParts) =>
  pageDocument(
    { source: entrySource, styles: '', body: '', drawings },
    `<title>${escapeHtml(title)}</title>\n    <meta name="robots" content="noindex">`,
    parts,
  );
