import { expect, test } from '@playwright/test';
import { setupFilters, type Setup } from '../src/setup';
import { open } from './app';

/** Reads one value of the set-up from its text in the address. */
const read = <Key extends keyof Setup>(key: Key, text: string) => setupFilters[key].parse(text);

test.describe('a value in the address', () => {
  test('is kept when it is allowed', () => {
    expect(read('for', 'designer')).toBe('designer');
    expect(read('paper', 'letter')).toBe('letter');
    expect(read('text', '10.4')).toBe(10.4);
    expect(read('margin', '20')).toBe(20);
    expect(read('projects', 'off')).toBe(false);
    expect(read('qr', 'on')).toBe(true);
  });

  test('is taken back to its bounds when it is a number beyond them', () => {
    expect(read('text', '2')).toBe(8.5);
    expect(read('text', '99')).toBe(12);
    expect(read('margin', '-4')).toBe(8);
    expect(read('margin', '13.7')).toBe(14);
  });

  test('counts as the default when it is anything else', () => {
    for (const text of ['', 'wide', 'NaN', 'Infinity']) expect(read('text', text)).toBeUndefined();
    expect(read('for', 'nobody')).toBeUndefined();
    expect(read('paper', 'A4')).toBeUndefined();
    expect(read('skills', 'no')).toBeUndefined();
  });

  test('reads as it was written', () => {
    expect(read('qr', setupFilters.qr.format?.(true) ?? '')).toBe(true);
    expect(read('skills', setupFilters.skills.format?.(false) ?? '')).toBe(false);
    expect(read('text', String(11.3))).toBe(11.3);
  });
});

test('what is chosen is in the address, and the address brings it back', async ({
  page,
  context,
}) => {
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

  const again = await context.newPage();
  await open(again, new URL(page.url()).search);
  await expect(again.getByLabel('Freelancer')).toBeChecked();
  await expect(again.getByLabel('US Letter')).toBeChecked();
  await expect(again.getByLabel('Education')).not.toBeChecked();
  await expect(again.getByRole('checkbox', { name: 'QR code' })).toBeChecked();
  await expect(again.getByRole('slider', { name: 'Text size' })).toHaveValue('12');
  await expect(again.getByLabel('Margins')).toHaveValue('8');
  expect(await again.getByRole('article').innerText()).toBe(
    await page.getByRole('article').innerText(),
  );
});

test('Back undoes a choice, and Start over all of them', async ({ page }) => {
  await open(page, '?for=designer');
  await page.getByText('US Letter').click();
  await expect(page.getByRole('status')).toContainText('US Letter');
  await page.goBack();
  await expect(page.getByRole('status')).toContainText('A4');
  await expect(page.getByLabel('Designer')).toBeChecked();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Everyone')).toBeChecked();
  expect(new URL(page.url()).search).toBe('');
});
