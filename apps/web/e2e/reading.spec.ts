import { postEntries } from '@portfolio/content/node';
import { expect, test, testWithoutScripts } from './support';

const postsPath = '/blogs/blogdetail';

/** A post with a table of contents, related posts and a project. */
const slug = 'ai-powered-communication-platform-for-deaf-and-mute';
const post = postEntries.find((entry) => entry.slug === slug)!;
const { links, sections } = post.page!;
const path = `${postsPath}/${slug}`;

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('the table of contents marks the current section', async ({ page }) => {
  await page.open(path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const third = contents.getByRole('link').nth(2);
  await third.click();
  await expect(page).toHaveURL(/#./);
  await expect(contents.locator('[aria-current]')).toHaveText((await third.textContent())!);
  // The link stays in view, with room for its focus ring.
  await expect(third).toBeInViewport();
  const room = await third.evaluate(
    (link) =>
      link.closest('nav')!.getBoundingClientRect().right - link.getBoundingClientRect().right,
  );
  expect(room).toBeGreaterThan(5);
  // At the end of the page the last section is current.
  await page.keyboard.press('End');
  await expect(contents.locator('[aria-current]')).toHaveText(
    (await contents.getByRole('link').last().textContent())!,
  );
});

test('the Copy link button copies the URL', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.open(path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http.*${path}$`, 'i'),
  );
});

test('an article links to related articles and Contact', async ({ page }) => {
  await page.open(path);
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

test('the line beside the text shows the reading progress', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.open(path);
  const section = page.main.locator(`[id="${String(sections[2]!.properties['id'])}"]`);
  await section.evaluate((element) => element.scrollIntoView());
  const progress = () =>
    section.evaluate(({ parentElement }) =>
      parseFloat(getComputedStyle(parentElement!, '::before').backgroundSize.split(' ')[1]!),
    );
  await expect.poll(progress).toBeGreaterThan(5);
  expect(await progress()).toBeLessThan(95);
});

// `Figure.stories.tsx` tests figures with JavaScript.
testWithoutScripts('without JavaScript, figures enlarge at any window size', async ({ page }) => {
  for (const [width, height, growth] of [
    [1280, 720, 1.2],
    [844, 390, 1.1],
    [390, 844, 1.1],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${postsPath}/rfid-based-bus-number-announce-system-for-blind`);
    const thumbnail = page.getByRole('button', { name: /^Enlarge/ });
    const before = (await thumbnail.boundingBox())!;
    const dialog = page.getByRole('dialog');
    const imageBox = async () => (await dialog.getByRole('img').boundingBox())!;
    await thumbnail.press('Enter');
    await expect.poll(async () => (await imageBox()).width).toBeGreaterThan(before.width * growth);
    // A tall figure can be scrolled into view.
    await expect(async () => {
      await dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
      const box = await imageBox();
      expect(box.y + box.height).toBeLessThan(height);
    }).toPass();
    await dialog.evaluate((dialog) => dialog.scrollTo(0, 0));
    if (width === 1280) await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(thumbnail).toBeFocused();
  }
});

test('asking about an article keeps the typed message', async ({ page }) => {
  await page.open('/contact');
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('Half a letter');
  await page.reload();
  await expect(message).toHaveValue('Half a letter');
  await page.open('/contact?about=Kettles');
  await expect(message).toHaveValue('Half a letter');
});

testWithoutScripts("without JavaScript, an article's links work", async ({ page }) => {
  await page.goto(path);
  const titled = sections.filter(({ tagName }) => tagName === 'section');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveCount(titled.length);
  await contents.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeInViewport();
  for (const { properties } of titled) {
    const id = String(properties['id']);
    await expect(page.locator(`[id="${id}"] > h2 > a`)).toHaveAttribute('href', `#${id}`);
  }
  await expect(page.getByRole('link', { name: 'Write to me about this' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});
