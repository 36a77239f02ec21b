import { expect, test } from '@playwright/test';
import { setupFilters, type Setup } from '../src/setup';
import { open } from '../pdf/page';

test('reads valid settings from the URL and clamps numbers', () => {
  const settings: [key: keyof Setup, text: string, value: unknown][] = [
    ['for', 'designer', 'designer'],
    ['for', 'nobody', undefined],
    ['paper', 'letter', 'letter'],
    ['paper', 'A4', 'a4'],
    ['paper', 'A5', undefined],
    ['text', '10.4', 10.4],
    ['text', '', undefined],
    ['text', 'wide', undefined],
    ['text', 'Infinity', undefined],
    ['margin', '20', 20],
    ['projects', 'off', false],
    ['skills', 'no', undefined],
    ['qr', 'on', true],
    ['text', '2', 8.5],
    ['text', '99', 12],
    ['margin', '-4', 8],
    ['margin', '13.7', 14],
  ];
  for (const [key, text, value] of settings) {
    expect(setupFilters[key].parse(text), `${key}=${text}`).toBe(value);
  }
});

test('the URL restores all settings', async ({ page, context }) => {
  await open(page);
  await page.getByText('US Letter').click();
  await page.getByText('Freelancer', { exact: true }).click();
  await page.getByLabel('Education').uncheck();
  await page.getByRole('checkbox', { name: 'QR code' }).check();
  await page.getByRole('slider', { name: 'Text size' }).press('End');
  await page.getByLabel('Margins').press('Home');
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({
      for: 'freelancer',
      paper: 'letter',
      education: 'off',
      qr: 'on',
      text: '12',
      margin: '8',
    });

  const reopened = await context.newPage();
  await open(reopened, new URL(page.url()).search);
  await expect(reopened.getByLabel('Freelancer')).toBeChecked();
  await expect(reopened.getByLabel('US Letter')).toBeChecked();
  await expect(reopened.getByLabel('Education')).not.toBeChecked();
  await expect(reopened.getByRole('checkbox', { name: 'QR code' })).toBeChecked();
  await expect(reopened.getByRole('slider', { name: 'Text size' })).toHaveValue('12');
  await expect(reopened.getByLabel('Margins')).toHaveValue('8');
  const text = await page.getByRole('article').innerText();
  await expect(reopened.getByRole('article')).toHaveText(text, { useInnerText: true });
});

test('Back and “Start over” undo settings', async ({ page }) => {
  await open(page, '?for=designer');
  await page.getByText('US Letter').click();
  await expect(page.getByRole('status')).toContainText('US Letter');
  await page.goBack();
  await expect(page.getByRole('status')).toContainText('A4');
  await expect(page.getByLabel('Designer')).toBeChecked();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Everyone')).toBeChecked();
  await expect(page).toHaveURL(({ search }) => search === '');
});
