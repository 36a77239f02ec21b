import type { DocumentHead } from '../page';
import { documentTitle } from './documentTitle';

/**
 * Brings the document's head up to the page that was navigated to. The prerendered head of a first visit already says this and
 * more (`prerender/head.ts`); crawlers that run scripts get title, description, canonical address and robots right here too.
 */
export function applyHead(head: DocumentHead, siteUrl: string) {
  document.title = documentTitle(head);
  document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  document
    .querySelector('link[rel="canonical"]')
    ?.setAttribute('href', `${siteUrl}${head.canonicalPath ?? ''}`);
  document
    .querySelector('meta[name="robots"]')
    ?.setAttribute('content', head.canonicalPath === null ? 'noindex' : 'index, follow');
}
