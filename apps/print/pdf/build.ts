/**
 * Makes a PDF of the resume for every audience and paper from the built print app, beside it in `dist`. The site publishes the
 * one for everyone, and asks `resume-source.json` whether it is of the present content. A browser does it and no PDF library, because then there is one sheet with one layout, in any script, tagged
 * for screen readers.
 */
import { writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import { resume } from '@portfolio/content';
import { findBrowser, launchArgs } from '@portfolio/tools/browser';
import { chromium } from '@playwright/test';
import { arrange, audiences, defaultSetup, paperIds, pdfName } from '../src/setup';
import { dist, open, print } from './page';

/** A resume is mailed and uploaded, and some forms for applications take little; a long one may grow by its text. */
const maxBytes = 150_000;

/**
 * Adds what a browser does not write: author, subject and keywords. The dates are the resume's own, so that the same content
 * makes the same file.
 */
async function withMetadata(pdf: Buffer, { name, headline, skills, skillOrder }: typeof resume) {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  file.setAuthor(name);
  file.setSubject(headline);
  file.setKeywords(
    skillOrder.flatMap(
      (category) =>
        skills.find((group) => group.name === category)?.skills.map((skill) => skill.name) ?? [],
    ),
  );
  file.setCreator(resume.url);
  // Without a dated project there is no date of the resume, and none is made up.
  const date = new Date(resume.lastModified ?? 0);
  file.setCreationDate(date);
  file.setModificationDate(date);
  return file.save();
}

if (process.env['PORTFOLIO_RESUME_PDF'] === 'none') {
  process.stdout.write('No PDF of the resume, as PORTFOLIO_RESUME_PDF says.\n');
} else {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    // A headless shell fits letters to pixels, and on paper that tears words apart for programs that read them.
    args: [...launchArgs(), '--font-render-hinting=none'],
  });
  try {
    const page = await browser.newPage();
    for (const id of audiences) {
      for (const paper of paperIds) {
        await open(page, `?for=${id}&paper=${paper}`);
        const pdf = await withMetadata(await print(page), arrange({ ...defaultSetup, for: id }));
        const name = pdfName(id, paper);
        const limit = maxBytes + 3 * JSON.stringify(resume).length;
        if (pdf.length > limit) {
          throw new Error(`${name} has ${pdf.length} bytes; ${limit} is the limit.`);
        }
        await writeFile(`${dist}/${name}`, pdf);
      }
    }
    await writeFile(`${dist}/resume-source.json`, JSON.stringify(resume));
  } finally {
    await browser.close();
  }
}
