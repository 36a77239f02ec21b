import { expect, test as base } from '@playwright/test';
import {
  appearanceRules,
  openPlayWindow,
  openSheets,
  readComponents,
  type SheetOptions,
} from './sheets';

/* Two combinations cover every theme, direction and width. 320 px is the minimum width (WCAG 2.2, 1.4.10). */
const wide: SheetOptions = { width: 1280, theme: 'light', direction: 'ltr' };
const narrow: SheetOptions = { width: 320, theme: 'dark', direction: 'rtl' };

interface WorkerFixtures {
  plays: Awaited<ReturnType<typeof openPlayWindow>>;
  sheet: Awaited<ReturnType<typeof openSheets>>;
}

const test = base.extend<object, WorkerFixtures>({
  plays: [async ({ browser }, use) => use(await openPlayWindow(browser)), { scope: 'worker' }],
  sheet: [async ({ browser }, use) => use(await openSheets(browser)), { scope: 'worker' }],
});

const components = readComponents();

test.describe('play functions pass:', () => {
  // One window for all, because loading Storybook takes longer than most play functions.
  test.describe.configure({ mode: 'default' });
  for (const { title, playIds } of components.filter((one) => one.playIds.length > 0)) {
    test(title, async ({ plays }) => {
      for (const storyId of playIds) expect.soft(await plays.play(storyId), storyId).toBe('');
    });
  }
});

for (const { title, id, storyIds } of components) {
  test(title, async ({ sheet }) => {
    for (const [name, options] of Object.entries({ wide, narrow })) {
      await sheet.show(storyIds, options);
      const violations = await sheet.violations(options === wide ? undefined : appearanceRules);
      expect.soft(violations, 'accessibility').toEqual([]);
      expect.soft(await sheet.overflowPx(), 'scrolls horizontally').toBe(0);
      // One story per page is enough, because the components' own screenshots cover their states.
      const part = title.startsWith('Pages/') ? '.sheet > section:not([hidden])' : '.sheet';
      await sheet.expectScreenshots(`${id}-${name}`, part);
    }
  });
}

/* Forced colours (Windows contrast themes) replace background colours and remove shadows. */
test('keeps controls visible in forced colours', async ({ sheet }) => {
  await sheet.page.emulateMedia({ forcedColors: 'active' });
  const storyIds = [
    'forms-buttons-button--all-variants',
    'forms-buttons-button--disabled',
    'forms-buttons-button--links',
    'forms-buttons-button--icons',
    'forms-fields-field--default',
    'forms-fields-field--with-error',
    'forms-fields-field--many-lines',
    'forms-filters-filterbar--default',
    'forms-fields-checkbox--default',
    'forms-fields-checkbox--ticked',
    'forms-fields-radiogroup--long-text',
    'forms-fields-slider--default',
    'forms-survey-surveyprogress--default',
    'forms-messages-formstatus--default',
    'chrome-siteheader--default',
    'chrome-cookiebanner--answered',
    'chrome-searchdialog--default',
    'chrome-pagehead--long',
    'article-contents--reading',
    'article-prose--long-text',
    'article-video--default',
    'article-articleend--share-menu',
    'cards-details-faq--open',
    'cards-skills-skillcard--evidence',
    'cards-skills-skillcard--bars',
    'cards-details-picture--missing-image',
  ];
  await sheet.show(storyIds, wide);
  await sheet.expectScreenshots('forced-colours');

  const buttonCount = await sheet.page.locator('.sheet').getByRole('button').count();
  expect(buttonCount).toBeGreaterThan(10);
  for (let press = 0; press < buttonCount; press++) {
    await sheet.page.keyboard.press('Tab');
    const withoutRing = await sheet.page.evaluate(() => {
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
    expect.soft(withoutRing, 'focused element without a ring').toBeNull();
  }
  await sheet.page.emulateMedia({ forcedColors: null });
});
