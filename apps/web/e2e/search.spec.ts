import { certificateEntries, faq } from '@portfolio/content/node';
import type { Page } from '@playwright/test';
import { h } from 'hastscript';
import { buildIndex } from '../src/search/buildIndex';
import { expect, test, testWithoutScripts } from './support';

/** A long post, and two adjacent words in one of its last sections. No other post contains the first word. */
const title = 'Cloud vendor CRUD backend in Java 17, Spring Boot and MySQL';
const slug = 'cloudvendor-app-using-java-springboot-using-mysql-jdbc';
const sectionId = 'how-it-works';
const word = 'vendordetails';
const nextWord = 'has';

const focusedElement = (page: Page) =>
  page.evaluate(() => {
    const { id } = document.activeElement!;
    const { top, bottom } = document.activeElement!.getBoundingClientRect();
    return { id, isInView: bottom > 0 && top < innerHeight };
  });

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
  await expect.poll(() => focusedElement(page)).toEqual({ id: sectionId, isInView: true });
});

test('with focus on a radio button, / opens the search', async ({ page }) => {
  await page.open('/skills');
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.press('/');
  await page.waitForLoadState('networkidle');
  await expect(page.searchField).toBeHidden();

  await page.open('/feedback');
  const choice = page.getByRole('radio').first();
  await choice.press('/');
  await expect(page.searchField).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice).toBeFocused();
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

test('no letter is lost while the dialog opens', async ({ page }) => {
  await page.open('/about');
  await page.keyboard.press('/');
  const typed = await page.evaluate(async () => {
    let text = '';
    // Types letters as fast as timers allow, until the field has focus and at least 40 have been typed.
    while (!document.activeElement?.matches('dialog input') || text.length < 40) {
      const key = 'abcdefghijklmnopqrstuvwxyz'[text.length % 26]!;
      const target = document.activeElement!;
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      if (target.dispatchEvent(event)) document.execCommand('insertText', false, key);
      text += key;
      await new Promise((resolve) => setTimeout(resolve));
    }
    return text;
  });
  await expect(page.searchField).toHaveValue(typed);
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

const highlightsOn = (page: Page) =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-match') ?? [])] as Range[];
    const { top = -1, bottom = 0 } = ranges[0]?.getBoundingClientRect() ?? {};
    return {
      words: ranges.map((range) => range.toString().toLowerCase()),
      isInView: top >= 0 && bottom <= innerHeight,
    };
  });

test('Enter scrolls to the highlighted words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await page.open(`/blogs/blogdetail/${slug}`);
  await page.search(`${word} ${nextWord}`);
  await page.keyboard.press('Enter');
  await expect(page.searchField).toBeHidden();
  await expect
    .poll(() => highlightsOn(page))
    .toEqual({ words: expect.arrayContaining([word, nextWord]) as string[], isInView: true });
});

test('opening a result reveals the matching question or certificate', async ({ page }) => {
  const [first, second] = faq;
  await page.open('/about');
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

test('Back closes the search', async ({ page }) => {
  await page.open('/about');
  await page.follow('Skills');
  await page.search(word);
  await page.goBack();
  await expect(page.heading('About')).toBeVisible();
  await expect(page.searchField).toBeHidden();
});

test('Escape cancels a pending Enter', async ({ page }) => {
  const release = await page.holdRequests('**/data/search/words*');
  await page.open('/about');
  await page.search(word);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  release();
  await expect(results(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/about$/);
});

test('the search finds text on pages that are not articles', async ({ page }) => {
  await page.open('/contact');
  await page.search('travelling');
  await page.getByRole('group', { name: 'Pages' }).getByText('About', { exact: true }).click();
  await expect(page.main.getByText(/travelling/i).first()).toBeVisible();
});

test('highlights words in Japanese, Chinese, Thai and Arabic', async ({ page }) => {
  const examples = [
    ['japanese', '昨日は東京で友達と緑茶を飲みました。', '友達', '友達'],
    ['chinese', '我昨天在北京和朋友一起喝茶。', '朋友', '朋友'],
    ['thai', 'เมื่อวานฉันดื่มชากับเพื่อนที่กรุงเทพ', 'เพื่อน', 'เพื่อน'],
    ['arabic', 'شربت أمس الشاي مع صديقتي في بيروت.', 'شاي', 'الشاي'],
  ] as const;
  const sections = examples.map(([id, sentence]) =>
    h('section', { id }, h('h2', sentence.slice(0, 2)), h('p', sentence)),
  );
  const data = `data/posts/${slug}.json`;
  const href = `/blogs/blogdetail/${slug}`;
  // Builds the index in Node, like the prerender step. The browser may split the text into different words.
  const index = buildIndex([{ kind: 'post', title, href, text: '', data, sections }], 'test');
  await page.route('**/data/search/**', (route) =>
    route.fulfill({ json: index.get(new URL(route.request().url()).pathname.slice(1)) }),
  );
  await page.route(`**/${data}`, async (route) => {
    const post = (await (await route.fetch()).json()) as { page: object };
    await route.fulfill({ json: { ...post, page: { ...post.page, sections } } });
  });
  await page.open('/about');
  for (const [id, sentence, typed, highlighted] of examples) {
    await page.search(typed);
    const option = page.getByRole('option').filter({ hasText: sentence });
    await expect(option.locator('small mark')).toHaveText(highlighted);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect.poll(() => highlightsOn(page)).toEqual({ words: [highlighted], isInView: true });
  }
});

test('the / shortcut can be turned off', async ({ page }) => {
  await page.open('/about');
  await page.search('kotlin');
  await page.getByRole('checkbox', { name: /Press \/ to search/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.searchField).toHaveValue('kotlin');
  await page.keyboard.press('Escape');
  await page.refresh();
  await page.keyboard.press('/');
  await expect(page.searchField).toHaveCount(0);
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
