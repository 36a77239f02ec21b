import { validate } from '@jsonresume/schema';
import { resume, type ResumeSectionId } from '@portfolio/content/node';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { arrange, audiences, defaultSetup, paperIds, pdfName } from '../src/setup';
import { dist, open } from '../pdf/page';
import { expectInOrder, factsOf } from './facts';
import { readPdf } from './pdf';
import { decodeQr } from './qr';

/** A file of the built site. */
const published = (path: string) =>
  readFile(fileURLToPath(new URL(`../../web/dist/${path}`, import.meta.url)));

// On paper: app.spec.ts.
test('the Resume page has the same facts in the same order', async ({ page }) => {
  await page.setContent((await published('resume.html')).toString());
  expectInOrder((await page.getByRole('article').textContent()) ?? '', factsOf(resume));
});

/** Words by which programs that read resumes know the parts. */
const headingWords: Record<ResumeSectionId, RegExp> = {
  summary: /summary|profile|objective/i,
  education: /education/i,
  projects: /project/i,
  jobs: /experience|employment/i,
  internships: /experience|employment/i,
  skills: /skill/i,
  certificates: /course|certificat|award/i,
};

test('programs know the headings of the parts', () => {
  for (const section of resume.sections) {
    expect(resume.headings[section]).toMatch(headingWords[section]);
  }
});

for (const id of audiences) {
  for (const paper of paperIds) {
    test(`a program finds every fact in the PDF for ${id} on ${paper}`, async () => {
      const { pages, runs, links } = await readPdf(await readFile(`${dist}/${pdfName(id, paper)}`));
      const arranged = arrange({ ...defaultSetup, for: id });
      const lines = pages.flat();
      const facts = factsOf(arranged);
      expectInOrder(lines.join('\n'), facts);
      // No word is torn apart, and no two have run into one.
      const text = lines.join(' ').toLowerCase();
      expect(facts.filter((fact) => !text.includes(fact.text.toLowerCase()))).toEqual([]);
      expect(lines).toEqual(
        expect.arrayContaining(arranged.sections.map((section) => arranged.headings[section])),
      );

      const [longest] = runs.toSorted((one, other) => other.text.length - one.text.length);
      const titles = runs
        .filter(({ face }) => face !== longest!.face)
        .map(({ text }) => text.trim().replace(/:$/, ''));
      expect(titles).toEqual(facts.filter(({ isTitle }) => isTitle).map((fact) => fact.text));
      // A link that is broken into two lines counts once.
      expect([...new Set(links)]).toEqual(facts.flatMap(({ url }) => url ?? []));
    });
  }
}

test('the JSON document is what the published JSON Resume schema asks for', async () => {
  const faultsOf = (document: unknown) =>
    new Promise<unknown>((resolve) => validate(document, (errors) => resolve(errors)));
  expect(await faultsOf(JSON.parse((await published('resume.json')).toString()))).toBeNull();
  expect(await faultsOf({ work: [{ startDate: 'summer 2024' }] })).not.toBeNull();
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

test('the QR code leads to the shared resume: as the print app draws it, as it comes out of the printer, as the Resume page draws it', async ({
  page,
}) => {
  const expectCode = async () => {
    const png = await page.getByRole('img', { name: 'QR code' }).screenshot();
    expect(await decodeQr(page, png)).toBe(resume.documentUrl);
  };
  await open(page, '?qr=on&text=8.5');
  await expectCode();
  await page.emulateMedia({ media: 'print' });
  await expectCode();
  // Away from the app, whose policy would hold for what comes in its place.
  await page.goto('about:blank');
  await page.emulateMedia({ media: null });
  await page.setContent((await published('resume.html')).toString());
  await expectCode();
});
