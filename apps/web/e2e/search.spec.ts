import { certificateEntries, faq } from '@portfolio/content/node';
import { expect, test } from './support';

/** A long post, and two adjacent words in one of its last sections. No other post contains the first word. */
const title = 'Cloud vendor CRUD backend in Java 17, Spring Boot and MySQL';
const sectionId = 'how-it-works';
const word = 'vendordetails';
const nextWord = 'has';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('a search result opens its section and highlights the words', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/search/i.test(new URL(request.url()).pathname)) requested.push(request.url());
  });
  const release = await page.holdRequests(/\/data\/(posts|projects)\/./);
  await page.open('/about');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);

  await page.search(`${word} ${nextWord}`);
  await expect(page.searchResults.first()).toContainText(title);
  // Results do not move when their excerpts load.
  await page.keyboard.press('ArrowUp');
  await expect(page.searchResults.last()).toHaveAttribute('aria-selected', 'true');
  await expect(page.searchResults.last()).toBeInViewport();
  const positions = () =>
    page.searchResults.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const before = await positions();
  release();
  await expect(page.searchResults.first().locator('small')).toContainText(new RegExp(word, 'i'));
  await expect(page.searchResults.first().locator('mark').first()).toBeVisible();
  expect(await positions()).toEqual(before);

  await page.keyboard.press('ArrowDown');
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

test('opening a result reveals the matching text', async ({ page }) => {
  const { question, answer } = faq[1]!;
  await page.open('/contact');
  await page.search(question);
  await page.getByRole('group', { name: 'Questions' }).getByText(question).click();
  await expect(page.main.getByText(answer)).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.main.locator('summary', { hasText: question })).toBeFocused();

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

test('Escape cancels a pending Enter, and Back closes the search', async ({ page }) => {
  const release = await page.holdRequests('**/data/search/words*');
  await page.open('/about');
  await page.follow('Skills');
  await page.search(word);
  await page.keyboard.press('Enter');
  // Presses the keys without waiting for the page in between.
  await Promise.all(['Escape', '/'].map((key) => page.keyboard.press(key)));
  await page.searchField.fill(word);
  release();
  await expect(page.searchResults.first()).toBeVisible();
  await expect(page).toHaveURL(/\/skills$/);

  // Keys that end IME composition do nothing else. Safari sends Enter after it has ended, with key code 229.
  for (const init of [
    { key: 'Enter', keyCode: 229 },
    { key: 'Escape', isComposing: true },
  ])
    await page.searchField.dispatchEvent('keydown', init);
  await expect(page.searchResults.first()).toBeVisible();
  await expect(page).toHaveURL(/\/skills$/);
  await page.goBack();
  await expect(page.heading('About')).toBeVisible();
  await expect(page.searchField).toBeHidden();
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
