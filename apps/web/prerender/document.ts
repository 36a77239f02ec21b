import { services, settings } from '@portfolio/content/node';
import { language } from '@portfolio/messages';
import { directionOf } from '@portfolio/messages/direction';
import type { Manifest } from 'vite';
import { afterFirstPaint } from './afterFirstPaint';
import type { RenderedPage } from './entry';
import { escapeHtml } from './escapeHtml';
import { contentSecurityPolicy } from './policy';
import { themeBeforePaint } from './themeBeforePaint';

const entrySource = 'index.html';

/** Lists the files of a module and its static imports, in execution order. */
export function* filesOf(
  source: string,
  manifest: Manifest,
  seen = new Set<string>(),
): Generator<string, void> {
  if (seen.has(source)) return;
  seen.add(source);
  const chunk = manifest[source];
  if (!chunk) throw new Error(`A registered page needs ${source}, which is not in the build.`);
  for (const imported of chunk.imports ?? []) yield* filesOf(imported, manifest, seen);
  yield chunk.file;
}

/** Inputs that all documents of a build share. */
export interface DocumentParts {
  template: string;
  manifest: Manifest;
  /** The site's base path, with leading and trailing slashes. */
  base: string;
}

/** The entry script must load after the first paint, so Vite's tag is removed. */
const entryTag = /\s*<script type="module"[^>]*><\/script>/;

const languageAttributes = `lang="${language}" dir="${directionOf(language)}"`;

const charset = '<meta charset="utf-8">';

/** React and formatters write void elements with a closing slash, which HTML does not need. */
const selfClosingTags = /(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?) ?\/>/g;

/**
 * Inserts a rendered page and its content security policy into the document template.
 *
 * @param isNotFound true for the 404 page
 */
export function pageDocument(
  { source, dataPath, styles, body, drawings }: Omit<RenderedPage, 'head'>,
  head: string,
  { template, manifest, base }: DocumentParts,
  { isNotFound = false } = {},
): string {
  const urlOf = (file: string) => base + file;
  const scripts = [...filesOf(entrySource, manifest)];
  const modules = [...filesOf(source, manifest)].filter((file) => !scripts.includes(file));
  const deferredMarkup = afterFirstPaint({
    scripts: scripts.map(urlOf),
    modules: modules.map(urlOf),
    data: dataPath && !isNotFound ? [urlOf(dataPath)] : [],
  });
  const html = template
    .replace(entryTag, '')
    .replace(/<html[^>]*>/, `<html${isNotFound ? ' data-not-found' : ''} ${languageAttributes}>`)
    .replace('<!--page-head-->', () => [head, styles].filter(Boolean).join('\n    '))
    .replace('<body>', () => `<body>${themeBeforePaint(settings.theme)}`)
    .replace('<!--page-body-->', () => body)
    .replace('</body>', () => `  ${drawings}\n    ${deferredMarkup}\n  </body>`)
    .replace(selfClosingTags, '$1>');
  const policy = contentSecurityPolicy(html, services);
  const first = `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`;
  // The policy and the character set come first: the policy applies only to the elements after it, and browsers look for the
  // character set in the first 1,024 bytes.
  return html
    .replace(new RegExp(`\\s*${charset}`), '')
    .replace('<head>', () => `<head>\n    ${first}`);
}

/**
 * Creates a document without page content; the app renders the content. Offline, the service worker sends this document for pages that
 * were visited only by client-side navigation.
 */
export const emptyDocument = (title: string, drawings: string, parts: DocumentParts) =>
  pageDocument(
    { source: entrySource, styles: '', body: '', drawings },
    `<title>${escapeHtml(title)}</title>\n    <meta name="robots" content="noindex">`,
    parts,
  );
