/** Tests another owner's site in Arabic and English, from the fixtures `arabic` and `bilingual`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile } from '../../prerender/siteFiles';
import { expect, appPath, pagePaths, test } from '../support';

const base = '/site';

test('the search lists results in the other language last', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.open(`${base}/en/`);
  await page.keyboard.press('/');
  const foreignIndex = `${base}/data/search/directory.json`;
  await expect.poll(() => requests).toContain(`${base}/en/data/search/directory.json`);
  expect(requests).not.toContain(foreignIndex);
  await page.getByRole('combobox').fill('لوحة');
  const group = page.getByRole('group', { name: 'in Arabic' });
  const result = group.getByRole('option', { name: /لوحة المفاتيح أولًا/ });
  await expect(result).toHaveAttribute('lang', 'ar-EG');
  await expect(result).toHaveAttribute('hreflang', 'ar-EG');
  expect(requests).toContain(foreignIndex);
  await result.click();
  await expect(page).toHaveURL(/\/site\/blogs\/blogdetail\/keyboard-first$/i);
});

test.describe('a browser set to English', () => {
  test.use({ locale: 'en-GB' });

  test('is offered the page in English until the visitor declines', async ({ page }) => {
    await page.open(`${base}/skills`);
    const offer = page.getByRole('complementary', { name: 'This page is also in English' });
    await expect(offer.getByRole('link')).toHaveAttribute('href', `${base}/en/skills`);
    await offer.getByRole('button', { name: 'Close' }).click();
    await expect(offer).toBeHidden();
    await page.open(`${base}/projects`);
    await page.waitForHydration();
    await expect(offer).toBeHidden();
  });

  for (const path of ['/experience', '/uses']) {
    test(`is not offered English on the untranslated ${path}`, async ({ page }) => {
      await page.open(base + path);
      await page.waitForHydration();
      await expect(page.footer.getByRole('link', { name: 'English: home page' })).toBeVisible();
      await expect(page.locator('aside[lang="en"]')).toHaveCount(0);
    });
  }

  test('is offered the language that the visitor chose', async ({ page }) => {
    await page.open(`${base}/en/skills`);
    await page.navLink('العربية').click();
    await expect(page).toHaveURL(`${base}/skills`);
    await page.open(`${base}/en/projects`);
    await expect(page.locator('aside[lang="ar-EG"]')).toBeVisible();
  });
});

test('translated and original slugs open the same page', async ({ page }) => {
  await page.open(`${base}/en/projects`);
  await page.getByRole('link', { name: /Night lines/ }).click();
  await expect(page).toHaveURL(`${base}/en/projects/projectdetail/night-timetable`);
  await expect(page.footer.getByRole('link', { name: 'العربية' })).toHaveAttribute(
    'href',
    `${base}/projects/projectdetail/night-lines`,
  );
  await page.open(`${base}/en/projects/projectdetail/night-lines`);
  await expect(page.heading('Night lines')).toBeVisible();
});

test('the language switch opens the closest translated page', async ({ page, folder }) => {
  for (const [path, label, href] of [
    ['/blogs/blogdetail/labels', 'English', '/en/blogs/blogdetail/labels'],
    ['/blogs/blogdetail/keyboard-first', /^English: .+/, '/en/blogs'],
    ['/experience', /^English: .+/, '/en/'],
    ['/en/projects', /^العربية/, '/projects'],
    ['/en/blogs/blogdetail/english-only', /^العربية: .+/, '/blogs'],
  ] as const) {
    await page.open(base + path);
    const link = page.footer.getByRole('link', { name: label, exact: true });
    await expect(link).toHaveAttribute('href', base + href);
    await expect(link).toHaveAttribute('hreflang', path.startsWith('/en') ? 'ar-EG' : 'en');
    await expect(page.getByRole('banner').locator('[lang]').first()).toHaveText(label);
    expect(readFileSync(appPath(`${folder}${path}.html`), 'utf8')).toContain(
      `href="${base}${href}"`,
    );
  }
});

test('the language switch updates on navigation', async ({ page }) => {
  await page.open(`${base}/en/`);
  await page.getByRole('link', { name: 'Skills', exact: true }).first().click();
  await expect(page.heading('My skills')).toBeVisible();
  await expect(page.footer.getByRole('link', { name: /العربية/ })).toHaveAttribute(
    'href',
    `${base}/skills`,
  );
  await page.footer.getByRole('link', { name: /العربية/ }).click();
  await expect(page).toHaveURL(`${base}/skills`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a list marks the language of untranslated entries', async ({ page }) => {
  await page.open(`${base}/en/blogs`);
  const posts = page.locator('#posts li');
  await expect(posts).toHaveCount(3);
  const link = posts.getByRole('link', { name: /لوحة المفاتيح أولًا in Arabic/ });
  await expect(link).toHaveAttribute('hreflang', 'ar-EG');
  await expect(link.locator('[lang="ar-EG"]')).toHaveText('لوحة المفاتيح أولًا');
  await link.click();
  await expect(page).toHaveURL(/\/site\/blogs\/blogdetail\/keyboard-first$/i);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-EG');
});

test("links to untranslated pages open the default language's version", async ({ page }) => {
  await page.open(`${base}/en/projects/projectdetail/night-lines`);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: /^Experience/ })).toHaveAttribute(
    'href',
    `${base}/experience`,
  );
  const proseLink = page.main.getByRole('link', { name: /my experience/ });
  await expect(proseLink).toHaveAttribute('href', `${base}/experience`);
  await expect(proseLink).toHaveAttribute('hreflang', 'ar-EG');
  await expect(page.main.getByRole('link', { name: 'A post' })).toHaveAttribute(
    'href',
    /\/site\/en\/Blogs\/Blogdetail\/labels$|\/site\/en\/blogs\/blogdetail\/labels$/,
  );
});

test("an unknown path shows its language's 404 page", async ({ page, request }) => {
  for (const [path, language] of [
    ['/nothing', 'ar-EG'],
    ['/en/nothing', 'en'],
  ]) {
    const response = await request.get(base + path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`lang="${language}"`);
  }
  await page.open(`${base}/en/404.html`);
  await expect(page.heading('404 - Page Not Found')).toBeVisible();
});

test.describe('a browser with service workers', () => {
  test.use({ serviceWorkers: 'allow' });

  test("caches each language's pages separately", async ({ page }) => {
    const cachedPaths = (scope: string) =>
      page.evaluate(async (prefix) => {
        const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
        const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return all.flat().map(({ url }) => new URL(url).pathname);
      }, `portfolio ${scope} `);
    await page.open(`${base}/skills`);
    await expect.poll(() => cachedPaths(`${base}/`)).toContain(`${base}/skills`);
    await page.open(`${base}/en/skills`);
    await expect.poll(() => cachedPaths(`${base}/en/`)).toContain(`${base}/en/skills`);
    expect(
      (await cachedPaths(`${base}/`)).filter((path) => path.startsWith(`${base}/en/`)),
    ).toEqual([]);
  });
});

test('a monolingual site has no code for switching languages', () => {
  const assets = appPath('dist/assets');
  for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
    // `toHome` occurs only in the language switch. Paths with `/..` occur only in links to other languages.
    expect(readFileSync(join(assets, name), 'utf8'), name).not.toMatch(/toHome|[`'"]\/\.\./);
  }
});

test('a monolingual site has no hreflang links', () => {
  for (const path of pagePaths) {
    const html = readFileSync(appPath(`dist/${documentFile(path)}`), 'utf8');
    expect(html, path).not.toContain('hreflang');
  }
});
