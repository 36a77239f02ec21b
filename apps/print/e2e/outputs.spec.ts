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

const readSiteFile = (path: string) =>
  readFile(fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url)));

test('the Resume page has every fact in order', async ({ page }) => {
  await page.setContent((await readSiteFile('resume.html')).toString());
  expectInOrder((await page.getByRole('article').textContent()) ?? '', factsOf(resume));
});

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
  for (const paper of paperSizeIds) {
    test(`all facts fit on one page: ${id}, ${paper}`, async () => {
      const { pages, runs, links } = await readPdf(await readFile(`${dist}/${pdfName(id, paper)}`));
      const expectedResume = arrange({ ...defaultSetup, for: id });
      expect(pages).toHaveLength(1);
      const lines = pages.flat();
      const facts = factsOf(expectedResume);
      expectInOrder(lines.join('\n'), facts);
      // No word is split, and no two words are joined.
      const text = lines.join(' ').toLowerCase();
      expect(facts.filter((fact) => !text.includes(fact.text.toLowerCase()))).toEqual([]);
      expect(lines).toEqual(
        expect.arrayContaining(
          expectedResume.sections.map((section) => expectedResume.headings[section]),
        ),
      );

      const [longest] = runs.toSorted((one, other) => other.text.length - one.text.length);
      const titles = runs
        .filter(({ face }) => face !== longest!.face)
        .map(({ text }) => text.trim().replace(/:$/, ''));
      expect(titles).toEqual(facts.filter(({ isTitle }) => isTitle).map((fact) => fact.text));
      // A link that wraps is listed once for each line.
      expect([...new Set(links)]).toEqual(facts.flatMap(({ url }) => url ?? []));
    });
  }
}

test('the JSON document matches the JSON Resume schema', async () => {
  const validationErrors = (document: unknown) =>
    new Promise<unknown>((resolve) => validate(document, (errors) => resolve(errors)));
  expect(
    await validationErrors(JSON.parse((await readSiteFile('resume.json')).toString())),
  ).toBeNull();
  expect(await validationErrors({ work: [{ startDate: 'summer 2024' }] })).not.toBeNull();
});

test.describe('the PDF', () => {
  test('is published in A4 size', async () => {
    expect(await readSiteFile('resume.pdf')).toEqual(
      await readFile(`${dist}/${pdfName('everyone', 'a4')}`),
    );
  });

  test('names the author and has keywords for its audience', async () => {
    const { author, keywords } = await readPdf(
      await readFile(`${dist}/${pdfName('designer', 'a4')}`),
    );
    expect(author).toBe(resume.name);
    expect(keywords).toContain('Figma');
    expect(keywords).not.toContain('MongoDB');
  });

  test('has tags, a title, a language and an outline', async () => {
    const pdf = await readPdf(await readSiteFile('resume.pdf'));
    expect(pdf.isTagged).toBe(true);
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
  });

  test('is small and embeds font subsets', async () => {
    const bytes = await readSiteFile('resume.pdf');
    expect(bytes.length).toBeLessThan(150_000);
    const text = bytes.toString('latin1');
    expect(text).not.toContain('/Subtype /Type3');
    const fonts = [...text.matchAll(/\/BaseFont \/([A-Z]{6}\+)?(\w+)/g)];
    expect(fonts.length).toBeGreaterThan(0);
    for (const [, subset] of fonts) expect(subset).toBeDefined();
  });
});

test('every QR code contains the URL of the resume', async ({ page }) => {
  const expectCode = async () => {
    const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
    const picture = sharp(png).ensureAlpha().raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(code?.data).toBe(resume.documentUrl);
  };
  await open(page, '?qr=on&text=8.5');
  await expectCode();
  await page.emulateMedia({ media: 'print' });
  await expectCode();
  // Leaves the app, so that its content security policy does not apply to the HTML passed to `setContent`.
  await page.goto('about:blank');
  await page.emulateMedia({ media: null });
  await page.setContent((await readSiteFile('resume.html')).toString());
  await expectCode();
});
