import { expect, test } from '@playwright/test';
import { setupFilters, type Setup } from '../src/setup';
import { open } from '../pdf/page';

test('reads valid settings from the URL and clamps numbers', () => {
  const settings: [key: keyof Setup, text: string, value: unknown][] = [
    ['for', 'designer', 'designer'],
    ['for', 'nobody', undefined],
    ['paper', 'letter', 'letter'],
    ['paper', 'A5', undefined],
    ['text', '10.4', 10.4],
    ['text', '', undefined],
    ['text', 'Infinity', undefined],
    ['projects', 'off', false],
    ['skills', 'no', undefined],
    ['qr', 'on', true],
    ['text', '2', 8.5],
    ['margin', '13.7', 14],
  ];
  for (const [key, text, value] of settings) {
    expect(setupFilters[key].parse(text), `${key}=${text}`).toBe(value);
  }
});

test('the URL keeps all settings until “Start over”', async ({ page }) => {
  await open(page, '?for=designer');
  await page.getByText('US Letter').click();
  await expect(page.getByRole('status')).toContainText('US Letter');
  await page.goBack();
  await expect(page.getByRole('status')).toContainText('A4');
  await expect(page.getByLabel('Designer')).toBeChecked();
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

  await page.reload();
  await expect(page.getByLabel('Freelancer')).toBeChecked();
  await expect(page.getByLabel('US Letter')).toBeChecked();
  await expect(page.getByRole('heading', { name: 'Education' })).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Text size' })).toHaveValue('12');
  await expect(page.getByLabel('Margins')).toHaveValue('8');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Everyone')).toBeChecked();
  await expect(page.getByLabel('Education')).toBeChecked();
  await expect(page).toHaveURL(({ search }) => search === '');
});
