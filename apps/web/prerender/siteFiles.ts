/**
 * The file of a page: every static host answers `/about` with `about.html`, as it is; a folder's index would cost a redirect.
 *
 * @param path the page's address, from the site's root
 */
export const documentFile = (path: string) =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/** Names of the files beside the pages, below the site's base. */
export const manifestFile = 'site.webmanifest';
/** A document without a page, which the service worker keeps and the application fills. */
export const offlineFile = 'offline.html';
/** The resume as a JSON Resume document. */
export const resumeJsonFile = 'resume.json';
/** What Download Resume serves. */
export const resumePdfFile = 'resume.pdf';
/** What Download for Word serves. */
export const resumeDocxFile = 'resume.docx';
/** Whether the site has the resume as a PDF and for Word. `PORTFOLIO_RESUME_PDF=none` builds without, where there is no browser to make it. */
export const hasResumePdf = process.env['PORTFOLIO_RESUME_PDF'] !== 'none';
