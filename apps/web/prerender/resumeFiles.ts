import { readFile } from 'node:fs/promises';
import { files, resume, toJsonResume } from '@portfolio/content/node';
import { languageFolder } from '../src/languages';

/** Returns the resume as a JSON Resume document. */
export const resumeJson = (siteUrl: string): string =>
  `${JSON.stringify(toJsonResume(resume, siteUrl + files.resumeJson), null, 2)}\n`;

const subfolder = languageFolder();
const printFolder = new URL(`../../print/dist/${subfolder && `${subfolder}/`}`, import.meta.url);
const remedy =
  'run "pnpm build" or "pnpm deploy:files", which create it with a browser, or set PORTFOLIO_RESUME_PDF=none to build without it.';

/**
 * Reads the PDF and the Word document that the print app's build created from the same content.
 *
 * @throws Error if a file is missing or out of date
 */
export async function resumeDownloads(
  folder = printFolder,
): Promise<{ pdf: Buffer; docx: Buffer }> {
  const read = (file: string) =>
    readFile(new URL(file, folder)).catch((cause: unknown) => {
      throw new Error(`The resume's PDF is missing: ${remedy}`, { cause });
    });
  if ((await read('resume-source.json')).toString() !== JSON.stringify(resume)) {
    throw new Error(`The resume's PDF is out of date: ${remedy}`);
  }
  return { pdf: await read('resume-everyone-a4.pdf'), docx: await read('resume-everyone.docx') };
}
