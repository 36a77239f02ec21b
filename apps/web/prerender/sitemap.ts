import type { Alternate } from './alternates';
import { escapeHtml } from './escapeHtml';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** Day of the last change, where one is known; a made-up one teaches search engines to ignore all of them. */
  updatedOn?: string;
  /** The page in all its languages, where it is in several. */
  alternates?: readonly Alternate[];
}

const alternateLink = ({ language, url }: Alternate) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`;

/** The sitemap, in the form of sitemaps.org. */
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

/** Lets every crawler in and shows it the way. */
export const robots = (...sitemapUrls: readonly string[]) =>
  `User-agent: *\nAllow: /\n\n${sitemapUrls.map((url) => `Sitemap: ${url}\n`).join('')}`;
