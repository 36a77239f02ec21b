import { resume } from '@portfolio/content';
import { expect, test, type Page } from '@playwright/test';
import { readPdf } from '@portfolio/tools/pdf';
import { bounds, paperSizes, type PaperSize } from '../src/setup';
import { open, print } from '../pdf/page';
import { expectFields } from './parser';

const ptPerMm = 72 / 25.4;
const headings = Object.values(resume.headings);

const expectPageCount = (page: Page, pages: number) =>
  expect(page.getByRole('status')).toHaveText(new RegExp(`^${pages} page`));

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

const setups: [paper: PaperSize, textPt: number, marginMm: number][] = [
  ['letter', bounds.textPt.min, 17],
  ['a4', bounds.textPt.max, 24],
];

for (const [paper, textPt, marginMm] of setups) {
  test(`the preview matches the printed pages: ${paper}, ${textPt} pt`, async ({ page }) => {
    await open(page, `?paper=${paper}&text=${textPt}&margin=${marginMm}`);
    const bytes = await print(page);
    const { pages, sizes, lowestLines } = await readPdf(bytes);
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
    await expectFields(bytes, resume);
  });
}
