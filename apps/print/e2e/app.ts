import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

/** The folder with the built app. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** The built app on the disk; it needs no server. */
const appUrl = pathToFileURL(`${dist}/index.html`).href;

/** Waits until the pages are laid out. */
const laidOut = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Fonts change the lines, the lines the count, the count the sheets: a frame each.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Opens the app with a set-up, and waits until its pages are laid out. */
export async function open(page: Page, search = '') {
  await page.goto(appUrl + search);
  await page.getByRole('article').waitFor();
  await laidOut(page);
}

/** Goes to another set-up as Back does, without loading the app again, and waits until its pages are laid out. */
export async function change(page: Page, search: string) {
  await page.evaluate((address) => {
    window.history.replaceState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, search);
  await laidOut(page);
}

/** How many pages the app shows. */
export async function shownPages(page: Page): Promise<number> {
  return Number.parseInt((await page.getByRole('status').textContent()) ?? '', 10);
}

/** Prints as Ctrl+P does: size and margins are the document's own. */
export const print = (page: Page) =>
  page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
