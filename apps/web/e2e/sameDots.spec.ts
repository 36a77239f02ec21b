import { expect, test, type SitePage } from './support';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

function lattice(page: SitePage) {
  const list = page.locator('[data-lattice]');
  const links = list.locator('li > :last-child');
  /** Expects only the line of the drawing at `index` to be visible. */
  async function expectCurrent(index: number) {
    await expect(list.locator('li').nth(index)).toHaveAttribute('data-current', '');
    await expect(list.locator('li > [aria-hidden]').nth(index)).toBeVisible();
    const lines = list.locator('use[data-part="line"]');
    await expect(lines.filter({ visible: true })).toHaveCount(1);
  }
  return {
    list,
    links,
    expectCurrent,
    /** Scrolls to the list so that its script loads. Waits until the line follows the focus. */
    async start() {
      await list.scrollIntoViewIfNeeded();
      await links.nth(1).focus();
      await expectCurrent(1);
      // On phones, scrolling does not change the line while a link has focus.
      await links.nth(1).blur();
    },
  };
}

test('the line follows the focus and the arrow keys', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.open('/');
  // The script loads only when the grid comes into view.
  expect(requested.filter((url) => url.includes('followDots'))).toEqual([]);
  const { list, links, expectCurrent, start } = lattice(page);
  await start();
  const dots = list.locator('use[data-part="dots"]').filter({ visible: true });
  await expect(dots).toHaveCount(1);
  const before = await dots.boundingBox();
  await links.first().focus();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 1],
    ['End', 4],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(links.nth(index)).toBeFocused();
    await expectCurrent(index);
  }
  // With reduced motion, the line changes at once.
  expect(await list.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  expect(await dots.boundingBox()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('scrolling changes the line and keeps the lattice visible', async ({ page }) => {
    await page.goto('/');
    const { list, links, expectCurrent, start } = lattice(page);
    await start();
    for (const index of [1, 2, 3, 4, 2]) {
      await links.nth(index).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expectCurrent(index);
      await expect(list.locator('li > [aria-hidden]').nth(index)).toBeInViewport({ ratio: 1 });
    }
  });
});
