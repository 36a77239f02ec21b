import { chooseCookies, expect, open, requestsToOthers, test, withOthers } from './support';

test.use(withOthers);

test('after Reject figures with their date stand in for the cards, and a drawing for the QR code, until a click asks', async ({
  page,
  baseURL,
}) => {
  await chooseCookies(page, 'rejected');
  const others = requestsToOthers(page, baseURL);
  await open(page, '/my-activity');
  const main = page.getByRole('main');
  await expect(main.getByText('As of 1 November 2025')).toHaveCount(3);
  await expect(main.getByRole('term').filter({ hasText: 'Pull requests' })).toBeVisible();
  await expect(main.getByText('card not loaded')).toHaveCount(3);
  expect(others).toEqual([]);
  await main.getByRole('button', { name: 'Load card' }).first().click();
  await expect.poll(() => others).toEqual(['leetcard.jacoblin.cool']);

  others.length = 0;
  await open(page, '/resume');
  const code = page.getByRole('img', { name: 'QR code of the resume' });
  const tagName = () => code.evaluate((element) => element.tagName.toLowerCase());
  expect(await tagName()).toBe('svg');
  expect(others).toEqual([]);
  await page.getByRole('button', { name: 'Load QR code' }).click();
  await expect.poll(tagName).toBe('img');
  expect(others).toEqual(['api.qrserver.com']);
  await expect(page.getByRole('button', { name: 'Load QR code' })).toHaveCount(0);
});
