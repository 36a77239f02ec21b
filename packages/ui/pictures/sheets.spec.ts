import { chromium, expect, test as base } from '@playwright/test';
import type { Server } from 'node:http';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import {
  lookRules,
  type Look,
  openPlays,
  openSheets,
  readComponents,
  serveStorybook,
} from './sheets';

/* Theme, direction and width are independent, so two screenshots cover all: light on a desktop; dark and Arabic at the
   minimum width (WCAG 2.2 1.4.10). */
const wide: Look = { width: 1280, theme: 'light', direction: 'ltr' };
const narrow: Look = { width: 320, theme: 'dark', direction: 'rtl' };

interface Windows {
  server: Server;
  plays: Awaited<ReturnType<typeof openPlays>>;
  sheet: Awaited<ReturnType<typeof openSheets>>;
}

const test = base.extend<object, Windows>({
  server: [
    async ({}, use) => {
      const server = await serveStorybook();
      await use(server);
      server.close();
    },
    { scope: 'worker' },
  ],
  plays: [
    async ({ browser, server }, use) => use(await openPlays(browser, server)),
    { scope: 'worker' },
  ],
  sheet: [
    async ({ browser, server }, use) => use(await openSheets(browser, server)),
    { scope: 'worker' },
  ],
});

for (const { title, id, storyIds, playIds } of readComponents()) {
  if (playIds.length > 0) {
    test(`${title}: plays`, async ({ plays }) => {
      for (const storyId of playIds) expect.soft(await plays.play(storyId), storyId).toBe('');
    });
  }
  test(title, async ({ sheet }) => {
    for (const [name, look] of Object.entries({ wide, narrow })) {
      await sheet.show(storyIds, look);
      expect.soft(await sheet.systemFonts(), 'texts in system fonts').toEqual([]);
      const violations = await sheet.violations(look === wide ? undefined : lookRules);
      expect.soft(violations, 'accessibility').toEqual([]);
      expect.soft(await sheet.sidewaysPx(), 'scrolls sideways').toBe(0);
      // The components' own screenshots cover the states of a page.
      if (title.startsWith('Pages/')) await sheet.show(storyIds.slice(0, 1), look);
      for (const { file, clip } of await sheet.pictures(`${id}-${name}`)) {
        await expect.soft(sheet.page).toHaveScreenshot(file, { fullPage: true, clip });
      }
    }
  });
}

test('shows documentation of components and pages', async ({ plays }) => {
  const part = await plays.read('forms-buttons-button--docs');
  await expect(part.getByText('Stable', { exact: true })).toBeVisible();
  await expect(part.getByRole('heading', { name: 'Do and don’t' })).toBeVisible();
  await expect(part.getByRole('row', { name: /^Enter/ })).toBeVisible();
  await expect(part.getByRole('row', { name: /^Screen reader/ })).toBeVisible();
  const page = await plays.read('pages-siteindex--docs');
  await expect(page.getByText(/^New in \d/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^groups/ })).toBeVisible();
  const rules = await plays.read('start-rules-of-the-product--docs');
  await expect(rules.getByText('docs/decisions/README.md')).toBeVisible();
});

/* Forced colours (Windows contrast themes) remove backgrounds and shadows, so edges of controls, icons and states must not
   depend on them. */
test('keeps controls visible in forced colours', async ({ browser, server }) => {
  const sheet = await openSheets(browser, server, { forcedColors: 'active' });
  const storyIds = [
    ...['default', 'outline', 'disabled'].map((name) => `forms-buttons-button--${name}`),
    'forms-buttons-button--links',
    'forms-buttons-button--icons',
    'forms-fields-field--default',
    'forms-fields-field--with-error',
    'forms-fields-field--several-lines',
    'forms-filters-filterbar--default',
    'forms-fields-checkbox--default',
    'forms-fields-checkbox--ticked',
    'forms-fields-radiogroup--default',
    'forms-fields-radiogroup--answered',
    'forms-filters-filterdropdown--default',
    'forms-filters-filterdropdown--open',
    'forms-fields-slider--default',
    'forms-survey-surveyprogress--default',
    'forms-messages-formstatus--default',
    'chrome-siteheader--default',
    'chrome-cookiebanner--default',
    'chrome-searchdialog--default',
    'chrome-pagehead--long',
    'article-contents--reading',
    'article-figure--default',
    'article-prose--code',
    'article-prose--table',
    'article-video--default',
    'article-articleend--default',
    'cards-details-faq--open',
    'cards-skills-skillbar--steps',
    'cards-skills-skillcard--receipts',
    'cards-details-picture--missing-image',
  ];
  await sheet.show(storyIds, wide);
  await expect.soft(sheet.page).toHaveScreenshot('forced-colours.webp', { fullPage: true });

  const stops = await sheet.page.locator('.sheet').getByRole('button').count();
  expect(stops).toBeGreaterThan(10);
  for (let stop = 0; stop < stops; stop++) {
    await sheet.page.keyboard.press('Tab');
    const ringless = await sheet.page.evaluate(() => {
      const control = document.activeElement;
      if (!control || control === document.body || control instanceof HTMLIFrameElement)
        return null;
      const near = [control, control.parentElement, control.nextElementSibling];
      const hasRing = near.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      return hasRing ? null : control.outerHTML;
    });
    expect.soft(ringless, 'focused element without a ring').toBeNull();
  }
});

/* The comparison tolerates another browser's edges; make sure it still detects real changes. */
test('screenshots detect changed colour, position, height and border', async ({ sheet }) => {
  const { storyIds = [] } = readComponents().find(({ id }) => id === 'forms-button') ?? {};
  await sheet.show(storyIds, wide);
  const take = () =>
    sheet.page.screenshot({ fullPage: true, animations: 'disabled', type: 'webp' });
  const approved = 'forms-button-wide.webp';
  expect(await take()).toMatchSnapshot(approved);
  for (const css of [
    'background-color: #1a2e28',
    'translate: 2px 0',
    'padding-block-end: calc(1em + 2px)',
    'border-color: transparent',
  ]) {
    const style = await sheet.page.addStyleTag({ content: `button { ${css} !important }` });
    expect.soft(await take(), css).not.toMatchSnapshot(approved);
    await style.evaluate((element) => element.parentNode?.removeChild(element));
  }
});

/* Simulates a machine with a single, monospaced font. */
test('looks the same with other installed fonts', async ({ launchOptions, server }, testInfo) => {
  const folder = testInfo.outputPath('fonts');
  mkdirSync(folder, { recursive: true });
  const woff2 = readFileSync(join(import.meta.dirname, '../fonts/jetbrains-mono-code.woff2'));
  const letters = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
  const font = await subsetFont(woff2, letters, { targetFormat: 'sfnt' });
  writeFileSync(join(folder, 'only.ttf'), font);
  const fontConfig = join(folder, 'fonts.conf');
  const usual = readFileSync(join(import.meta.dirname, 'fonts.conf'), 'utf8');
  writeFileSync(fontConfig, usual.replaceAll(/<dir .*<\/dir>/g, `<dir>${folder}</dir>`));
  const browser = await chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: fontConfig },
  });
  const sheet = await openSheets(browser, server);
  for (const { id, storyIds } of readComponents()) {
    if (!['article-prose', 'cards-badgecard', 'chrome-sitefooter', 'forms-field'].includes(id))
      continue;
    await sheet.show(storyIds, wide);
    await expect.soft(sheet.page).toHaveScreenshot(`${id}-wide.webp`, { fullPage: true });
  }
  await browser.close();
});
