import { validate } from '@jsonresume/schema';
import { resume, toJsonResume } from '@portfolio/content/node';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { arrange, audiences, defaultSetup, paperIds, pdfName } from '../src/setup';
import { dist, open } from './app';
import { expectInOrder, factsOf } from './facts';
import { readPdf } from './pdf';
import { decodeQr } from './qr';
import { parseResume } from './resumeParser';

/** A file of the built site. */
const published = (path: string) =>
  readFile(fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url)));

// On paper: app.spec.ts.
test('the Resume page has the same facts in the same order', async ({ page }) => {
  await page.setContent((await published('resume.html')).toString());
  expectInOrder((await page.getByRole('article').textContent()) ?? '', factsOf(resume));
});

for (const id of audiences) {
  for (const paper of paperIds) {
    test(`a program finds every fact in the PDF for ${id} on ${paper}`, async () => {
      const { certificateUrls, ...found } = await parseResume(
        await readFile(`${dist}/${pdfName(id, paper)}`),
      );
      const { basics, work, education, projects, skills, certificates } = toJsonResume(
        arrange({ ...defaultSetup, for: id }),
        '',
      );
      expect(found).toEqual({
        ...{ basics, work, education, projects, skills },
        certificates: certificates.map(({ name, date, issuer }) => ({ name, date, issuer })),
      });
      expect(certificateUrls).toEqual(certificates.map(({ url }) => url));
    });
  }
}

test.describe('the JSON document', () => {
  const faultsOf = (document: unknown) =>
    new Promise<unknown>((resolve) => validate(document, (errors) => resolve(errors)));

  test('is what the published JSON Resume schema asks for', async () => {
    expect(await faultsOf(JSON.parse((await published('resume.json')).toString()))).toBeNull();
  });

  test('would be refused with a date that is none', async () => {
    expect(await faultsOf({ work: [{ startDate: 'summer 2024' }] })).not.toBeNull();
  });
});

test.describe('the PDF', () => {
  test('of the site is the one for everyone', async () => {
    expect(await published('resume.pdf')).toEqual(
      await readFile(`${dist}/${pdfName('everyone', 'a4')}`),
    );
  });

  test('says whose it is and what it is about', async () => {
    const { author, keywords } = await readPdf(
      await readFile(`${dist}/${pdfName('designer', 'a4')}`),
    );
    expect(author).toBe(resume.name);
    expect(keywords).toContain('Figma');
    expect(keywords).not.toContain('MongoDB');
  });

  test('is tagged, titled and in a language, with an outline of its parts', async () => {
    const pdf = await readPdf(await published('resume.pdf'));
    expect(pdf.isTagged).toBe(true);
    expect(pdf.title).toContain(resume.name);
    expect(pdf.language).toMatch(/^en/);
    expect(pdf.tags.get('H1')).toBe(1);
    expect(pdf.tags.get('H2')).toBe(resume.sections.length);
    expect(pdf.tags.get('H3')).toBeGreaterThanOrEqual(resume.projectOrder.length);
    expect(pdf.tags.get('L')).toBeGreaterThan(3);
    expect(pdf.outline[0]).toBe(resume.name);
    expect(pdf.outline).toEqual(
      expect.arrayContaining(resume.sections.map((section) => resume.headings[section])),
    );
  });

  test('has links that work', async () => {
    const { links } = await readPdf(await published('resume.pdf'));
    const withoutSlash = links.map((link) => link.replace(/\/$/, ''));
    for (const href of [
      `mailto:${resume.email}`,
      resume.url,
      ...resume.profiles.map(({ url }) => url),
      ...resume.projects.map(({ url }) => url),
    ]) {
      expect(withoutSlash).toContain(href);
    }
  });

  test('is small, and its letters are real fonts, cut down to what occurs', async () => {
    const bytes = await published('resume.pdf');
    expect(bytes.length).toBeLessThan(150_000);
    const text = bytes.toString('latin1');
    expect(text).not.toContain('/Subtype /Type3');
    const fonts = [...text.matchAll(/\/BaseFont \/([A-Z]{6}\+)?(\w+)/g)];
    expect(fonts.length).toBeGreaterThan(0);
    for (const [, subset] of fonts) expect(subset).toBeDefined();
  });
});

test.describe('the QR code leads to the shared resume', () => {
  test('as the print app draws it', async ({ page }) => {
    await open(page, '?qr=on');
    const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
    expect(await decodeQr(page, png)).toBe(resume.documentUrl);
  });

  test('as it comes out of the printer', async ({ page }) => {
    await open(page, '?qr=on&text=8.5');
    await page.emulateMedia({ media: 'print' });
    const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
    expect(await decodeQr(page, png)).toBe(resume.documentUrl);
  });

  test('as the Resume page draws it', async ({ page }) => {
    await page.setContent((await published('resume.html')).toString());
    const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
    expect(await decodeQr(page, png)).toBe(resume.documentUrl);
  });
});
