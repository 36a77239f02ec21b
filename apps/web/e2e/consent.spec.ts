import { expect, test, withOthers } from './support';

test.use(withOthers);

test('after Reject figures with their date stand in for the cards, and a drawing for the QR code, until a click asks', async ({
  page,
}) => {
  await page.chooseCookies('rejected');
  const others = page.noteOthers();
  await page.open('/my-activity');
  await expect(page.main.getByText('As of 1 November 2025')).toHaveCount(3);
  await expect(page.main.getByRole('term').filter({ hasText: 'Pull requests' })).toBeVisible();
  await expect(page.main.getByText('card not loaded')).toHaveCount(3);
  expect(others).toEqual([]);
  await page.main.getByRole('button', { name: 'Load card' }).first().click();
  await expect.poll(() => others).toEqual(['leetcard.jacoblin.cool']);

  others.length = 0;
  await page.open('/resume');
  const code = page.getByRole('img', { name: 'QR code of the resume' });
  const tagName = () => code.evaluate((element) => element.tagName.toLowerCase());
  expect(await tagName()).toBe('svg');
  expect(others).toEqual([]);
  await page.getByRole('button', { name: 'Load QR code' }).click();
  await expect.poll(tagName).toBe('img');
  expect(others).toEqual(['api.qrserver.com']);
  await expect(page.getByRole('button', { name: 'Load QR code' })).toHaveCount(0);
});
