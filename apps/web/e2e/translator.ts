import type { Page } from '@playwright/test';
import type { SitePage } from './support';

/** A function for the page, as text: wraps every text in two elements, as page translators do, with \`mark\` before each. */
export const wrapTexts = `
  function wrapTexts(mark) {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      !node.textContent.trim() || node.parentElement.closest('script,style,noscript,textarea,option,svg,font,[translate=no]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = mark + text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
`;

/** Does to every text of a page what page translators do, with the words left as they are. */
export const rewriteTexts = (page: Page) =>
  page.evaluate(`(() => { ${wrapTexts} wrapTexts(''); })()`);

/** Uses everything there is on a page, field by field and button by button; `after` runs after each step. The page has a clock. */
export async function useEverything(page: SitePage, after: () => Promise<unknown>) {
  const fields = page.main.locator(
    'input:not([type=radio],[type=checkbox],[type=hidden]):visible, textarea:visible',
  );
  for (const field of await fields.all()) {
    await field.fill('a');
    await field.blur();
    await after();
  }
  for (const group of await page.main.getByRole('radiogroup').all()) {
    await group.getByRole('radio').first().check();
  }
  await after();
  for (const box of await page.main.getByRole('checkbox').all()) await box.check();
  for (const button of await page.main.locator('button').elementHandles()) {
    // An earlier press may have taken it away, or have made it of no use.
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    await after();
    const option = page.main.getByRole('option').nth(1);
    if (await option.isVisible()) {
      await option.click();
      // Filters fade.
      await page.clock.runFor(450);
      await after();
    }
    await page.keyboard.press('Escape');
    await after();
  }
  await page.darkTheme.click();
  await page.footer.getByRole('button', { name: /^Cookie/ }).click();
  await after();
  await page.cookieBanner.getByRole('button', { name: 'Reject' }).click();
  await after();
  // What waits for a pause, such as the count of answers that is read out, comes now.
  await page.clock.runFor(5_000);
}
