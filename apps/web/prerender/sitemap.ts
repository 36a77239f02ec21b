import { routeOf } from '@portfolio/content/node';
import { otherLanguages, pathIn, resolveHref } from '../src/languages';
import { alternatesOf } from './alternates';
import { escapeHtml } from './escapeHtml';
import type { PublishedPage } from './publishedPages';

/** @param siteUrl the home page's URL, without a trailing slash */
export function sitemap(publishedPages: readonly PublishedPage[], siteUrl: string): string {
  const entries = publishedPages
    .filter(({ id }) => routeOf(id).isListed !== false)
    .map((page) =>
      [
        `<url><loc>${escapeHtml(siteUrl + page.path)}</loc>`,
        page.updatedOn ? `<lastmod>${page.updatedOn}</lastmod>` : '',
        ...alternatesOf(page, siteUrl).map(
          ({ language, url }) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}"/>`,
        ),
        '</url>',
      ].join(''),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}

/** Creates `robots.txt`, which allows all crawlers and lists the sitemaps of all languages. */
export function robots(siteUrl: string): string {
  const others = otherLanguages().map((language) =>
    resolveHref(pathIn(language, '/sitemap.xml'), `${siteUrl}/`),
  );
  const sitemaps = [`${siteUrl}/sitemap.xml`, ...others].map((url) => `Sitemap: ${url}\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
