/**
 * Creates the resume's PDFs (one per audience and paper size) and Word documents (one per audience) in `dist`.
 * The site's build compares `resume-source.json` with the current resume to check that the files are up to date.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDFDocument } from '@cantoo/pdf-lib';
import { resume } from '@portfolio/content';
import { runInLanguage } from '@portfolio/content/runInLanguage';
import { findBrowser, launchArgs } from '@portfolio/tools/programs';
import { withDate } from '@portfolio/tools/docx';
import { inOrder } from '@portfolio/ui/resume';
import { chromium } from '@playwright/test';
import { currentLanguage, resumeLanguages } from '../src/languages';
import {
  arrange,
  audiences,
  defaultSetup,
  docxName,
  paperSizeIds,
  pdfName,
  titleFor,
} from '../src/setup';
import { resumeDocx } from './docx';
import { dist, open, print } from './page';

/** PDF size limit for an empty resume. Many application forms reject large files. */
const baseLimitBytes = 150_000;

/** Without a date, the files get 1 January 1970, so that builds are reproducible. */
const date = new Date(resume.lastModified ?? 0);

async function withMetadata(pdf: Buffer, { name, headline, skills, skillOrder }: typeof resume) {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  file.setAuthor(name);
  file.setSubject(headline);
  const shownSkills = inOrder(skillOrder, skills, 'name').flatMap((group) => group.skills);
  file.setKeywords(shownSkills.map((skill) => skill.name));
  file.setCreator(resume.url);
  file.setCreationDate(date);
  file.setModificationDate(date);
  return file.save();
}

if (process.env['PORTFOLIO_RESUME_PDF'] === 'none') {
  process.stdout.write('Skipped the resume PDFs (PORTFOLIO_RESUME_PDF=none).\n');
} else {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    // Font hinting shifts letters, and PDF readers then split words.
    args: [...launchArgs(), '--font-render-hinting=none'],
  });
  try {
    const page = await browser.newPage();
    for (const id of audiences) {
      await writeFile(
        `${dist}/${docxName(id)}`,
        await withDate(await resumeDocx(arrange({ ...defaultSetup, for: id }), titleFor(id)), date),
      );
      for (const paper of paperSizeIds) {
        await open(page, `?for=${id}&paper=${paper}`);
        const pdf = await withMetadata(await print(page), arrange({ ...defaultSetup, for: id }));
        const name = pdfName(id, paper);
        const limit = baseLimitBytes + 3 * JSON.stringify(resume).length;
        if (pdf.length > limit) {
          throw new Error(`PDF too large: ${name} has ${pdf.length} bytes (limit ${limit}).`);
        }
        await writeFile(`${dist}/${name}`, pdf);
      }
    }
    await writeFile(`${dist}/resume-source.json`, JSON.stringify(resume));
  } finally {
    await browser.close();
  }
  // Other languages need separate processes, because a process imports the content of only one language.
  if (!currentLanguage()?.folder) {
    for (const { folder } of resumeLanguages()) {
      if (folder) await runInLanguage(folder, fileURLToPath(import.meta.url));
    }
  }
}
