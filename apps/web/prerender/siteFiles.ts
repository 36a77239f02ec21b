/** Names of the files beside the pages, below the site's base. */
export const feedFile = 'feed.xml';
export const sitemapFile = 'sitemap.xml';
export const robotsFile = 'robots.txt';
export const manifestFile = 'site.webmanifest';
export const serviceWorkerFile = 'service-worker.js';
/** A document without a page, which the service worker keeps and the application fills. */
export const offlineFile = 'offline.html';
