import { resume, toJsonResume } from '@portfolio/content/node';

/** Where the resume lies as a JSON Resume document, below the site's base. */
export const resumeJsonFile = 'resume.json';

/**
 * The resume as a JSON Resume document.
 *
 * @param siteUrl the address of the site, without a slash at its end
 */
export const resumeJson = (siteUrl: string): string =>
  `${JSON.stringify(toJsonResume(resume, `${siteUrl}/${resumeJsonFile}`), null, 2)}\n`;
