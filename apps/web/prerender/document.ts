import type { Manifest } from 'vite';
import type { RenderedPage } from './entry';

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

/**
 * Puts a rendered page into the document template. The page's code and data are preloaded beside the entry script, so that
 * hydration does not wait for one request after the other.
 */
export function pageDocument(
  page: RenderedPage,
  {
    template,
    manifest,
    base,
    isNotFound = false,
  }: { template: string; manifest: Manifest; base: string; isNotFound?: boolean },
) {
  const preloads = [...filesOf(pageSource(page.pageId), manifest)]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" href="${base}${file}">`);
  if (page.dataPath && !isNotFound) {
    preloads.push(`<link rel="preload" as="fetch" href="${base}${page.dataPath}" crossorigin>`);
  }
  return template
    .replace('<html ', isNotFound ? '<html data-not-found ' : '<html ')
    .replace('<!--page-head-->', () => [page.head, ...preloads, page.styles].join('\n    '))
    .replace('<!--page-body-->', () => page.body);
}
