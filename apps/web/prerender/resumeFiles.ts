import { readFile } from 'node:fs/promises';
import { resume, site, toJsonResume } from '@portfolio/content/node';
import { resumeJsonFile } from './siteFiles';

/**
 * The resume as a JSON Resume document.
 *
 * @param siteUrl the address of the site, without a slash at its end
 */
export const resumeJson = (siteUrl: string): string =>
  `${JSON.stringify(toJsonResume(resume, `${siteUrl}/${resumeJsonFile}`), null, 2)}\n`;

/** The folder of this language, with a slash at its end; empty for the default. */
const languageFolder = (site.languages ?? [])
  .filter(({ code, folder }) => code === site.language && folder !== '')
  .map(({ folder }) => `${folder}/`)
  .join('');
const printFolder = new URL(`../../print/dist/${languageFolder}`, import.meta.url);
const remedy =
  'run "pnpm build" or "pnpm deploy:files", which make it first with a browser, or set PORTFOLIO_RESUME_PDF=none to build without it.';

/**
 * The PDF and the Word document that the print app's build has made of the same content.
 *
 * @param folder where the print app was built
 * @throws Error when they have not been made, or are of an earlier content
 */
export async function resumeDownloads(
  folder = printFolder,
): Promise<{ pdf: Buffer; docx: Buffer }> {
  const read = (file: string) =>
    readFile(new URL(file, folder)).catch((cause: unknown) => {
      throw new Error(`The PDF of the resume has not been made: ${remedy}`, { cause });
    });
  if ((await read('resume-source.json')).toString() !== JSON.stringify(resume)) {
    throw new Error(`The PDF of the resume is of an earlier content: ${remedy}`);
  }
  return { pdf: await read('resume-everyone-a4.pdf'), docx: await read('resume-everyone.docx') };
}
