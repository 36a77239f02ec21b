import { expect, open, test } from './support';

/** Whether an element can be seen: neither transparent nor hidden, and with room of its own. */
const isSeen = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

test.describe('On paper', () => {
  test('About is there to its end, with its final figures, before anybody scrolls', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.emulateMedia({ media: 'print' });
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    expect(await headings.count()).toBeGreaterThan(2);
    for (const heading of await headings.all()) expect(await heading.evaluate(isSeen)).toBe(true);
    const figures = page.locator('[data-counting]');
    await expect(figures).toHaveCount(2);
    for (const figure of await figures.all()) {
      expect(await figure.locator('svg').first().evaluate(isSeen)).toBe(true);
      await expect(figure).toHaveText('', { useInnerText: true });
    }
  });

  test('Home has one whole title and its last section, and no control', async ({ page }) => {
    await open(page, '/');
    await page.emulateMedia({ media: 'print' });
    const main = page.getByRole('main');
    await expect(main.getByText('Software Developer.', { exact: true })).toBeVisible();
    const last = main.getByRole('heading', { level: 2 }).last();
    expect(await last.evaluate(isSeen)).toBe(true);
    for (const button of await page.getByRole('button').all()) await expect(button).toBeHidden();
  });

  for (const path of ['/resume', '/blogs/blogdetail/to-do-list-app']) {
    test(`${path} is white where backgrounds are printed, in the dark as well`, async ({
      page,
    }) => {
      await open(page, path);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await page.emulateMedia({ media: 'print' });
      const grounds = await page.evaluate(() =>
        [...document.querySelectorAll('body, main, main > *, article')].map(
          (element) => getComputedStyle(element).backgroundColor,
        ),
      );
      for (const ground of grounds) {
        expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
      }
    });
  }

  test('lists are without filters, and no card is torn apart', async ({ page }) => {
    await open(page, '/projects');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Clear Filter' })).toBeHidden();
    const card = page.getByRole('main').getByRole('listitem').first();
    await expect(card).toHaveCSS('break-inside', 'avoid');
  });
});
