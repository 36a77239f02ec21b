import { validate } from '@jsonresume/schema';
import { resume } from '@portfolio/content';
import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { open } from './app';
import { contactFacts, expectInOrder, factsOf } from './facts';
import { readPdf } from './pdf';
import { decodeQr } from './qr';

/** A file of the built site. */
const published = (path: string) =>
  readFile(fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url)));

/** All words and numbers of a JSON document, in its order. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

test.describe('the same facts in the same order', () => {
  const facts = factsOf(resume);

  test('on the Resume page', async ({ page }) => {
    await page.setContent((await published('resume.html')).toString());
    const sheet = page.getByRole('article');
    expectInOrder((await sheet.textContent()) ?? '', facts);
    await expect(sheet).toContainText(resume.summary);
    await expect(sheet).toContainText(resume.certificates.summary);
  });

  test('in the print app', async ({ page }) => {
    await open(page);
    const sheet = page.getByRole('article');
    expectInOrder((await sheet.textContent()) ?? '', facts);
    await expect(sheet).toContainText(resume.summary);
    await expect(sheet).toContainText(resume.certificates.summary);
  });

  test('in the PDF', async () => {
    const { pages } = await readPdf(await published('resume.pdf'));
    const text = pages.flat().join(' ');
    expectInOrder(text, facts);
    expectInOrder(text, [resume.summary, resume.certificates.summary]);
  });

  test('in the JSON document', async () => {
    const document = JSON.parse((await published('resume.json')).toString()) as {
      basics: { summary: string };
      certificates: unknown[];
    };
    expectInOrder(wordsOf(document).join('\n'), facts);
    expect(document.basics.summary).toBe(resume.summary);
    expect(document.certificates).toHaveLength(resume.certificates.items.length);
  });
});

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
  test('is that of the content as it is now', async () => {
    const check = fileURLToPath(new URL('../pdf/check.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--conditions=source',
      '--import=tsx',
      check,
    ]);
    expect(stdout).toContain('tells what the content says');
  });

  test('begins with whom it is about and how to reach them', async () => {
    const { pages } = await readPdf(await published('resume.pdf'));
    const head = pages[0]!.slice(0, 4).join(' ');
    expectInOrder(head, contactFacts(resume));
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
      expect.arrayContaining(resume.sections.map((part) => resume.headings[part])),
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
