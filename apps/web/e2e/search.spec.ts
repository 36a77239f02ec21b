import { certificateEntries, faq } from '@portfolio/content/node';
import type { Page } from '@playwright/test';
import { expect, test, testWithoutScripts } from './support';

/** A long post, and two adjacent words in one of its last sections. No other post contains the first word. */
const title = 'Cloud vendor CRUD backend in Java 17, Spring Boot and MySQL';
const sectionId = 'how-it-works';
const word = 'vendordetails';
const nextWord = 'has';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('Enter in the search opens the first result', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/search/i.test(new URL(request.url()).pathname)) requested.push(request.url());
  });
  await page.open('/about');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);

  await page.keyboard.press('/');
  await expect(page.searchField).toBeFocused();
  await page.keyboard.type(word);
  const option = page.getByRole('option').filter({ hasText: title }).first();
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(option.locator('mark').first()).toHaveText(new RegExp(word, 'i'));
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.searchField).toBeHidden();
  await expect(page.heading(title)).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`#${sectionId}$`));
  await expect(page.locator(`[id="${sectionId}"]`)).toBeFocused();
  const highlighted = () =>
    page.evaluate(() => {
      const [range] = [...(CSS.highlights.get('search-match') ?? [])] as Range[];
      const { top = -1, bottom = 0 } = range?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight ? range?.toString().toLowerCase() : undefined;
    });
  await expect.poll(highlighted).toBe(word);
});

test('the / shortcut works outside text fields and can be turned off', async ({ page }) => {
  await page.open('/feedback');
  await page.getByRole('textbox', { name: 'Name' }).press('/');
  await page.waitForLoadState('networkidle');
  await expect(page.searchField).toBeHidden();
  const choice = page.getByRole('radio').first();
  await choice.press('/');
  await expect(page.searchField).toBeFocused();
  await page.getByRole('checkbox', { name: /Press \/ to search/ }).uncheck();
  await page.keyboard.press('Escape');
  await expect(choice).toBeFocused();
  await page.refresh();
  await page.keyboard.press('/');
  await expect(page.searchField).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.searchField).toBeFocused();
});

test('keeps letters typed before the dialog loads', async ({ page }) => {
  const release = await page.holdRequests('**/assets/SearchPanel*');
  await page.open('/about');
  await page.keyboard.type('/gone');
  await page.keyboard.press('Escape');
  await page.keyboard.type('/bus router');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  release();
  await expect(page.searchField).toBeFocused();
  await page.keyboard.type('e');
  await expect(page.searchField).toHaveValue('bus route');
  // Presses all keys without waiting for the page in between.
  await Promise.all(['Escape', '/', 'e', 'm', 'i'].map((key) => page.keyboard.press(key)));
  await expect(page.searchField).toHaveValue('emi');
});

test('results do not move when their excerpts load', async ({ page }) => {
  const release = await page.holdRequests(/\/data\/(posts|projects)\/./);
  await page.open('/about');
  await page.search(`${word} ${nextWord}`);
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(options.first()).toContainText(title);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await expect(options.last()).toBeInViewport();
  const positions = () =>
    options.evaluateAll((all) => all.map((option) => option.getBoundingClientRect().top));
  const before = await positions();
  release();
  await expect(options.first().locator('small')).toContainText(new RegExp(word, 'i'));
  expect(await positions()).toEqual(before);
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
});

test('opening a result reveals the matching text', async ({ page }) => {
  const [first, second] = faq;
  await page.open('/contact');
  await page.search('travelling');
  await page.getByRole('group', { name: 'Pages' }).getByText('About', { exact: true }).click();
  await expect(page.main.getByText(/travelling/i).first()).toBeVisible();
  // The second search starts on the page that the first search opened.
  for (const { question, answer } of [second!, first!]) {
    await page.search(question);
    await page.getByRole('group', { name: 'Questions' }).getByText(question).click();
    await expect(page.main.getByText(answer)).toBeInViewport();
    await expect(page.main.locator('details', { hasText: question })).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await expect(page.main.locator('summary', { hasText: question })).toBeFocused();
  }
  await expect(page.main.getByText(second!.answer)).toBeHidden();

  const group = certificateEntries.reduce((one, other) =>
    other.certificates.length > one.certificates.length ? other : one,
  );
  const { title } = group.certificates.at(-1)!;
  // In a short window, the last certificate is below the fold.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.search(title);
  await page.getByRole('group', { name: 'Certificates' }).getByText(title).click();
  await expect(page.heading(group.heading)).toBeAttached();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
});

const results = (page: Page) => page.getByRole('listbox', { name: 'Results' }).getByRole('option');

test('Escape cancels a pending Enter, and Back closes the search', async ({ page }) => {
  const release = await page.holdRequests('**/data/search/words*');
  await page.open('/about');
  await page.follow('Skills');
  await page.search(word);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  release();
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/skills$/);
  await page.goBack();
  await expect(page.heading('About')).toBeVisible();
  await expect(page.searchField).toBeHidden();
});

test('keys that end IME composition do nothing else', async ({ page }) => {
  await page.open('/about');
  await page.search('kotlin');
  await expect(results(page).first()).toBeVisible();
  // Safari sends Enter after the composition has ended, with key code 229.
  for (const init of [{ isComposing: true }, { keyCode: 229 }])
    await page.searchField.dispatchEvent('keydown', { key: 'Enter', ...init });
  await expect(page.searchField).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'かん',
    selectionStart: 2,
    selectionEnd: 2,
  });
  await page.keyboard.press('Escape');
  await expect(page.searchField).toBeVisible();
});

test('a failed search can be retried', async ({ page }) => {
  page.expectErrors(/503|data\/search/);
  await page.route('**/data/search/**', (route) => route.fulfill({ status: 503 }));
  await page.open('/about');
  await page.search('xyzzyxyzzy');
  await expect(page.getByRole('alert')).toContainText('did not load');
  await page.unroute('**/data/search/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expect(page.searchField).toBeFocused();
});

test('if the search fails to load, its link opens /search', async ({ page }) => {
  page.expectErrors(/ERR_FAILED|dynamically imported/);
  await page.route('**/assets/SearchPanel*', (route) => route.abort());
  await page.open('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.main.getByRole('link', { name: title })).toBeVisible();
});

testWithoutScripts('without JavaScript, the search link opens /search', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  for (const kind of ['Pages', 'Projects', 'Posts', 'Certificates', 'Skills', 'Questions']) {
    await expect(page.main.getByRole('heading', { level: 2, name: kind })).toBeVisible();
  }
  await page.main.getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.heading(title)).toBeVisible();
});
