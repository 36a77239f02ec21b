import { postEntries } from '@portfolio/content/node';
import { expect, test, testWithoutScripts, type SitePage } from './support';

const blogs = '/blogs/blogdetail';
/** Posts with a block of a type. */
const postWith = {
  footnotes: `${blogs}/converters-app-project`,
  figure: `${blogs}/rfid-based-bus-number-announce-system-for-blind`,
  code: `${blogs}/cloudvendor-app-using-java-springboot-using-mysql-jdbc`,
};

/** A post with a table of contents, something like it, and a project of its own. */
const slug = 'ai-powered-communication-platform-for-deaf-and-mute';
const post = postEntries.find((entry) => entry.slug === slug)!;
const { links, sections } = post.page!;
const path = `${blogs}/${slug}`;

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('an article is read by its contents, leads to its project and back, and is answered', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.open(path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const third = contents.getByRole('link').nth(2);
  await third.click();
  await expect(page).toHaveURL(/#./);
  await expect(contents.locator('[aria-current]')).toHaveText((await third.textContent())!);
  // It stays in view while one reads, and the ring of a link that has the focus is whole.
  await expect(third).toBeInViewport();
  const room = await third.evaluate(
    (link) =>
      link.closest('nav')!.getBoundingClientRect().right - link.getBoundingClientRect().right,
  );
  expect(room).toBeGreaterThan(5);
  // Who jumps to the end has passed the last section, also where it never was in the upper quarter.
  await page.keyboard.press('End');
  await expect(contents.locator('[aria-current]')).toHaveText(
    (await contents.getByRole('link').last().textContent())!,
  );

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http.*${path}$`, 'i'),
  );

  await expect(page.getByText(`In common: ${links.related[0]!.shared.join(', ')}`)).toHaveCount(
    links.related.filter(({ shared }) => shared.join() === links.related[0]!.shared.join()).length,
  );
  await page.main.getByRole('link', { name: links.counterpart!.title }).first().click();
  await expect(page.heading(links.counterpart!.title)).toBeVisible();
  await page.main.getByRole('link', { name: post.title }).first().click();
  await expect(page.heading(post.title)).toBeVisible();
  await page.getByRole('link', { name: 'Write to me about this' }).click();
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(
    `About “${post.title}”: `,
  );
});

test('the line beside the prose is woven as far as one has read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.open(path);
  const section = page.main.locator(`[id="${sections[2]!.id}"]`);
  await section.evaluate((element) => element.scrollIntoView());
  const woven = () =>
    section.evaluate(({ parentElement }) =>
      parseFloat(getComputedStyle(parentElement!, '::before').backgroundSize.split(' ')[1]!),
    );
  await expect.poll(woven).toBeGreaterThan(5);
  expect(await woven()).toBeLessThan(95);
});

for (const [how, testSo] of [
  ['with', test],
  ['without', testWithoutScripts],
] as const) {
  const openSo = (page: SitePage, type: keyof typeof postWith) =>
    how === 'with' ? page.open(postWith[type]) : page.goto(postWith[type]);

  testSo(`a footnote leads to its note and back, ${how} JavaScript`, async ({ page }) => {
    await openSo(page, 'footnotes');
    const reference = page.locator('[role=doc-noteref]').first();
    await reference.click();
    const back = page.locator('[role=doc-backlink]').first();
    await expect(back).toBeInViewport();
    await expect(reference).not.toBeInViewport();
    await back.click();
    await expect(reference).toBeInViewport();
  });

  testSo(`a figure opens larger, also in a low window, ${how} JavaScript`, async ({ page }) => {
    for (const [width, height, growth] of [
      [1280, 720, 1.2],
      [844, 390, 1.1],
      [390, 844, 1.1],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openSo(page, 'figure');
      const small = page.getByRole('button', { name: /^Enlarge/ });
      const before = (await small.boundingBox())!;
      const large = page.getByRole('dialog');
      const boxOfImage = async () => (await large.getByRole('img').boundingBox())!;
      await small.press('Enter');
      expect((await boxOfImage()).width).toBeGreaterThan(before.width * growth);
      // What does not fit is scrolled to; the way out stays.
      await large.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      const box = await boxOfImage();
      expect(box.y + box.height).toBeLessThan(height);
      await large.evaluate((dialog) => dialog.scrollTo(0, 0));
      if (width === 1280) await page.keyboard.press('Escape');
      else await large.getByRole('button', { name: 'Close' }).click();
      await expect(large).toBeHidden();
      await expect(small).toBeFocused();
    }
  });
}

test('a post shows its code whole on a desktop, and stands in a row on a tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.open(postWith.code);
  for (const code of await page.locator('main pre').all())
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);

  await page.setViewportSize({ width: 768, height: 1024 });
  await page.open('/blogs');
  const card = page.main.getByRole('article').first();
  const picture = (await card.getByRole('img').boundingBox())!;
  const title = (await card.getByRole('heading').boundingBox())!;
  expect(title.x).toBeGreaterThan(picture.x + picture.width);
});

test('what was typed stays when one asks about another article', async ({ page }) => {
  await page.open('/contact');
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('Half a letter');
  await page.reload();
  await expect(message).toHaveValue('Half a letter');
  await page.open('/contact?about=Kettles');
  await expect(message).toHaveValue('Half a letter');
});

testWithoutScripts(
  'without JavaScript contents, links on headings, and the ways on are there',
  async ({ page }) => {
    await page.goto(path);
    const titled = sections.filter(({ heading }) => heading);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(titled.length);
    await contents.getByRole('link').nth(1).click();
    await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeInViewport();
    for (const { id } of titled) {
      await expect(page.locator(`[id="${id}"] > h2 > a`)).toHaveAttribute('href', `#${id}`);
    }
    await expect(page.getByRole('link', { name: 'Write to me about this' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  },
);
