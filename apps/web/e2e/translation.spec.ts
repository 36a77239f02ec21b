import type { Page } from '@playwright/test';
import { test } from './forms';
import { googleTranslate, simulateTranslation } from './mocks';
import { expect } from './support';

const languageList = (page: Page) => page.getByRole('combobox', { name: 'Read this site in' });

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('a page can be read in nine languages', async ({ page }) => {
  await googleTranslate(page);
  await page.open('/about');
  await expect(languageList(page)).toHaveValue('en');
  await expect(languageList(page).locator('option')).toHaveText([
    'English',
    'हिन्दी',
    'தமிழ்',
    'తెలుగు',
    'Français',
    'Deutsch',
    'Español',
    '中文',
    'العربية',
  ]);
  await languageList(page).selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const options = await page.evaluate(() => Reflect.get(window, 'translateOptions') as unknown);
  expect(options).toEqual({
    pageLanguage: 'en',
    includedLanguages: 'en,hi,ta,te,fr,de,es,zh-CN,ar',
    autoDisplay: false,
  });
  await expect(page.getByText('Translated by Google')).toBeVisible();
  await languageList(page).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');

  await languageList(page).selectOption('தமிழ்');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await page.getByRole('navigation', { name: /Main/ }).getByRole('link').nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[ta] Projects');
  await expect(languageList(page)).toHaveValue('ta');

  await languageList(page).selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await expect(languageList(page)).toHaveValue('en');
  expect(await page.evaluate(() => document.cookie)).not.toContain('googtrans');
});

test.describe('a page translated by the browser', () => {
  test('keeps its filters and counters working', async ({ page }) => {
    await page.open('/skills');
    const cards = page.getByRole('meter');
    const total = await cards.count();
    await simulateTranslation(page);
    const search = page.getByRole('searchbox', { name: 'Search skills' });
    await search.fill('SQL');
    await expect(cards).toHaveCount(1);
    await simulateTranslation(page);
    await page.getByRole('combobox', { name: /Category/ }).selectOption('Frontend');
    await expect(cards).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText([`0 of ${total}`]);
    await simulateTranslation(page);
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(cards).toHaveCount(total);
  });

  test('keeps its form working', async ({ page, contact, received }) => {
    await contact.openWithDraft();
    await simulateTranslation(page);
    await contact.textbox('Email').fill('meena@studio');
    await contact.send();
    await expect(contact.summary).toContainText('Please fix');
    await simulateTranslation(page);
    await contact.textbox('Email').fill('meena@example.com');
    await expect(contact.summary).toHaveCount(0);
    await contact.choose('Country', 'Canada');
    await simulateTranslation(page);
    await contact.textbox('Province').fill('Ontario');
    await contact.textbox('City').fill('Toronto');
    await contact.submit.click();
    await contact.expectSent();
    expect(received()).toHaveLength(1);
  });

  test('keeps its links and typed titles working', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.openWithClock('/');
    const line = page.locator('main p > span[aria-hidden="true"]').last();
    await expect(line).toContainText('Software');
    await simulateTranslation(page);
    await page.advance(2_400);
    await expect(line).toHaveText(/^Ca/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.resume();
    for (const name of ['Skills', 'Contact']) {
      await page.follow(name);
      await simulateTranslation(page);
    }
    await page.goBack();
    await expect(page.heading('Skills')).toBeVisible();
  });
});
