import { postEntries } from '@portfolio/content/node';
import { expect, test, testWithoutScripts } from './support';

const postsPath = '/blogs/blogdetail';

/** A post with a table of contents, related posts and a project. */
const slug = 'ai-powered-communication-platform-for-deaf-and-mute';
const post = postEntries.find((entry) => entry.slug === slug)!;
const { links, sections } = post.page!;
const path = `${postsPath}/${slug}`;

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

test('the table of contents and a line show the reading progress', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.open(path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const third = contents.getByRole('link').nth(2);
  await third.click();
  await expect(page).toHaveURL(/#./);
  await expect(contents.locator('[aria-current]')).toHaveText((await third.textContent())!);
  await expect(third).toBeInViewport();
  const section = page.main.locator(`[id="${String(sections[2]!.properties['id'])}"]`);
  const progress = () =>
    section.evaluate(({ parentElement }) =>
      parseFloat(getComputedStyle(parentElement!, '::before').backgroundSize.split(' ')[1]!),
    );
  await expect.poll(progress).toBeGreaterThan(5);
  expect(await progress()).toBeLessThan(95);
  // At the end of the page the last section is current.
  await page.keyboard.press('End');
  await expect(contents.locator('[aria-current]')).toHaveText(
    (await contents.getByRole('link').last().textContent())!,
  );
});

test('an article links to related articles and Contact', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.open(path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^http.*${path}$`, 'i'),
  );
  const { shared } = links.related[0]!;
  await expect(page.getByText(`In common: ${shared.join(', ')}`).first()).toBeVisible();
  await page.main.getByRole('link', { name: links.counterpart!.title }).first().click();
  await expect(page.heading(links.counterpart!.title)).toBeVisible();
  await page.main.getByRole('link', { name: post.title }).first().click();
  await expect(page.heading(post.title)).toBeVisible();
  await page.getByRole('link', { name: 'Write to me about this' }).click();
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(
    `About “${post.title}”: `,
  );
});

// `Figure.stories.tsx` tests figures with JavaScript.
testWithoutScripts('without JavaScript, figures enlarge and links work', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`${postsPath}/rfid-based-bus-number-announce-system-for-blind`);
  const thumbnail = page.getByRole('button', { name: /^Enlarge/ });
  const before = (await thumbnail.boundingBox())!;
  const dialog = page.getByRole('dialog');
  await thumbnail.press('Enter');
  await expect
    .poll(async () => (await dialog.getByRole('img').boundingBox())!.width)
    .toBeGreaterThan(before.width * 1.1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnail).toBeFocused();

  await page.goto(path);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeInViewport();
  for (const { properties } of sections.filter(({ tagName }) => tagName === 'section')) {
    const id = String(properties['id']);
    await expect(page.locator(`[id="${id}"] > h2 > a`)).toHaveAttribute('href', `#${id}`);
  }
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});
