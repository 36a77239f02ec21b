import { resume } from '@portfolio/content';
import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { dist, open } from '../pdf/page';
import { expectInOrder, factsOf } from './facts';

test('offers a PDF only for default sections, text and margins', async ({ page }) => {
  await open(page, '?for=designer&paper=letter');
  const link = page.getByRole('link', { name: 'Download PDF' });
  await expect(link).toHaveAttribute('href', 'resume-designer-letter.pdf');
  await expect(link).toHaveAttribute('download', /-Resume-Designer\.pdf$/);
  await page.getByLabel('Education').uncheck();
  await expect(link).toHaveCount(0);
});

test('offers a Word document while all sections are on', async ({ page }) => {
  await open(page, '?for=designer&text=11');
  const link = page.getByRole('link', { name: 'Download for Word' });
  await expect(link).toHaveAttribute('href', 'resume-designer.docx');
  await expect(link).toHaveAttribute('download', /-Resume-Designer\.docx$/);
  await page.getByLabel('Education').uncheck();
  await expect(link).toHaveCount(0);
});

test('hides the language switch on a site in one language', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('prints only the sheet, on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
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

test('makes no requests', async ({ page }) => {
  const requests: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await open(page, '?qr=on&for=designer');
  const [document, ...others] = requests.filter((url) => !url.startsWith('data:'));
  expect(document).toMatch(/^file:/);
  expect(others).toEqual([]);
  expect(errors).toEqual([]);
  const html = await readFile(`${dist}/index.html`, 'utf8');
  expect(html).toContain(`default-src 'none'`);
  expect(html.slice(0, html.indexOf('<script'))).not.toContain('/>');
});
