import type { Browser } from 'playwright';
import { sentBytes } from './firstVisit';
import { timeKeys } from './keyTime';

/** What a visitor's first query costs, typed letter by letter on the slowed-down telephone. */
export interface SearchCost {
  /** All that is fetched for it, code and index, in bytes as a host sends them, without headers. */
  bytes: number;
  /** The longest that a key kept its visitor waiting, in ms: see `timeKeys`. */
  keyMs: number;
}

/**
 * Measures the search over everything.
 *
 * @param word is typed; it has to be found
 */
export async function measureSearch(
  browser: Browser,
  origin: string,
  word: string,
): Promise<SearchCost> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/about`, { waitUntil: 'networkidle' });
    const fetched: Promise<number>[] = [];
    page.on('response', (response) => fetched.push(response.body().then(sentBytes)));
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    // Not by role: the languages in the footer are a combobox with options too.
    await page.locator('input[role=combobox]').waitFor();
    const keyMs = Math.max(...(await timeKeys(page, word)));
    await page.locator('[role=option]').first().waitFor();
    const bytes = (await Promise.all(fetched)).reduce((sum, one) => sum + one, 0);
    return { bytes, keyMs };
  } finally {
    await context.close();
  }
}
