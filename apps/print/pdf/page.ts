import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';

/** The folder with the built app. */
export const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Waits until the pages are laid out. */
export const laidOut = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Fonts change the lines, the lines the count, the count the sheets: a frame each.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Opens the built app from the disk with a set-up, e.g. `?paper=letter`, and waits until its pages are laid out. */
export async function open(page: Page, search = '') {
  await page.goto(pathToFileURL(`${dist}/index.html`).href + search);
  await page.getByRole('article').waitFor();
  await laidOut(page);
}

/** Prints as Ctrl+P does: size and margins are the document's own. */
export const print = (page: Page) =>
  page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
