import { expect, sitePage, test, withThirdParties } from '../support';

test.use(withThirdParties);

test('a remembered theme applies in other tabs and after reloading', async ({ page, context }) => {
  await page.chooseCookies('rejected');
  await page.open('/about');
  const tab = sitePage(await context.newPage());
  await tab.chooseCookies('rejected');
  await tab.open('/skills');
  const [here, there] = [page.locator('body'), tab.locator('body')];
  await page.darkTheme.click();
  await expect(there).toHaveClass(/dark/);
  await expect(tab.darkTheme).toHaveAttribute('aria-pressed', 'true');
  await tab.refresh();
  await expect(there).toHaveClass(/dark/);
  await tab.darkTheme.click();
  await expect(here).not.toHaveClass(/dark/);
  await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'false');
});
