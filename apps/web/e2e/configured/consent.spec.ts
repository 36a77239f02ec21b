import type { Page } from '@playwright/test';
import { googleTranslate, tawk } from '../mocks';
import {
  cookieBanner,
  expect,
  open,
  pictureHosts,
  requestsToOthers,
  test,
  withOthers,
} from '../support';

test.use(withOthers);

const footerButton = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name });

test('before the choice nothing leaves but for the pictures a page is about, after Reject nothing at all', async ({
  page,
  baseURL,
}) => {
  const others = requestsToOthers(page, baseURL);
  // One with a form and a bot check, and those with pictures; chat and translation are on every page.
  const paths = ['/contact', ...Object.keys(pictureHosts)];
  const expectRequests = async (wanted: Record<string, string[]>) => {
    for (const path of paths) {
      others.length = 0;
      await open(page, path);
      // Whatever loads late gets its chance at the end of the page.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect([...new Set(others)].sort(), path).toEqual(wanted[path] ?? []);
    }
  };
  await test.step('before the choice', () => expectRequests(pictureHosts));
  await cookieBanner(page).getByRole('button', { name: 'Reject' }).click();
  await test.step('after Reject', () => expectRequests({}));
  await test.step("nobody else's figures stand in for somebody's cards", async () => {
    await open(page, '/my-activity');
    const main = page.getByRole('main');
    await expect(main.getByText('You keep other sites out.')).toHaveCount(3);
    await expect(main.getByText(/As of/)).toHaveCount(0);
  });
});

test('after Accept chat and translation load by themselves, on this page and the next', async ({
  page,
  baseURL,
}) => {
  await tawk(page);
  await googleTranslate(page);
  const others = requestsToOthers(page, baseURL);
  await open(page, '/about');
  await cookieBanner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => [...others].sort()).toEqual(['embed.tawk.to', 'translate.google.com']);
  await page.reload();
  await expect.poll(() => others.length).toBe(4);
});

test('a change to Reject takes out what is running; each control then loads what it is for, and nothing else', async ({
  page,
  baseURL,
}) => {
  await tawk(page);
  await googleTranslate(page);
  await open(page, '/about');
  await cookieBanner(page).getByRole('button', { name: 'Accept' }).click();
  const isRunning = () => page.evaluate(() => 'Tawk_API' in window && 'google' in window);
  await expect.poll(isRunning).toBe(true);
  await expect(cookieBanner(page)).toBeHidden();
  const others = requestsToOthers(page, baseURL);
  await footerButton(page, 'Cookie').click();
  await cookieBanner(page).getByRole('button', { name: 'Reject' }).click();
  await page.waitForEvent('load');
  expect(await page.evaluate(() => 'Tawk_API' in window || 'google' in window)).toBe(false);
  expect(others).toEqual([]);
  await footerButton(page, 'Chat').click();
  await expect(page.getByText('Tawk window')).toBeVisible();
  expect(others).toEqual(['embed.tawk.to']);
  await page.getByRole('combobox', { name: 'Read this site in' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(others).toEqual(['embed.tawk.to', 'translate.google.com']);
});
