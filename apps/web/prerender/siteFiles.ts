/** Returns a page's file name. Static hosts serve `about.html` at `/about`; a folder with an index would need a redirect. */
export const documentFile = (path: string) =>
  path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;

// Relative to the site's base.
export const manifestFile = 'site.webmanifest';
/** Document without page content, for the service worker. */
export const offlineFile = 'offline.html';
/** `PORTFOLIO_RESUME_PDF=none` omits the resume's PDF and Word document, for builds without a browser. */
export const hasResumePdf = process.env['PORTFOLIO_RESUME_PDF'] !== 'none';
