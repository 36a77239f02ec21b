import type { Browser } from 'playwright';
import { onTelephone, timeKeys } from './keyTime';
import { median } from './statistics';

/** How long a key in the list's search keeps its visitor waiting, in ms (see `timeKeys`): the slower median of typing and deleting. */
export interface FilterTimes {
  /** With the first three entries shown, as the list opens. */
  opened: number;
  /** With every entry shown that there is. */
  all: number;
}

/** Rare letters, of which each leaves few entries or none; deleting it brings all back, which takes longer. */
const letters = ['z', 'q', 'x', 'j', 'z'];

const measureList = (browser: Browser, url: string) =>
  onTelephone(browser, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('searchbox').focus();
    const keys = letters.flatMap((letter) => [letter, 'Backspace']);
    const times = await timeKeys(page, keys);
    const every = (first: number) => times.filter((_, index) => index % 2 === first);
    return Math.max(median(every(0)), median(every(1)));
  });

/** Measures how quickly the list of posts answers its search. */
export const measureFilter = async (browser: Browser, origin: string): Promise<FilterTimes> => ({
  opened: await measureList(browser, `${origin}/blogs`),
  all: await measureList(browser, `${origin}/blogs?shown=99999`),
});
