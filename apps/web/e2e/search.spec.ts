import { certificateEntries, faq } from '@portfolio/content/node';
import type { Page } from '@playwright/test';
import { buildIndex } from '../src/search/buildIndex';
import { expect, test, testWithoutScripts } from './support';

/** A long post, and two words beside each other in one of its later sections. The first is nowhere else on the site. */
const title = 'Cloud vendor CRUD backend in Java 17, Spring Boot and MySQL';
const slug = 'cloudvendor-app-using-java-springboot-using-mysql-jdbc';
const id = 'how-it-works';
const word = 'vendordetails';
const nextWord = 'has';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('one key, a word and Enter lead to a paragraph; nothing is fetched before', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/search/i.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.open('/about');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

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
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`).getByRole('heading').first()).toBeInViewport();
});

test('the / key opens it from a choice, which takes no text, and not from a list that looks for letters', async ({
  page,
}) => {
  await page.open('/skills');
  const category = page.getByRole('combobox', { name: 'Category' });
  await category.press('/');
  await expect(category).toHaveAttribute('aria-expanded', 'true');
  await page.waitForLoadState('networkidle');
  await expect(page.searchField).toBeHidden();

  await page.open('/feedback');
  const choice = page.getByRole('radio').first();
  await choice.press('/');
  await expect(page.searchField).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(choice).toBeFocused();
});

test('letters typed before the dialog has come are its first', async ({ page }) => {
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
  // Keys pressed at once behind Escape open it for another word. None waits until the page has done with the one before.
  await Promise.all(['Escape', '/', 'e', 'm', 'i'].map((key) => page.keyboard.press(key)));
  await expect(page.searchField).toHaveValue('emi');
});

test('results stand before their articles have come, and nothing moves when the places do', async ({
  page,
}) => {
  const release = await page.holdRequests(/\/data\/(posts|projects)\/./);
  await page.open('/about');
  await page.search(`${word} ${nextWord}`);
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(options.first()).toContainText(title);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const boxes = () =>
    options.evaluateAll((all) => all.map((option) => option.getBoundingClientRect().top));
  const before = await boxes();
  release();
  await expect(options.first().locator('small')).toContainText(new RegExp(word, 'i'));
  expect(await boxes()).toEqual(before);
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
});

/** The texts that a result has led to, and whether the first of them is in view. */
const markedOn = (page: Page) =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('search-place') ?? [])] as Range[];
    const { top = -1, bottom = 0 } = ranges[0]?.getBoundingClientRect() ?? {};
    return {
      texts: ranges.map((range) => range.toString().toLowerCase()),
      isInView: top >= 0 && bottom <= innerHeight,
    };
  });

test('the words themselves come into view and are marked, also for who does not wait for results', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 320 });
  await page.open(`/blogs/blogdetail/${slug}`);
  await page.search(`${word} ${nextWord}`);
  await page.keyboard.press('Enter');
  await expect(page.searchField).toBeHidden();
  await expect
    .poll(() => markedOn(page))
    .toEqual({ texts: expect.arrayContaining([word, nextWord]) as string[], isInView: true });
});

test('a question that is found opens, and a certificate comes into view', async ({ page }) => {
  const [first, second] = faq;
  await page.open('/about');
  // The second time on the page that is open already.
  for (const { question, answer } of [second!, first!]) {
    await page.search(question);
    await page.getByRole('group', { name: 'Questions' }).getByText(question).click();
    await expect(page.main.getByText(answer)).toBeInViewport();
    await expect(page.getByRole('button', { name: question })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  }
  await expect(page.main.getByText(second!.answer)).toBeHidden();

  const group = certificateEntries.reduce((one, other) =>
    other.certificates.length > one.certificates.length ? other : one,
  );
  const { title } = group.certificates.at(-1)!;
  // A low window, in which the last of them is not to be seen from the top.
  await page.setViewportSize({ width: 390, height: 500 });
  await page.search(title);
  await page.getByRole('group', { name: 'Certificates' }).getByText(title).click();
  await expect(page.heading(group.heading)).toBeAttached();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
});

test('words are found and marked in scripts without spaces between them, and with an article', async ({
  page,
}) => {
  const texts = [
    ['japanese', '昨日は東京で友達と緑茶を飲みました。', '友達', '友達'],
    ['chinese', '我昨天在北京和朋友一起喝茶。', '朋友', '朋友'],
    ['thai', 'เมื่อวานฉันดื่มชากับเพื่อนที่กรุงเทพ', 'เพื่อน', 'เพื่อน'],
    ['arabic', 'شربت أمس الشاي مع صديقتي في بيروت.', 'شاي', 'الشاي'],
  ] as const;
  const sections = texts.map(([id, sentence]) => ({
    id,
    heading: sentence.slice(0, 2),
    blocks: [sentence],
  }));
  const data = `data/posts/${slug}.json`;
  const href = `/blogs/blogdetail/${slug}`;
  // Made here as the build makes it, with the dictionary of another program than the browser's.
  const index = buildIndex([{ kind: 'post', title, href, text: '', data, sections }], 'test');
  await page.route('**/data/search/**', (route) =>
    route.fulfill({ json: index.get(new URL(route.request().url()).pathname.slice(1)) }),
  );
  await page.route(`**/${data}`, async (route) => {
    const post = (await (await route.fetch()).json()) as { page: object };
    await route.fulfill({ json: { ...post, page: { ...post.page, sections } } });
  });
  await page.open('/about');
  for (const [id, sentence, typed, marked] of texts) {
    await page.search(typed);
    const option = page.getByRole('option').filter({ hasText: sentence });
    await expect(option.locator('small mark')).toHaveText(marked);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect.poll(() => markedOn(page)).toEqual({ texts: [marked], isInView: true });
  }
});

test('Escape gives the focus back, and the / key can be switched off', async ({ page }) => {
  await page.open('/about');
  const button = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.searchField.fill('kotlin');
  await expect(page.getByRole('group', { name: 'Skills' }).getByRole('option')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.searchField).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press('/');
  await page.getByRole('checkbox', { name: /the \/ key/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(page.searchField).toHaveValue('kotlin');
  await page.keyboard.press('Escape');
  await page.refresh();
  await page.keyboard.press('/');
  await expect(page.searchField).toHaveCount(0);
});

test('a search that fails says so, tries again, and says when nothing is found', async ({
  page,
}) => {
  page.expectErrors(/503|data\/search/);
  await page.route('**/data/search/**', (route) => route.fulfill({ status: 503 }));
  await page.open('/about');
  await page.search('xyzzyxyzzy');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/data/search/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toBeVisible();
  await expect(page.searchField).toBeFocused();
});

test('without its code the page that lists everything stands in', async ({ page }) => {
  page.expectErrors(/ERR_FAILED|dynamically imported/);
  await page.route('**/assets/SearchPanel*', (route) => route.abort());
  await page.open('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.main.getByRole('link', { name: title })).toBeVisible();
});

testWithoutScripts(
  'without JavaScript the header leads to a list of everything',
  async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    for (const kind of ['Pages', 'Projects', 'Posts', 'Certificates', 'Skills', 'Questions']) {
      await expect(page.main.getByRole('heading', { level: 2, name: kind })).toBeVisible();
    }
    await page.main.getByRole('link', { name: title, exact: true }).first().click();
    await expect(page.heading(title)).toBeVisible();
  },
);
