import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { expect, open, pagePaths, test } from './support';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds against WCAG 2.2 A and AA, a line each. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
    );
  });
}

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
