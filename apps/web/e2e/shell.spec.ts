import { expect, test } from './support';

test('the dark theme lasts until a reload', async ({ page }) => {
  await page.clock.setFixedTime('2031-05-05T12:00:00');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.open('/projects');
  await expect(page.footer).toContainText('© 2031');
  const body = page.locator('body');
  await expect(body).not.toHaveClass(/dark/);
  await page.darkTheme.click();
  await expect(body).toHaveClass(/dark/);
  await expect(page.darkTheme).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Skills' }).click();
  await expect(page.heading('Skills')).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(body).toHaveClass(/dark/);
  await page.reload();
  await expect(body).not.toHaveClass(/dark/);
});

test('the feedback popup appears outside the survey, once due', async ({ page }) => {
  await page.chooseCookies('rejected');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.openWithClock('/feedback');
  const popup = page.getByRole('dialog', { name: /./ });
  await page.clock.fastForward(120_000);
  await page.waitForRendering();
  await expect(popup).toBeHidden();
  await page.footer.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page.heading('Contact')).toBeVisible();
  await expect(async () => {
    await page.advance(100);
    await expect(popup).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  const shownOn = () => page.evaluate(() => localStorage.getItem('feedbackPopupDate'));
  await expect.poll(shownOn).toBe('2026-03-10');
  const feedbackLink = popup.getByRole('link', { name: /Give Feedback/ });
  await expect(feedbackLink).toHaveAttribute('href', '/feedback');
  const covered = await popup.evaluate((dialog) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), textarea',
    );
    return [...controls].flatMap((control) => {
      if (dialog.contains(control) || control.tabIndex < 0) return [];
      control.focus();
      if (document.activeElement !== control) return [];
      const isCovered = control.getBoundingClientRect().bottom > dialog.getBoundingClientRect().top;
      return isCovered ? [control.textContent || control.id] : [];
    });
  });
  expect(covered).toEqual([]);
  // In a wide window the popup does not cover the end of the page.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(async () => {
    const last = (await page.getByRole('combobox', { name: /Read this site/ }).boundingBox())!;
    expect(last.y + last.height).toBeLessThan((await popup.boundingBox())!.y);
  }).toPass();
  // The popup waits while the reopened cookie banner is visible.
  await page.footer.getByRole('button', { name: /cookie/i }).click();
  await expect(page.cookieBanner).toBeFocused();
  await expect(popup).toBeHidden();
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
  await page.advance(1_100);
  await expect(page.cookieBanner).toBeHidden();
  await popup.getByRole('button', { name: 'Close' }).last().click();
  await expect(popup).toBeHidden();
});
