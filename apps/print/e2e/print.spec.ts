import { resume } from '@portfolio/content';
import { expect, test, type Page } from '@playwright/test';
import { readPdf } from '@portfolio/tools/pdf';
import { paperSizeIds, paperSizes, type PaperSize } from '../src/setup';
import { waitForLayout, open, print } from '../pdf/page';

const ptPerMm = 72 / 25.4;
const headings = Object.values(resume.headings);

const expectPageCount = (page: Page, pages: number) =>
  expect(page.getByRole('status')).toHaveText(new RegExp(`^${pages} page`));

/** Changes the settings in the URL without a reload, as the Back button does. */
async function changeSettings(page: Page, search: string) {
  await page.evaluate((url) => {
    window.history.replaceState(null, '', url);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, search);
  await waitForLayout(page);
}

async function expectPrinted(page: Page, paper: PaperSize, marginMm: number) {
  const { pages, sizes, lowestLines } = await readPdf(await print(page));
  await expectPageCount(page, pages.length);
  const { widthMm, heightMm } = paperSizes[paper];
  for (const [index, lines] of pages.entries()) {
    const [width, height] = sizes[index]!;
    expect(Math.abs(width - widthMm * ptPerMm)).toBeLessThan(1);
    expect(Math.abs(height - heightMm * ptPerMm)).toBeLessThan(1);
    expect(lowestLines[index]!.pt).toBeGreaterThan(marginMm * ptPerMm - 1);
    expect(lines.length).toBeGreaterThan(0);
    expect(headings).not.toContain(lines.at(-1));
  }
}

test('the text fills one page until a size is chosen', async ({ page }) => {
  await open(page, '?for=designer');
  const size = page.getByRole('slider', { name: 'Text size' });
  const fittedSize = Number(await size.inputValue());
  await page.getByRole('checkbox', { name: 'Projects' }).uncheck();
  await expect.poll(async () => Number(await size.inputValue())).toBeGreaterThan(fittedSize);
  await expectPageCount(page, 1);
  await page.getByRole('checkbox', { name: 'Projects' }).check();
  await size.press('ArrowRight');
  await size.press('ArrowRight');
  await expect(page.getByRole('checkbox', { name: 'Fit text to one page' })).not.toBeChecked();
  await expectPageCount(page, 2);
});

test('the preview matches the printed pages at every text size', async ({ page }) => {
  await open(page);
  for (const text of [8.5, 9.5, 10.5, 12]) {
    for (const paper of paperSizeIds) {
      await changeSettings(page, `?paper=${paper}&text=${text}&margin=${Math.round(text * 2)}`);
      await expect(page.getByRole('slider', { name: 'Text size' })).toHaveValue(String(text));
      await expectPrinted(page, paper, Math.round(text * 2));
    }
  }
});

test('each section can be turned off', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await open(page);
  for (const omitted of resume.sections) {
    await changeSettings(page, `?${omitted}=off`);
    const others = resume.sections.filter((section) => section !== omitted);
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
      others.map((section) => resume.headings[section]!),
    );
  }
});
