import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { currentLanguage } from '../src/languages';

export const dist = join(
  fileURLToPath(new URL('../dist', import.meta.url)),
  currentLanguage()?.folder ?? '',
);

export const waitForLayout = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Layout takes three frames: one for the fonts, one for the page count and one for the sheets.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

/** Opens the built app from disk with settings, e.g. `?paper=letter`. */
export async function open(page: Page, search = '') {
  await page.goto(pathToFileURL(`${dist}/index.html`).href + search);
  await page.getByRole('article').waitFor();
  await waitForLayout(page);
}

export const print = (page: Page) =>
  page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
