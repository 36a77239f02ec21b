import { postEntries } from '@portfolio/content/node';
import { expect, test, testWithoutScripts } from './support';

/** A post with a table of contents, a project, and a picture that can be enlarged. */
const slug = 'rfid-based-bus-number-announce-system-for-blind';
const post = postEntries.find((entry) => entry.slug === slug)!;
const { links, sections } = post.page!;
const path = `/blogs/blogdetail/${slug}`;

test('the contents show the reading progress, and links lead on', async ({ page }) => {
  await page.chooseCookies('rejected');
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

  const { title } = links.counterpart!;
  await page.main.getByRole('link', { name: title }).first().click();
  await expect(page.heading(title)).toBeVisible();
  await page.getByRole('link', { name: 'Write to me about this' }).click();
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(`About “${title}”: `);
});

// `Figure.stories.tsx` tests figures with JavaScript.
testWithoutScripts('without JavaScript, visitors find and read an article', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/');
  for (const part of ['dots', 'line']) {
    const drawings = page.locator(`[data-lattice] use[data-part="${part}"]`);
    await expect(drawings.filter({ visible: true })).toHaveCount(5);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  for (const kind of ['Pages', 'Projects', 'Posts', 'Certificates', 'Skills', 'Questions']) {
    await expect(page.main.getByRole('heading', { level: 2, name: kind })).toBeVisible();
  }
  await page.main.getByRole('link', { name: post.title, exact: true }).first().click();
  await expect(page.heading(post.title)).toBeVisible();

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeInViewport();
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
  await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
});
