import { advanceUntilVisible, faultErrors, faults, forEachFault, loadingFaults } from '../faults';
import { test } from '../forms';
import { giscus, googleTranslate, tawk } from '../mocks';
import { expect, pagePaths, sitePage, withThirdParties, type SitePage } from '../support';

test.use(withThirdParties);
// Turns off analytics.
test.beforeEach(({ page }) => page.optOutOfTracking());

const chatButton = (page: SitePage) => page.footer.getByRole('button', { name: 'Chat' });

test('chat and translation load only after consent or a click', async ({ page }) => {
  await tawk(page);
  await googleTranslate(page);
  const hosts = page.recordThirdPartyHosts();
  const both = ['embed.tawk.to', 'translate.google.com'];
  await page.open('/contact');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  expect(hosts).toEqual([]);
  await page.cookieBanner.getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => [...hosts].sort()).toEqual(both);
  await page.reload();
  await expect.poll(() => hosts.length).toBe(4);
  await expect(page.cookieBanner).toBeHidden();

  await page.footer.getByRole('button', { name: 'Cookie' }).click();
  const reloaded = page.waitForEvent('load');
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
  await reloaded;
  await page.waitForHydration();
  expect(await page.evaluate(() => 'Tawk_API' in window || 'google' in window)).toBe(false);
  hosts.length = 0;
  await chatButton(page).click();
  await expect(page.getByText('Tawk window')).toBeVisible();
  expect(hosts).toEqual(['embed.tawk.to']);
  await page.getByRole('combobox', { name: 'Read this site in' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(hosts).toEqual(both);
});

test('after Reject, cards without a snapshot show no statistics', async ({ page }) => {
  await page.chooseCookies('rejected');
  const hosts = page.recordThirdPartyHosts();
  await page.open('/my-activity');
  await expect(page.main.getByText('You rejected content from other sites.')).toHaveCount(3);
  await expect(page.main.getByText(/As of/)).toHaveCount(0);
  // The owner has removed the search page, so the site has no search.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveCount(0);
  await page.keyboard.press('/');
  await page.waitForLoadState('networkidle');
  await expect(page.searchField).toHaveCount(0);
  expect(hosts).toEqual([]);
});

test('the menu and the popup hide the chat button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tawk(page);
  await page.clock.install();
  await page.open('/about');
  await chatButton(page).click();
  await expect(page.getByText('Tawk window')).toBeVisible();
  const buttons = page.getByRole('button', { name: 'Chat' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(buttons).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(buttons).toHaveCount(2);
  await page.clock.fastForward(90_000);
  await expect(page.getByRole('dialog', { name: /./ })).toBeVisible();
  await expect(buttons).toHaveCount(1);
  await expect(page.cookieBanner).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(buttons).toHaveCount(2);
  await expect(page.cookieBanner).toBeVisible();
});

test.describe('a failed chat', () => {
  test.use({ expects: { errors: faultErrors } });
  const failure = (page: SitePage) => page.getByText('Chat is unavailable right now.');

  test('can be retried without losing the message draft', async ({ page, contact }) => {
    const scriptUrl = 'https://embed.tawk.to/**';
    await page.clock.install();
    await contact.openWithDraft();
    await forEachFault(page, scriptUrl, loadingFaults, async () => {
      await chatButton(page).click();
      await advanceUntilVisible(page, failure(page));
    });
    await contact.expectDraftKept();
    await tawk(page);
    await chatButton(page).click();
    await expect(page.getByText('Tawk window')).toBeVisible();
  });

  test('stays hidden if it loads after the timeout', async ({ page }) => {
    await tawk(page);
    const release = await page.holdRequests('https://embed.tawk.to/**');
    await page.openWithClock('/about');
    const requested = page.waitForRequest('https://embed.tawk.to/**');
    await chatButton(page).click();
    await requested;
    await page.advance(10_000);
    await expect(failure(page)).toBeVisible();
    release();
    await expect(page.locator('#tawk')).toBeAttached();
    await expect(page.getByText(/Tawk/)).toHaveCount(0);
  });

  test('shows no error if the visitor did not open it', async ({ page }) => {
    await page.route('https://embed.tawk.to/**', faults['is blocked']);
    await page.chooseCookies('true');
    await googleTranslate(page);
    await page.open('/about');
    await expect(page.getByRole('combobox', { name: 'Read this site in' })).toBeVisible();
    await expect(chatButton(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });
});

test('the newsletter form posts the email address', async ({ page }) => {
  const newsletterUrl = 'https://letters.example.com/post';
  const posted = page.waitForRequest(newsletterUrl);
  await page.route(newsletterUrl, (route) => route.fulfill({ body: 'Thank you' }));
  await page.open('/blogs');
  const field = page.main.getByRole('textbox', { name: 'Email address' });
  await field.fill('arun@example.com');
  await field.press('Enter');
  // This is an ordinary form post, so it also works without JavaScript.
  expect((await posted).postData()).toBe('EMAIL=arun%40example.com');
  await expect(page.getByText('Thank you')).toBeVisible();
});

test('comments load on click, and can be retried', async ({ page }) => {
  page.expectErrors(/Failed to load resource/);
  const post = pagePaths.find((path) => path.startsWith('/blogs/blogdetail/'))!;
  const frame = page.main.locator('iframe[title="Comments"]');
  await page.chooseCookies('rejected');
  await page.route('https://giscus.app/**', (route) =>
    route.fulfill({ status: 500, body: 'Broken' }),
  );
  await page.clock.install();
  const hosts = page.recordThirdPartyHosts();
  await page.open(post);
  const show = page.main.getByRole('button', { name: 'Show comments' });
  await show.scrollIntoViewIfNeeded();
  expect(hosts).toEqual([]);
  await show.click();
  await page.clock.fastForward(10_000);
  await expect(page.main.getByText('The comments did not load.')).toBeVisible();
  await expect(page.main.getByRole('link', { name: 'Comments on GitHub' })).toBeVisible();
  await page.unroute('https://giscus.app/**');
  await giscus(page);
  await page.main.getByRole('button', { name: 'Try again' }).click();
  await expect(frame).toHaveCSS('height', '432px');
  await expect(frame).toBeFocused();
  const frameUrl = new URL((await frame.getAttribute('src'))!);
  expect(Object.fromEntries(frameUrl.searchParams)).toMatchObject({
    repo: 'somebody/comments',
    term: post.slice(1),
    theme: 'light',
  });
  await page.darkTheme.click();
  await expect(frame.contentFrame().getByRole('paragraph')).toHaveText('dark');
  // The visitor returns from signing in.
  await page.open(`${post}?giscus=token`);
  await expect(frame).toHaveAttribute('src', /session=token/);
  await expect(page).toHaveURL(new RegExp(`${post}$`));
});

test('a remembered theme applies in other tabs and after reloading', async ({ page, context }) => {
  await page.chooseCookies('rejected');
  await page.open('/about');
  const tab = sitePage(await context.newPage());
  await tab.chooseCookies('rejected');
  await tab.open('/skills');
  const [here, there] = [page.locator('body'), tab.locator('body')];
  await page.darkTheme.click();
  await expect(there).toHaveClass(/dark/);
  await expect(tab.darkTheme).toHaveAttribute('aria-pressed', 'true');
  await tab.refresh();
  await expect(there).toHaveClass(/dark/);
  await tab.darkTheme.click();
  await expect(here).not.toHaveClass(/dark/);
  await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'false');
  await tab.close();
});
