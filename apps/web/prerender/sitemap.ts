import { escapeHtml } from './escapeHtml';

/** A page that search engines may list. */
export interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** Day of the last change, where one is known; a made-up one teaches search engines to ignore all of them. */
  updatedOn?: string;
}

/** The sitemap, in the form of sitemaps.org. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(
      ({ url, updatedOn }) =>
        `<url><loc>${escapeHtml(url)}</loc>${updatedOn ? `<lastmod>${updatedOn}</lastmod>` : ''}</url>`,
    ),
    '</urlset>\n',
  ].join('\n');
}

/** Lets every crawler in and shows it the way. */
export const robots = (sitemapUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`;
