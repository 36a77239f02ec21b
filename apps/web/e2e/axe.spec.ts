import { faults } from './faults';
import { expect, open, pagePaths, test } from './support';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'rejected'));
});

for (const path of pagePaths) {
  test(`${path} has no fault that axe can find, in either theme`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await faults(page)).toEqual([]);
  });
}

test('neither has the cookie banner, nor the open menu', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('cookiesAccepted'));
  await open(page, '/about');
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await faults(page)).toEqual([]);
});
