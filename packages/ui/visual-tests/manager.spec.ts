import { expect, test as base } from '@playwright/test';
import type { AddressInfo } from 'node:net';
import { serveStorybook } from './sheets';

/** Opens Storybook, and fails on errors in the page or the console. */
const test = base.extend<object, { address: string }>({
  address: [
    async ({}, use) => {
      const server = await serveStorybook();
      await use(`http://localhost:${(server.address() as AddressInfo).port}/`);
      server.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, address }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(address);
    await use(page);
    expect(errors).toEqual([]);
  },
});

const previewFrame = '#storybook-preview-iframe';

test('opens on the Welcome page', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Welcome' })).toBeVisible();
  const picture = page.frameLocator(previewFrame).getByRole('img', { name: /^The home page/ });
  await expect(picture).toBeVisible();
});

test('the sidebar has at most eight groups', async ({ page }) => {
  const groups = page.locator('[data-nodetype="root"]');
  await expect(groups.first()).toHaveText('Start');
  expect(await groups.count()).toBeLessThanOrEqual(8);
  const ungrouped = page.locator('[data-nodetype]:not([data-nodetype="root"], [data-parent-id])');
  await expect(ungrouped).toHaveCount(0);
});

test('opens every guide from Welcome', async ({ page }) => {
  const preview = page.frameLocator(previewFrame);
  for (const [name, heading] of Object.entries({
    Foundations: 'Colour',
    Components: 'Components',
    Pages: 'Recent work',
    Accessibility: 'Accessibility',
    'What changed': 'Changelog',
  })) {
    await page.getByRole('link', { name: 'Welcome' }).click();
    const link = preview.getByRole('link', { name });
    // A click must lead to the same URL as opening the link in a new tab.
    const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(preview.getByRole('heading', { name: heading }).first()).toBeVisible();
  }
});

test('finds components by their aliases', async ({ page }) => {
  for (const [word, component] of Object.entries({
    modal: 'SearchDialog',
    toast: 'FormStatus',
    combobox: 'SearchableSelect',
    accordion: 'Faq',
    badge: 'Badge',
    chip: 'Badge',
    tabs: 'FilterBar',
    tooltip: 'Field',
    hero: 'Hero',
    navbar: 'SiteHeader',
    footer: 'SiteFooter',
    spinner: 'LoadingArea',
    skeleton: 'LoadingArea',
    dropdown: 'FilterDropdown',
  })) {
    await page.locator('#storybook-explorer-searchfield').fill(word);
    const result = page.getByRole('option', { name: new RegExp(`\\b${component} \\(`) });
    await expect.soft(result, word).toBeVisible();
  }
});

test('opens a page story from the component list', async ({ page }) => {
  const preview = page.frameLocator(previewFrame);
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Components' }).click();
  await preview.getByRole('link', { name: 'PostCard' }).click();
  await preview.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(page).toHaveURL(/\?path=\/story\/pages-blogs--default$/);
  await expect(preview.getByRole('heading', { level: 1, name: 'My Blog' })).toBeVisible();
});
