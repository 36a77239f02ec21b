import { site } from '@portfolio/content';
import { documentTitle } from '../src/head/documentTitle';
import type { DocumentHead } from '../src/page';
import { escapeHtml } from './escapeHtml';

/** The tags of a page's head, as HTML. */
export function headTags(head: DocumentHead) {
  const { canonicalPath, description } = head;
  const title = documentTitle(head);
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    meta('name', 'robots', canonicalPath === null ? 'noindex' : 'index, follow'),
    canonicalPath !== null &&
      `<link rel="canonical" href="${escapeHtml(site.url + canonicalPath)}">`,
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', description),
    meta('property', 'og:site_name', site.name),
  ]
    .filter(Boolean)
    .join('\n    ');
}
