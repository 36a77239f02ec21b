import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import {
  chooseCookies,
  expect,
  isFirstOfItsKind,
  open,
  pagePaths,
  test,
  withMotion,
} from './support';

test.use(withMotion);

/** The lines of each sheet of paper that a page comes out on, from the top down, whatever order they were painted in. */
async function printed(page: Page): Promise<string[][]> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true });
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const sheets: string[][] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const lines = new Map<number, string>();
    for (const item of (await (await proxy.getPage(number)).getTextContent()).items) {
      if (!('str' in item)) continue;
      const height = Math.round((item.transform as number[])[5]!);
      lines.set(height, (lines.get(height) ?? '') + item.str);
    }
    const downwards = [...lines].sort(([one], [other]) => other - one);
    sheets.push(downwards.map(([, line]) => line.trim()).filter(Boolean));
  }
  return sheets;
}

/** Texts that are laid out and yet cannot be seen: what waits to be scrolled to, or for a loader. Figures behind a card that came do not count. */
const unseenTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode;
      if (element?.closest('[data-state="shown"]')) continue;
      const isSeen = element?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (element?.checkVisibility() && !isSeen && textContent?.trim()) texts.push(textContent);
    }
    return texts;
  });

for (const path of [...pagePaths.filter(isFirstOfItsKind), '/no/such/page']) {
  test.describe(path, () => {
    if (path === '/no/such/page') test.use({ expects: { errors: /status of 404/ } });

    test('comes out whole before anybody scrolls, without controls, on white', async ({ page }) => {
      await open(page, path);
      // Paper is white, whatever the theme.
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await page.emulateMedia({ media: 'print' });
      expect(await unseenTexts(page)).toEqual([]);
      // The question of an open answer is a heading.
      const controls = page.locator('button:not([aria-controls]), [role="region"], header nav');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
      const grounds = await page.evaluate(() =>
        [...document.querySelectorAll('body, main, main > *, main > * > *')]
          .filter((element) => element.checkVisibility())
          .map((element) => getComputedStyle(element).backgroundColor),
      );
      expect([...new Set(grounds)].sort()).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']);
    });

    test('leaves no heading behind at the end of a sheet', async ({ page }) => {
      await chooseCookies(page, 'rejected');
      await open(page, path);
      const headings = await page.getByRole('main').getByRole('heading').allTextContents();
      const sheets = await printed(page);
      for (const lines of sheets.slice(0, -1)) expect(headings).not.toContain(lines.at(-1));
    });
  });
}

test('About has its final figures', async ({ page }) => {
  await open(page, '/about');
  await page.emulateMedia({ media: 'print' });
  const figures = page.locator('[data-counting="true"]');
  await expect(figures).toHaveCount(2);
  for (const figure of await figures.all()) {
    await expect(figure.locator('svg').first()).toBeVisible();
    await expect(figure).toHaveText('', { useInnerText: true });
  }
});

test('Home has one whole title', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('main').getByText('Software Developer.', { exact: true }),
  ).toBeVisible();
});

test('a list that is read in portions comes out whole', async ({ page }) => {
  await open(page, '/blogs');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  const shown = await titles.count();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => titles.count()).toBeGreaterThan(shown);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(titles).toHaveCount(shown);
});

test('a skill is woven as far as its figure says', async ({ page }) => {
  await page.clock.install();
  await open(page, '/skills');
  const bar = page.getByRole('meter', { name: 'HTML' });
  await expect(bar).toHaveAttribute('data-active', 'false');
  await page.emulateMedia({ media: 'print' });
  const woven = await bar.evaluate((track) => getComputedStyle(track).getPropertyValue('--woven'));
  expect(woven).toBe(`${await bar.getAttribute('aria-valuenow')}cqi`);
});

test('links of an article say where they lead', async ({ page }) => {
  await open(page, '/projects/projectdetail/to-do-list-app');
  const link = page.getByRole('link', { name: 'Visit the Project' });
  const address = (await link.getAttribute('href'))!;
  const sheets = await printed(page);
  expect(sheets.flat().join('\n')).toContain(address);
});

test('no card is torn apart', async ({ page }) => {
  await open(page, '/projects');
  await page.emulateMedia({ media: 'print' });
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect(card).toHaveCSS('break-inside', 'avoid');
});
