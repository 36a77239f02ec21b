import { advanceUntilVisible, faultErrors, forEachFault } from './faults';
import { expect, test, withThirdParties } from './support';

test.use(withThirdParties);

test('the cookie banner hides 1 s after a choice and can be reopened', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.openWithClock('/about');
  const region = page.cookieBanner;
  const isClipped = await region.evaluate(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight || scrollWidth > clientWidth,
  );
  expect(isClipped).toBe(false);
  const homeLink = page.getByRole('banner').getByRole('link').first();
  await homeLink.focus();
  await region.getByRole('button', { name: 'Reject' }).press('Enter');
  const choice = () => page.evaluate(() => localStorage.getItem('cookiesAccepted'));
  await expect.poll(choice).toBe('rejected');
  await page.advance(900);
  await expect(region).toBeVisible();
  await page.advance(200);
  await expect(region).toBeHidden();
  await expect(homeLink).toBeFocused();
  await page.refresh();
  await page.advance(100);
  await expect(region).toBeHidden();

  const opener = page.footer.getByRole('button', { name: /cookie/i });
  await opener.click();
  await expect(region).toBeFocused();
  await region.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect.poll(choice).toBe('true');
  await page.advance(1_100);
  await expect(region).toBeHidden();
  await expect(opener).toBeFocused();
});

test('before a choice, only images come from third parties', async ({ page }) => {
  const hosts = page.recordThirdPartyHosts();
  for (const [path, expected] of Object.entries({
    '/resume': ['api.qrserver.com'],
    '/my-activity': ['github-readme-stats.vercel.app', 'leetcard.jacoblin.cool'],
  })) {
    hosts.length = 0;
    await page.open(path);
    await expect.poll(() => [...new Set(hosts)].sort()).toEqual(expected);
  }
});

test('after Reject, third-party images load only on click', async ({ page }) => {
  await page.chooseCookies('rejected');
  const hosts = page.recordThirdPartyHosts();
  await page.open('/my-activity');
  await expect(page.main.getByText('As of 1 November 2025')).toHaveCount(3);
  await expect(page.main.getByText('card not loaded')).toHaveCount(3);
  expect(hosts).toEqual([]);
  await page.main.getByRole('button', { name: 'Load card' }).first().click();
  await expect.poll(() => hosts).toEqual(['leetcard.jacoblin.cool']);

  await page.follow('Resume');
  const code = page.getByRole('img', { name: 'QR code of the resume' });
  const tagName = () => code.evaluate((element) => element.tagName.toLowerCase());
  expect(await tagName()).toBe('svg');
  const requested = page.waitForRequest('https://api.qrserver.com/**');
  await page.getByRole('button', { name: 'Load QR code' }).click();
  const { searchParams } = new URL((await requested).url());
  expect(searchParams.get('size')).toBe('150x150');
  expect(searchParams.get('data')).toMatch(/^https:\/\//);
  await expect.poll(tagName).toBe('img');
  await expect(code).toHaveCSS('width', '120px');
});

// `StatCard.stories.tsx` and `ResumeQr.stories.tsx` test how failures look.
test('cards that time out show figures from the snapshot', async ({ page }) => {
  page.expectErrors(faultErrors);
  const services = /leetcard\.jacoblin\.cool|github-readme-stats\.vercel\.app/;
  const failures = page.main.getByText(/card did not load/);
  await page.clock.install();
  await forEachFault(page, services, ['never responds'], async () => {
    await page.open('/my-activity', 'domcontentloaded');
    await advanceUntilVisible(page, failures.nth(2));
    for (const figure of ['142 of 906', '1,402', '11 repositories']) {
      await expect(page.main.getByText(figure)).toBeVisible();
    }
    await expect(page.main.getByText('Sample figures, as of 1 November 2025')).toHaveCount(3);
  });
  await page.main.getByRole('button', { name: 'Try again' }).first().click();
  await expect(failures).toHaveCount(2);
  await expect(page.main.getByRole('article').locator('img')).toHaveCount(1);
});

test('prints the whole resume and nothing else', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.open('/resume');
  const sheet = page.getByRole('article');
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed');
  });
  await page.getByRole('button', { name: 'Print Resume' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('[data-reveal]').last()).toHaveCSS('opacity', '1');
  const text = await sheet.innerText();
  await expect(page.locator('body')).toHaveText(text, { useInnerText: true });
});
