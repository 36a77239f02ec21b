import { expect, test as base } from '@playwright/test';
import { readParts, SheetPage } from './sheets';

/** Widths of the window, in CSS px: a desk, and the narrowest phone that has to work (WCAG 2.2 1.4.10). */
const widths = { wide: 1280, narrow: 320 } as const;
type Width = keyof typeof widths;

const test = base.extend<object, { sheets: Record<Width, SheetPage> }>({
  sheets: [
    async ({ browser }, use) => {
      await use({
        wide: await SheetPage.open(browser, { width: widths.wide }),
        narrow: await SheetPage.open(browser, { width: widths.narrow }),
      });
    },
    { scope: 'worker' },
  ],
});

/* Theme, direction and width do not depend on each other, so two pictures have all of them: by day at a desk, and in the dark on a
   phone, in Arabic. */
for (const { title, id, storyIds } of readParts()) {
  test(title, async ({ sheets: { wide, narrow } }) => {
    for (const [sheet, width, theme, direction] of [
      [wide, 'wide', 'light', 'ltr'],
      [narrow, 'narrow', 'dark', 'rtl'],
    ] as const) {
      await sheet.show(storyIds, { theme, direction });
      expect.soft(await sheet.systemFonts(), 'texts in fonts of the machine').toEqual([]);
      expect.soft(await sheet.violations(), 'accessibility').toEqual([]);
      expect.soft(await sheet.sidewaysPx(), 'scrolls sideways').toBe(0);
      await expect.soft(sheet.page).toHaveScreenshot(`${id}.${width}.png`, { fullPage: true });
    }
  });
}

/* Where the system replaces all colours by a few of its own (Windows' contrast themes), grounds and shadows are gone, and so is
   all that was told by them alone: edges of what can be pressed, icons, and what tells one state from another. */
test('forced colours', async ({ browser }) => {
  const sheet = await SheetPage.open(browser, { width: widths.wide, forcedColors: 'active' });
  await sheet.show(
    [
      ...['default', 'outline', 'disabled'].map((name) => `forms-button--${name}`),
      'forms-linkbutton--default',
      'forms-iconbutton--default',
      'forms-field--default',
      'forms-field--with-error',
      'forms-textarea--default',
      'forms-searchfield--default',
      'forms-checkbox--default',
      'forms-checkbox--ticked',
      'forms-radiogroup--default',
      'forms-radiogroup--answered',
      'forms-filterdropdown--default',
      'forms-filterdropdown--open',
      'forms-slider--default',
      'forms-surveyprogress--default',
      'forms-notice--default',
      'chrome-themetoggle--default',
      'chrome-siteheader--default',
      'chrome-cookiebanner--default',
      'cards-faq--open',
      'cards-skillbar--steps',
      'cards-picture--missing-image',
    ],
    { theme: 'light', direction: 'ltr' },
  );
  await expect.soft(sheet.page).toHaveScreenshot('forced-colours.png', { fullPage: true });

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
    expect.soft(ringless, 'what the keyboard stands on has a ring').toBeNull();
  }
});
