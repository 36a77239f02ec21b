import { expect, test as base, type Page } from '@playwright/test';

/* One window for all tests, because loading Storybook's interface takes most of the time. */
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { manager: Page; errors: string[] }>({
  errors: [async ({}, use) => use([]), { scope: 'worker' }],
  manager: [
    async ({ browser, errors }, use) => {
      const page = await browser.newPage();
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(process.env['STORYBOOK_URL']!);
      await use(page);
    },
    { scope: 'worker' },
  ],
});

test.afterEach(({ errors }) => expect(errors).toEqual([]));

const previewOf = (manager: Page) => manager.frameLocator('#storybook-preview-iframe');

test('opens on the Welcome page', async ({ manager }) => {
  await expect(manager.getByRole('link', { name: 'Welcome' })).toBeVisible();
  const picture = previewOf(manager).getByRole('img', { name: /^The home page/ });
  await expect(picture).toBeVisible();
});

test('the sidebar has at most eight groups', async ({ manager }) => {
  const groups = manager.locator('[data-nodetype="root"]');
  await expect(groups.first()).toHaveText('Start');
  expect(await groups.count()).toBeLessThanOrEqual(8);
  const ungrouped = manager.locator(
    '[data-nodetype]:not([data-nodetype="root"], [data-parent-id])',
  );
  await expect(ungrouped).toHaveCount(0);
});

test('opens every guide from Welcome', async ({ manager }) => {
  for (const [name, heading] of Object.entries({
    Foundations: 'Colour',
    Components: 'Components',
    Pages: 'Recent work',
    Accessibility: 'Accessibility',
    'What changed': 'Changelog',
  })) {
    await manager.getByRole('link', { name: 'Welcome' }).click();
    const link = previewOf(manager).getByRole('link', { name });
    // A click must lead to the same URL as opening the link in a new tab.
    const href = await link.evaluate((element: HTMLAnchorElement) => element.href);
    await link.click();
    await expect(manager).toHaveURL(href);
    await expect(previewOf(manager).getByRole('heading', { name: heading }).first()).toBeVisible();
  }
});

test('opens a page story from the component list', async ({ manager }) => {
  const preview = previewOf(manager);
  await manager.getByRole('link', { name: 'Components' }).click();
  await preview.getByRole('link', { name: 'PostCard' }).click();
  await preview.getByRole('link', { name: 'Blogs', exact: true }).click();
  await expect(manager).toHaveURL(/\?path=\/story\/pages-blogs--default$/);
  await expect(preview.getByRole('heading', { level: 1, name: 'My Blog' })).toBeVisible();
});

// Comes last, because the list of results stays open and covers the sidebar.
test('finds components by their aliases', async ({ manager }) => {
  const search = manager.locator('#storybook-explorer-searchfield');
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
    await search.fill(word);
    const result = manager.getByRole('option', { name: new RegExp(`\\b${component} \\(`) });
    await expect.soft(result, word).toBeVisible();
  }
});
