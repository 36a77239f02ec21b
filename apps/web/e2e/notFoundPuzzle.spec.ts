import { expect, test } from './support';

test.use({ expects: { errors: /404/ } });
test.beforeEach(({ page }) => page.chooseCookies('rejected'));

/** Directions that connect all dots of the 0 in 404, starting at the line's open end. */
const directions = [
  ...['Left', 'Down', 'Down', 'Left', 'Up', 'Up', 'Up', 'Up', 'Right', 'Down', 'Right', 'Up'],
];

test('completing the line with arrow keys opens the home page', async ({ page }) => {
  const response = await page.goto('/projects/projectdetail/no-such-project');
  expect(response?.status()).toBe(404);
  await page.waitForHydration();
  await expect(page.heading('404 - Page Not Found')).toBeVisible();
  await page.getByRole('application', { name: 'The unfinished line' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('10 dots to go')).toBeVisible();
  // The second Backspace does nothing, because only the visitor's own steps can be undone.
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  for (const direction of directions) await page.keyboard.press(`Arrow${direction}`);
  await expect(page.getByText('The line is closed. Taking you home.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.locator('#main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('completing the line by touch does not scroll the page', async ({ page }) => {
    await page.open('/nowhere');
    const zero = (await page.locator('[data-hit]').boundingBox())!;
    const pitch = zero.width / 4;
    const finger = { x: zero.x + pitch * 3.5, y: zero.y + zero.height / 2 };
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [finger],
      });
    await touch('touchStart');
    for (const direction of directions) {
      finger.x += { Left: -pitch, Right: pitch }[direction] ?? 0;
      finger.y += { Up: -pitch, Down: pitch }[direction] ?? 0;
      await touch('touchMove');
    }
    expect(await page.locator('[data-hit]').boundingBox()).toEqual(zero);
    await touch('touchEnd');
    await expect(page).toHaveURL('/');
  });
});
