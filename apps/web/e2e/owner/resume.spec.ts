/** Tests the resume of a site in Arabic and English: the files and the print app in each language. */
import english from '@portfolio/messages/english' with { type: 'json' };
import { arabicMessages } from '@portfolio/messages/arabic';
import { readDocx } from '@portfolio/tools/docx';
import { readPdf } from '@portfolio/tools/pdf';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { appPath, expect, test } from '../support';

const base = '/site';
const arabicTitle = `ليلى حداد – ${arabicMessages.print.resume}`;
const languages = [
  {
    code: 'ar-EG',
    folder: '',
    title: arabicTitle,
    downloadName: 'ليلى-حداد-resume',
    headings: ['موجز', 'الخبرة', 'المهارات'],
    summary: 'ست سنوات',
  },
  {
    code: 'en',
    folder: 'en/',
    title: 'Layla Haddad – Curriculum vitae',
    downloadName: 'Layla-Haddad-CV',
    headings: ['Summary', 'Experience', 'Skills'],
    summary: 'Six years',
  },
];
const read = (folder: string, path: string) => readFileSync(appPath(`${folder}/${path}`));

for (const { code, folder: languageFolder, title, downloadName, headings, summary } of languages) {
  test.describe(code, () => {
    test('the Resume page links to the PDF and Word files', async ({ page, request }) => {
      await page.open(`${base}/${languageFolder}resume`);
      for (const ending of ['pdf', 'docx']) {
        const link = page.main.locator(`a[download$=".${ending}"]`);
        await expect(link).toHaveAttribute('download', `${downloadName}.${ending}`);
        await expect(link).toHaveAttribute('href', `${base}/${languageFolder}resume.${ending}`);
        expect((await request.get(`${base}/${languageFolder}resume.${ending}`)).status()).toBe(200);
      }
    });

    test('the PDF has the right text, title, language and tags', async ({ folder }) => {
      const pdf = await readPdf(read(folder, `${languageFolder}resume.pdf`));
      expect(pdf.title).toBe(title);
      expect(pdf.language).toBe(code);
      expect(pdf.isTagged).toBe(true);
      const count = (tag: string) => pdf.tags.get(tag) ?? 0;
      expect([count('H1'), count('H2')]).toEqual([1, headings.length]);
      expect(count('H3')).toBeGreaterThan(0);
      expect(count('L')).toBeGreaterThan(2);
      expect(pdf.outline.filter((heading) => headings.includes(heading))).toEqual(headings);
      // Arabic text extracted from a PDF may differ from the original, so the test compares only the English summary.
      const text = pdf.pages.flat().join('\n');
      const arabicLetters = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
      if (code === 'en') {
        expect(text).toContain(summary);
        expect(arabicLetters).toBe(0);
      } else {
        expect(text).not.toMatch(/Experience|Summary|Skills/);
        expect(arabicLetters).toBeGreaterThan(200);
      }
    });

    test('the Word document has the right text, title and language', async ({ folder }) => {
      const { text, styles, properties } = await readDocx(
        read(folder, `${languageFolder}resume.docx`),
      );
      for (const expected of [summary, ...headings]) expect(text).toContain(expected);
      expect(properties).toContain(`<dc:title>${title}</dc:title>`);
      expect(styles).toContain(`<w:lang w:${code === 'en' ? 'val' : 'bidi'}="${code}"/>`);
    });

    test('the JSON document has the right text and URL', ({ folder }) => {
      const { basics, meta } = JSON.parse(read(folder, `${languageFolder}resume.json`).toString());
      expect(basics.summary).toContain(summary);
      expect(meta.canonical).toBe(`https://layla.example.org/site/${languageFolder}resume.json`);
    });
  });
}

test('the Arabic Word document reads right to left', async ({ folder }) => {
  const { text } = await readDocx(read(folder, 'resume.docx'));
  const paragraphs = text.match(/<w:p>.*?<\/w:p>/g)!;
  expect(paragraphs.filter((paragraph) => !paragraph.includes('<w:bidi/>'))).toEqual([]);
  const runs = text.match(/<w:r>.*?<\/w:r>/g)!;
  for (const run of runs) expect(run.includes('<w:rtl/>')).toBe(/\p{Script=Arabic}/u.test(run));
  expect((await readDocx(read(folder, 'en/resume.docx'))).text).not.toContain('<w:bidi/>');
});

test("the print app's language can be switched by keyboard", async ({ page, folder }) => {
  await page.goto(
    `${pathToFileURL(appPath(`${folder}-print/index.html`)).href}?paper=letter&skills=off`,
  );
  await expect(page).toHaveTitle(arabicTitle);
  const languageSwitch = page.getByRole('navigation');
  const current = languageSwitch.locator('[aria-current=page]');
  await expect(current).toHaveText('العربية');
  await current.focus();
  await page.keyboard.press('Tab');
  await expect(languageSwitch.getByRole('link', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle('Layla Haddad – Curriculum vitae');
  await expect(page).toHaveURL(/-print\/en\/index\.html\?paper=letter&skills=off$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { name: english.print.heading })).toBeVisible();
  await expect(page.getByLabel(english.print.letter)).toBeChecked();
  await expect(page.getByLabel('Skills')).not.toBeChecked();
  await expect(page.getByRole('article')).toContainText('Six years');
  await expect(page.getByRole('article')).not.toContainText('ست سنوات');
  await expect(page.getByRole('navigation', { name: 'Language' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toBeHidden();
});

test('a right-to-left sheet fits on a phone screen', async ({ page, folder }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathToFileURL(appPath(`${folder}-print/index.html`)).href);
  await expect(async () => {
    const { x, width } = (await page.getByRole('article').boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }).toPass();
});

test('the English print app offers the English files', async ({ page, folder }) => {
  await page.goto(pathToFileURL(appPath(`${folder}-print/en/index.html`)).href);
  for (const ending of ['pdf', 'docx']) {
    const link = page.locator(`a[download="Layla-Haddad-CV.${ending}"]`);
    expect(
      readFileSync(new URL((await link.getAttribute('href'))!, page.url())).length,
    ).toBeGreaterThan(1000);
  }
});
