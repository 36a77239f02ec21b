import { expect, test, withThirdParties } from './support';

test.use(withThirdParties);

test('after Reject, third-party images load only on click', async ({ page }) => {
  await page.chooseCookies('rejected');
  const hosts = page.recordThirdPartyHosts();
  await page.open('/my-activity');
  await expect(page.main.getByText('As of 1 November 2025')).toHaveCount(3);
  await expect(page.main.getByRole('term').filter({ hasText: 'Pull requests' })).toBeVisible();
  await expect(page.main.getByText('card not loaded')).toHaveCount(3);
  expect(hosts).toEqual([]);
  await page.main.getByRole('button', { name: 'Load card' }).first().click();
  await expect.poll(() => hosts).toEqual(['leetcard.jacoblin.cool']);

  hosts.length = 0;
  await page.open('/resume');
  const code = page.getByRole('img', { name: 'QR code of the resume' });
  const tagName = () => code.evaluate((element) => element.tagName.toLowerCase());
  expect(await tagName()).toBe('svg');
  expect(hosts).toEqual([]);
  await page.getByRole('button', { name: 'Load QR code' }).click();
  await expect.poll(tagName).toBe('img');
  await expect.poll(() => hosts).toEqual(['api.qrserver.com']);
  await expect(page.getByRole('button', { name: 'Load QR code' })).toHaveCount(0);
});
