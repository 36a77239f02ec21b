import { readFile } from 'node:fs/promises';
import { resume, toJsonResume } from '@portfolio/content/node';
import { resumeJsonFile } from './siteFiles';

/**
 * The resume as a JSON Resume document.
 *
 * @param siteUrl the address of the site, without a slash at its end
 */
export const resumeJson = (siteUrl: string): string =>
  `${JSON.stringify(toJsonResume(resume, `${siteUrl}/${resumeJsonFile}`), null, 2)}\n`;

/**
 * The PDF that the print app's build has made of the same content.
 *
 * @throws Error when it has not been made
 */
export async function resumePdf(): Promise<Buffer> {
  try {
    return await readFile(new URL('../../print/dist/resume-everyone-a4.pdf', import.meta.url));
  } catch (cause) {
    throw new Error(
      'The PDF of the resume has not been made: run "pnpm build" or "pnpm deploy:files", which make it first with a browser, or set PORTFOLIO_RESUME_PDF=none to build without it.',
      { cause },
    );
  }
}
