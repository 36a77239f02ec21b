import type { Page } from '@playwright/test';
import { faultErrors, faults } from './faults';
import { sentFields, test } from './forms';
import { googleTranslate, simulateTranslation } from './mocks';
import { expect } from './support';

const languageList = (page: Page) => page.getByRole('combobox', { name: 'Read this site in' });

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('a page can be read in other languages, after an error too', async ({ page }) => {
  page.expectErrors(faultErrors);
  const serviceUrl = 'https://translate.google.com/**';
  await page.route(serviceUrl, faults['is blocked']);
  await page.open('/about');
  const languages = languageList(page);
  await languages.selectOption('العربية');
  await expect(page.getByText('Translation is unavailable right now.')).toBeVisible();
  await expect(languages).toHaveValue('en');

  await page.unroute(serviceUrl);
  await googleTranslate(page);
  await languages.selectOption('العربية');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const options = await page.evaluate(() => Reflect.get(window, 'translateOptions') as unknown);
  expect(options).toEqual({
    pageLanguage: 'en',
    includedLanguages: 'en,hi,ta,te,fr,de,es,zh-CN,ar',
    autoDisplay: false,
  });
  await expect(page.getByText('Translated by Google')).toBeVisible();
  await languages.selectOption('தமிழ்');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ta');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.getByRole('navigation', { name: /Main/ }).getByRole('link').nth(2).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('[ta] Projects');
  await expect(languages).toHaveValue('ta');

  await languages.selectOption('English');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Projects');
  await expect(languages).toHaveValue('en');
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
    await page.getByRole('button', { name: 'Clear Filter' }).click();
    await expect(cards).toHaveCount(total);
    await expect(search).toHaveValue('');
  });

  // `contact.test.ts` and `SearchableSelect.stories.tsx` test each rule for states and cities.
  test('keeps its form working', async ({ page, contact, received }) => {
    await contact.openWithDraft();
    await simulateTranslation(page);
    await contact.textbox('Mobile').fill('98 76');
    await contact.textbox('Email').fill('meena@studio');
    // An error that appears during a click must not move the click's target.
    await contact.terms.click({ delay: 200 });
    await expect(contact.field('email')).toHaveAccessibleDescription(/a domain, like/);
    await expect(contact.terms).toBeChecked();
    await contact.submit.click();
    await expect(contact.summary).toBeFocused();
    await expect(contact.summary).toContainText('Please fix 2 fields');
    await contact.summary.getByRole('link', { name: 'Mobile' }).click();
    await expect(contact.field('mobile')).toBeFocused();
    await expect(contact.field('mobile')).toHaveAccessibleDescription(/your full number/);
    expect(received()).toHaveLength(0);
    await simulateTranslation(page);
    await contact.textbox('Mobile').fill('98765 43210');
    await contact.textbox('Email').fill('meena@example.com');
    await expect(contact.summary).toHaveCount(0);

    await contact.choose('Country', 'Canada');
    await simulateTranslation(page);
    await contact.textbox('Province').fill('Ontario');
    await contact.textbox('City').fill('Toronto');
    await contact.choose('Country', 'Singapore');
    await contact.submit.click();
    await contact.expectSent();
    expect(sentFields(received())).toMatchObject({ country: 'SG', city: 'Toronto' });
    expect(sentFields(received())).not.toHaveProperty('state');
  });

  test('keeps typing titles until they are paused', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.openWithClock('/');
    const line = page.locator('main p > span[aria-hidden="true"]').last();
    await expect(line).toContainText('Software');
    await page.emulateMedia({ media: 'print' });
    await expect(page.main.getByText('Software Developer.', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: null });
    await simulateTranslation(page);
    await page.clock.runFor(1_900);
    await page.advance(500);
    await expect(line).toHaveText(/^Ca/);
    await page.getByRole('button', { name: 'Pause the animated titles' }).click();
    const before = await line.innerText();
    await page.clock.runFor(5_000);
    expect(await line.innerText()).toBe(before);
  });
});
