/**
 * Makes the resume's PDF from the built print app, in the browser that the tests use, and stamps it. Run it with
 * `pnpm resume:pdf` after a change of the resume, and commit what it writes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resume } from '@portfolio/content';
import { findBrowser, launchArgs } from '@portfolio/tools/browser';
import { chromium } from '@playwright/test';
import { pdfFile, stampFile, stampOf } from './stamp';

/** The print app needs no server: it is one file. */
const app = pathToFileURL(`${import.meta.dirname}/../dist/index.html`).href;

/** A resume is mailed and uploaded: some forms for applications take no more. */
const maxBytes = 150_000;

/**
 * Puts the resume's own date in the place of the moment at which the file was made, so that the same content makes the same
 * file and a new one means new content.
 */
function withoutClock(pdf: Buffer, isoDate: string): Buffer {
  const stamp = `${isoDate.replaceAll('-', '')}000000`;
  const text = pdf.toString('latin1').replaceAll(/(?<=Date \(D:)\d{14}/g, stamp);
  return Buffer.from(text, 'latin1');
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: launchArgs(),
});
try {
  const page = await browser.newPage();
  await page.goto(app);
  await page.getByRole('article').waitFor();
  await page.evaluate(() => document.fonts.ready);
  const pdf = withoutClock(
    await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true }),
    resume.lastModified,
  );
  if (pdf.length > maxBytes) {
    throw new Error(`The PDF has ${pdf.length} bytes; ${maxBytes} is the limit.`);
  }
  await mkdir(dirname(pdfFile), { recursive: true });
  await writeFile(pdfFile, pdf);
  await writeFile(stampFile, `${JSON.stringify(stampOf(pdf), null, 2)}\n`);
  process.stdout.write(`apps/web/public/resume.pdf: ${pdf.length} bytes\n`);
} finally {
  await browser.close();
}
