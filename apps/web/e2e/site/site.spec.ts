/** Checks the pages of any owner's site. */
import { axeViolations } from '../axe';
import { brokenHeadingWords, expect, readAllRoutes, test, withThirdParties } from '../support';

/** A site may have hundreds of pages, so they are split among several tests. */
const shardCount = 4;

// Without mocks, the owner's services would log errors, because the browser blocks requests to other hosts.
test.use(withThirdParties);

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

for (let shard = 0; shard < shardCount; shard++) {
  test(`pages hydrate, fit phones and pass axe (${shard + 1}/${shardCount})`, async ({
    page,
    folder,
    site: { base },
  }) => {
    const paths = readAllRoutes(folder)
      .filter(({ status }) => status === 200)
      .map(({ path }) => path)
      .filter((_, index) => index % shardCount === shard);
    test.setTimeout(60_000 + paths.length * 30_000);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    for (const path of paths) {
      await page.open(base + path.slice(1));
      await expect(page.locator('h1'), path).toHaveCount(1);
      expect(await brokenHeadingWords(page), path).toEqual([]);
      // Checks the header and footer only on home pages, because they hardly differ between pages of a language.
      const within = path.endsWith('/') ? 'html' : 'main';
      expect(await axeViolations(page, within), path).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBe(390);
      expect(await brokenHeadingWords(page), `${path}, 390 px`).toEqual([]);
      await page.evaluate(() =>
        Promise.all(
          [...document.images].map((image) => {
            image.loading = 'eager';
            return image.complete || new Promise((done) => (image.onload = image.onerror = done));
          }),
        ),
      );
      await page.setViewportSize({ width: 1280, height: 720 });
    }
    expect(failed).toEqual([]);
  });
}
