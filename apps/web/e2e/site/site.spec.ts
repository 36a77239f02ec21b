/** What holds for any owner's site, whatever its content says, in which language, and below which path. */
import { axeFaults } from '../axe';
import { expect, readRoutes, test } from '../support';

/** So many tests share the pages of a site, which may have hundreds. */
const parts = 4;

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

for (let part = 0; part < parts; part++) {
  test(`every page comes alive, fits a phone, has all its files and no fault that axe can find: ${part + 1} of ${parts}`, async ({
    page,
    folder,
    site: { base },
  }) => {
    const paths = readRoutes(folder)
      .filter(({ status }) => status === 200)
      .map(({ path }) => path)
      .filter((_, index) => index % parts === part);
    test.setTimeout(60_000 + paths.length * 30_000);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    for (const path of paths) {
      await page.open(base + path.slice(1));
      await expect(page.locator('h1'), path).toHaveCount(1);
      expect(await axeFaults(page), path).toEqual([]);
      await page.evaluate(() => document.body.classList.add('dark'));
      expect(await axeFaults(page, 'colours'), `${path}, dark`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBe(390);
      // Lazy pictures come into view; what they ask for must be there.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      await page.setViewportSize({ width: 1280, height: 720 });
    }
    expect(failed).toEqual([]);
  });
}
