import type { Page } from '@playwright/test';
import type { SitePage } from './support';

/** Source of a page function that wraps each text in two `<font>` elements, as page translators do. */
export const wrapTexts = `
  function wrapTexts(prefix) {
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
      inner.textContent = prefix + text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }
`;

/** Changes the DOM like a page translator, without changing the text. */
export const simulateTranslation = (page: Page) =>
  page.evaluate(`(() => { ${wrapTexts} wrapTexts(''); })()`);

/** Uses every control of a page; `after` runs after each step. Requires an installed clock. */
export async function useAllControls(page: SitePage, after: () => Promise<unknown>) {
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
    // An earlier click may have removed or disabled it.
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    await button.click();
    await after();
    const option = page.main.getByRole('option').nth(1);
    if (await option.isVisible()) {
      await option.click();
      // Waits for the filter's fade.
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
  // Runs debounced updates.
  await page.clock.runFor(5_000);
}
