import { resume } from '@portfolio/content';
import { expect, test, type Page } from '@playwright/test';
import { arrange, audiences, defaultSetup, paperIds, papers } from '../src/setup';
import { laidOut, open, print } from '../pdf/page';
import { expectInOrder, factsOf } from './facts';
import { readPdf } from './pdf';

const ptPerMm = 72 / 25.4;
const headings = Object.values(resume.headings);

/** How many pages the app shows. */
const shownPages = async (page: Page) =>
  Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);

/** Goes to another set-up as Back does, without loading the app again. */
async function change(page: Page, search: string) {
  await page.evaluate((address) => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, search);
  await laidOut(page);
}

/** Text and margins by default, and as large as they get. */
const looks = [
  { name: 'by default', search: '', marginMm: 13 },
  { name: 'large', search: '&text=12&margin=30', marginMm: 30 },
];

for (const audience of audiences) {
  test(`for ${audience} each paper and look comes out whole`, async ({ page }) => {
    for (const paper of paperIds) {
      for (const look of looks) {
        await test.step(`${paper}, ${look.name}`, async () => {
          await open(page, `?for=${audience}&paper=${paper}${look.search}`);
          const shown = await shownPages(page);
          const pdf = await readPdf(await print(page));
          const arranged = arrange({ ...defaultSetup, for: audience });

          // As many pages as were shown, of the paper that was chosen, none of them blank.
          expect(pdf.pages).toHaveLength(shown);
          const { widthMm, heightMm } = papers[paper];
          for (const [index, lines] of pdf.pages.entries()) {
            const [width, height] = pdf.sizes[index]!;
            expect(Math.abs(width - widthMm * ptPerMm)).toBeLessThan(1);
            expect(Math.abs(height - heightMm * ptPerMm)).toBeLessThan(1);
            expect(lines.length).toBeGreaterThan(0);
            expect(pdf.lowestPt[index]).toBeGreaterThan(look.marginMm * ptPerMm - 1);
          }
          if (look.search === '') expect(shown, 'fits one page').toBe(1);

          // Everything is there, in order, in one column.
          expectInOrder(pdf.pages.flat().join('\n'), factsOf(arranged));

          // No page ends with a heading.
          for (const lines of pdf.pages) expect(headings).not.toContain(lines.at(-1));
        });
      }
    }
  });
}

test('text is as large as one page holds, until a size is chosen', async ({ page }) => {
  await open(page, '?for=designer');
  const size = page.getByRole('slider', { name: 'Text size' });
  const fitted = Number(await size.inputValue());
  await page.getByRole('checkbox', { name: 'Projects' }).uncheck();
  await expect.poll(async () => Number(await size.inputValue())).toBeGreaterThan(fitted);
  expect(await shownPages(page)).toBe(1);
  await page.getByRole('checkbox', { name: 'Projects' }).check();
  await size.press('ArrowRight');
  await size.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'Text fills one page' })).not.toBeChecked();
  expect(await shownPages(page)).toBe(2);
});

test('with every text size the pages that are shown are those that come out', async ({ page }) => {
  await open(page);
  for (let text = 8.5; text <= 12; text += 0.5) {
    for (const paper of paperIds) {
      await change(page, `?paper=${paper}&text=${text}&margin=${Math.round(text * 2)}`);
      await expect(page.getByRole('slider', { name: 'Text size' })).toHaveValue(String(text));
      const { pages } = await readPdf(await print(page));
      expect(pages, `${text} pt on ${paper}`).toHaveLength(await shownPages(page));
      const lastLines = pages.map((lines) => lines.at(-1) ?? '');
      expect(lastLines.filter((line) => headings.includes(line))).toEqual([]);
    }
  }
});

test('each section can be left out', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page);
  for (const off of resume.sections) {
    await change(page, `?${off}=off`);
    const rest = resume.sections.filter((section) => section !== off);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      rest.map((section) => resume.headings[section]!),
    );
  }
});
