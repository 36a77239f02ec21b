import type { Alternate } from './alternates';
import { escapeHtml } from './escapeHtml';

/** A page that search engines may list. */
export interface SitemapEntry {
  url: string;
  /** Date of the last change, if known. If some dates are wrong, search engines ignore all of them. */
  updatedOn?: string;
  /** The page in all its languages, if it exists in several. */
  alternates?: readonly Alternate[];
}

const alternateLink = ({ language, url }: Alternate) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`;

export function sitemap(entries: readonly SitemapEntry[]): string {
  const isMultilingual = entries.some(({ alternates = [] }) => alternates.length > 0);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${isMultilingual ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''}>`,
    ...entries.map(
      ({ url, updatedOn, alternates = [] }) =>
        `<url><loc>${escapeHtml(url)}</loc>${updatedOn ? `<lastmod>${updatedOn}</lastmod>` : ''}${alternates.map(alternateLink).join('')}</url>`,
    ),
    '</urlset>\n',
  ].join('\n');
}

/** Creates `robots.txt`, which allows all crawlers and lists the sitemaps. */
export const robots = (...sitemapUrls: readonly string[]) =>
  `User-agent: *\nAllow: /\n\n${sitemapUrls.map((url) => `Sitemap: ${url}\n`).join('')}`;
