import { giscus } from '../mocks';
import { expect, pagePaths, test, withThirdParties, type SitePage } from '../support';

test.use(withThirdParties);
test.beforeEach(async ({ page }) => {
  await page.optOutOfTracking();
  await page.chooseCookies('rejected');
});

const post = pagePaths.find((path) => path.startsWith('/blogs/blogdetail/'))!;

test('without the search page, the site has no search', async ({ page, request }) => {
  await page.open('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Search' })).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.searchField).toHaveCount(0);
  expect((await request.get('/data/search/directory.json')).status()).toBe(404);
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

test.describe('comments', () => {
  const showButton = (page: SitePage) => page.main.getByRole('button', { name: 'Show comments' });
  const frame = (page: SitePage) => page.main.locator('iframe[title="Comments"]');

  test('load on click, in the current theme', async ({ page }) => {
    await giscus(page);
    const hosts = page.recordThirdPartyHosts();
    await page.open(post);
    await showButton(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(hosts).toEqual([]);
    await showButton(page).click();
    await expect(frame(page)).toBeFocused();
    await expect(frame(page)).toHaveCSS('height', '432px');
    const frameUrl = new URL((await frame(page).getAttribute('src'))!);
    expect(Object.fromEntries(frameUrl.searchParams)).toMatchObject({
      repo: 'somebody/comments',
      term: post.slice(1),
      theme: 'light',
    });
    const shownTheme = frame(page).contentFrame().getByRole('paragraph');
    await expect(shownTheme).toHaveText('light');
    await page.darkTheme.click();
    await expect(shownTheme).toHaveText('dark');
    expect(hosts).toEqual(['giscus.app']);
  });

  test('open when the visitor returns from signing in', async ({ page }) => {
    await giscus(page);
    await page.open(`${post}?giscus=token`);
    await expect(frame(page)).toHaveAttribute('src', /session=token/);
    await expect(page).toHaveURL(new RegExp(`${post}$`));
  });

  test('can be loaded again after a failure', async ({ page }) => {
    page.expectErrors(/Failed to load resource/);
    await page.route('https://giscus.app/**', (route) =>
      route.fulfill({ status: 500, body: 'Broken' }),
    );
    await page.clock.install();
    await page.open(post);
    await showButton(page).click();
    await page.clock.fastForward(10_000);
    await expect(page.main.getByText('The comments did not load.')).toBeVisible();
    await expect(page.main.getByRole('link', { name: 'Comments on GitHub' })).toBeVisible();
    await page.unroute('https://giscus.app/**');
    await giscus(page);
    await page.main.getByRole('button', { name: 'Try again' }).click();
    await expect(frame(page)).toHaveCSS('height', '432px');
  });
});
