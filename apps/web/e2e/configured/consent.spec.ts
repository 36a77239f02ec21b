import { googleTranslate, tawk } from '../mocks';
import { expect, pictureHosts, test, withOthers, type SitePage } from '../support';

test.use(withOthers);

const footerButton = (page: SitePage, name: string) => page.footer.getByRole('button', { name });

test('before the choice nothing leaves but for the pictures a page is about, after Reject nothing at all', async ({
  page,
}) => {
  const others = page.noteOthers();
  // One with a form and a bot check, and those with pictures; chat and translation are on every page.
  const paths = ['/contact', ...Object.keys(pictureHosts)];
  const expectRequests = async (wanted: Record<string, string[]>) => {
    for (const path of paths) {
      others.length = 0;
      await page.open(path);
      // Whatever loads late gets its chance at the end of the page.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect([...new Set(others)].sort(), path).toEqual(wanted[path] ?? []);
    }
  };
  await test.step('before the choice', () => expectRequests(pictureHosts));
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
  await test.step('after Reject', () => expectRequests({}));
  await test.step("nobody else's figures stand in for somebody's cards", async () => {
    await page.open('/my-activity');
    await expect(page.main.getByText('You keep other sites out.')).toHaveCount(3);
    await expect(page.main.getByText(/As of/)).toHaveCount(0);
  });
});

test('after Accept chat and translation load by themselves, on this page and the next', async ({
  page,
}) => {
  await tawk(page);
  await googleTranslate(page);
  const others = page.noteOthers();
  await page.open('/about');
  await page.cookieBanner.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => [...others].sort()).toEqual(['embed.tawk.to', 'translate.google.com']);
  await page.reload();
  await expect.poll(() => others.length).toBe(4);
});

test('a change to Reject takes out what is running; each control then loads what it is for, and nothing else', async ({
  page,
}) => {
  await tawk(page);
  await googleTranslate(page);
  await page.open('/about');
  await page.cookieBanner.getByRole('button', { name: 'Accept' }).click();
  const isRunning = () => page.evaluate(() => 'Tawk_API' in window && 'google' in window);
  await expect.poll(isRunning).toBe(true);
  await expect(page.cookieBanner).toBeHidden();
  const others = page.noteOthers();
  await footerButton(page, 'Cookie').click();
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
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
