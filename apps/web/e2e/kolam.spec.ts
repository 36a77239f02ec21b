import { readFile } from 'node:fs/promises';
import { test } from './forms';
import { expect } from './support';

test.beforeEach(({ page }) => page.chooseCookies('rejected'));

const label = 'A kolam drawn from the name Meena Sundaram';

test("the confirmation shows a kolam drawn from the sender's name", async ({ page, contact }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await contact.openWithDraft();
  await contact.terms.check();
  expect(requested.filter((url) => url.includes('NameKolam'))).toEqual([]);
  await contact.submit.click();
  await expect(page.getByRole('img', { name: label, exact: true })).toBeVisible();
  expect(requested.filter((url) => /meena|sundaram/i.test(decodeURIComponent(url)))).toEqual([]);
});

test('saves the kolam as SVG and PNG by keyboard', async ({ page, contact }) => {
  await contact.openAndSend();
  for (const [type, signature] of [
    ['SVG', '<svg'],
    ['PNG', '\u0089PNG'],
  ] as const) {
    await page.getByRole('button', { name: `Save as ${type}` }).focus();
    const downloading = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`kolam-meena-sundaram.${type.toLowerCase()}`);
    const content = await readFile(await file.path(), 'latin1');
    expect(content.slice(0, signature.length)).toBe(signature);
  }
});
