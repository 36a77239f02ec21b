import { faultErrors, faults, loadingFaults, forEachFault, advanceUntilVisible } from '../faults';
import { test } from '../forms';
import { googleTranslate, tawk } from '../mocks';
import { expect, withThirdParties, type SitePage } from '../support';

test.use(withThirdParties);
test.beforeEach(({ page }) => page.optOutOfTracking());

const scriptUrl = 'https://embed.tawk.to/**';

const chatButton = (page: SitePage) => page.footer.getByRole('button', { name: 'Chat' });

const failure = (page: SitePage) => page.getByText('Chat is unavailable right now.');

test('the menu and the popup hide the chat button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tawk(page);
  await page.clock.install();
  await page.open('/about');
  await chatButton(page).click();
  await expect(page.getByText('Tawk window')).toBeVisible();
  const launcher = page.getByRole('button', { name: 'Chat' }).last();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(2);

  await page.evaluate(() => window.Tawk_API?.onChatMinimized?.());
  await expect(page.getByText(/Tawk/)).toHaveCount(0);
  await launcher.click();
  await expect(page.getByText('Tawk window')).toBeVisible();

  await page.clock.fastForward(90_000);
  await expect(page.getByRole('dialog', { name: /./ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(1);
  await expect(page.cookieBanner).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Chat' })).toHaveCount(2);
  await expect(page.cookieBanner).toBeVisible();
});

test.describe('a failed chat', () => {
  test.use({ expects: { errors: faultErrors } });

  test('can be retried without losing the message draft', async ({ page, contact }) => {
    await page.clock.install();
    await contact.openWithDraft();
    await forEachFault(page, scriptUrl, loadingFaults, async () => {
      await chatButton(page).click();
      await advanceUntilVisible(page, failure(page));
    });
    await contact.expectDraftKept();
    await tawk(page);
    await chatButton(page).click();
    await expect(page.getByText('Tawk window')).toBeVisible();
  });

  test('shows no error if the visitor did not open it', async ({ page }) => {
    await page.route(scriptUrl, faults['is blocked']);
    await page.chooseCookies('true');
    await googleTranslate(page);
    await page.open('/about');
    await expect(page.getByRole('combobox', { name: 'Read this site in' })).toBeVisible();
    await expect(chatButton(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('stays hidden if it loads after the timeout', async ({ page }) => {
    await tawk(page);
    const release = await page.holdRequests(scriptUrl);
    await page.openWithClock('/about');
    const requested = page.waitForRequest(scriptUrl);
    await chatButton(page).click();
    await requested;
    await page.advance(10_000);
    await expect(failure(page)).toBeVisible();
    release();
    await expect(page.locator('#tawk')).toBeAttached();
    await expect(page.getByText(/Tawk/)).toHaveCount(0);
  });
});
