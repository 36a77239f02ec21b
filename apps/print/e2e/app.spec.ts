import { resume } from '@portfolio/content';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { dist, open } from '../pdf/page';
import { expectInOrder, factsOf } from './facts';

test('offers only downloads that match the settings', async ({ page }) => {
  await open(page, '?for=designer&paper=letter');
  const pdf = page.getByRole('link', { name: 'Download PDF' });
  const docx = page.getByRole('link', { name: 'Download for Word' });
  await expect(pdf).toHaveAttribute('href', 'resume-designer-letter.pdf');
  await expect(pdf).toHaveAttribute('download', /-Resume-Designer\.pdf$/);
  await expect(docx).toHaveAttribute('href', 'resume-designer.docx');
  await expect(docx).toHaveAttribute('download', /-Resume-Designer\.docx$/);
  // The demo has one language, so the app has no language switch.
  await expect(page.getByRole('navigation')).toHaveCount(0);

  await page.getByRole('slider', { name: 'Text size' }).press('End');
  await expect(pdf).toHaveCount(0);
  await expect(docx).toHaveCount(1);
  await page.getByLabel('Education').uncheck();
  await expect(docx).toHaveCount(0);
});

test('without a network, prints only the sheet, on white', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => requests.push(message.text()));
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([
    expect.stringMatching(/^file:/),
  ]);
  expect(await readFile(`${dist}/index.html`, 'utf8')).toContain(`default-src 'none'`);
  await expect(page.locator('body')).toHaveClass(/dark/);
  await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(20, 32, 28)');
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden();
  await expect(page.getByText('Page 1 of 1')).toBeHidden();
  const sheet = await page.getByRole('article').innerText();
  await expect(page.locator('body')).toHaveText(sheet, { useInnerText: true });
  expectInOrder(sheet, factsOf(resume));
});
