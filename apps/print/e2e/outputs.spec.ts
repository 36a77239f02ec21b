import { validate } from '@jsonresume/schema';
import { resume, type ResumeSectionId } from '@portfolio/content/node';
import { expect, test } from '@playwright/test';
import { readPdf } from '@portfolio/tools/pdf';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { arrange, audiences, defaultSetup, paperSizeIds, pdfName } from '../src/setup';
import { dist, open } from '../pdf/page';
import { expectInOrder, factsOf } from './facts';
import { expectFields } from './parser';

const readSiteFile = (path: string) =>
  readFile(fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url)));

const headingWords: Partial<Record<ResumeSectionId, RegExp>> = {
  summary: /summary|profile|objective/i,
  education: /education/i,
  projects: /project/i,
  internships: /experience|employment/i,
  skills: /skill/i,
  certificates: /course|certificat|award/i,
};

test('section headings use words that parsers know', () => {
  for (const section of resume.sections) {
    expect(resume.headings[section]).toMatch(headingWords[section]!);
  }
});

for (const id of audiences) {
  test(`on one page, readers and parsers find every fact: ${id}`, async () => {
    const expectedResume = arrange({ ...defaultSetup, for: id });
    const facts = factsOf(expectedResume);
    for (const paper of paperSizeIds) {
      const bytes = await readFile(`${dist}/${pdfName(id, paper)}`);
      const { pages, runs, links } = await readPdf(bytes);
      expect(pages).toHaveLength(1);
      const lines = pages.flat();
      expectInOrder(lines.join('\n'), facts);
      // No word is split, and no two words are joined.
      const text = lines.join(' ').toLowerCase();
      expect(facts.filter((fact) => !text.includes(fact.text.toLowerCase()))).toEqual([]);

      const [longest] = runs.toSorted((one, other) => other.text.length - one.text.length);
      const titles = runs
        .filter(({ face }) => face !== longest!.face)
        .map(({ text }) => text.trim().replace(/:$/, ''));
      expect(titles).toEqual(facts.filter(({ isTitle }) => isTitle).map((fact) => fact.text));
      // A link that wraps is listed once for each line.
      expect([...new Set(links)]).toEqual(facts.flatMap(({ url }) => url ?? []));
      await expectFields(bytes, expectedResume);
    }
  });
}

test('the JSON document matches the JSON Resume schema', async () => {
  const validationErrors = (document: unknown) =>
    new Promise<unknown>((resolve) => validate(document, (errors) => resolve(errors)));
  const document = JSON.parse((await readSiteFile('resume.json')).toString()) as unknown;
  expect(await validationErrors(document)).toBeNull();
});

test('the published PDF is tagged, described and small', async () => {
  const bytes = await readSiteFile('resume.pdf');
  expect(bytes).toEqual(await readFile(`${dist}/${pdfName('everyone', 'a4')}`));
  const pdf = await readPdf(bytes);
  expect(pdf).toMatchObject({ isTagged: true, author: resume.name });
  expect(pdf.title).toContain(resume.name);
  expect(pdf.language).toMatch(/^en/);
  const count = (tag: string) => pdf.tags.filter((one) => one === tag).length;
  expect(count('H1')).toBe(1);
  expect(count('H2')).toBe(resume.sections.length);
  expect(count('H3')).toBeGreaterThanOrEqual(resume.projectOrder.length);
  expect(count('L')).toBeGreaterThan(3);
  expect(pdf.outline[0]).toBe(resume.name);
  expect(pdf.outline).toEqual(
    expect.arrayContaining(resume.sections.map((section) => resume.headings[section])),
  );
  const designer = await readPdf(await readFile(`${dist}/${pdfName('designer', 'a4')}`));
  expect(designer.keywords).toContain('Figma');
  expect(designer.keywords).not.toContain('MongoDB');

  expect(bytes.length).toBeLessThan(150_000);
  const text = bytes.toString('latin1');
  expect(text).not.toContain('/Subtype /Type3');
  // Fonts are subsets.
  const fonts = [...text.matchAll(/\/BaseFont \/([A-Z]{6}\+)?(\w+)/g)];
  expect(fonts.length).toBeGreaterThan(0);
  for (const [, subset] of fonts) expect(subset).toBeDefined();
});

test('the app and the Resume page have the same facts and QR code', async ({ page }) => {
  const expectCode = async () => {
    const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
    const picture = sharp(png).ensureAlpha().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data).toBe(resume.documentUrl);
  };
  const expectFacts = async () =>
    expectInOrder((await page.getByRole('article').textContent()) ?? '', factsOf(resume));
  await open(page, '?qr=on&text=8.5');
  await expectFacts();
  await page.emulateMedia({ media: 'print' });
  await expectCode();
  // Leaves the app, so that its content security policy does not apply to the HTML passed to `setContent`.
  await page.goto('about:blank');
  await page.emulateMedia({ media: null });
  await page.setContent((await readSiteFile('resume.html')).toString());
  await expectFacts();
  await expectCode();
});
