import type { Page } from '@playwright/test';
import { expect, hydrated, pagePaths, test } from './support';

interface Violation {
  directive: string;
  blocked: string;
}

/** Notes everything that the page's policies block, from the first line of its first script on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const violations: Violation[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push({ directive: event.effectiveDirective, blocked: event.blockedURI });
    });
  });

const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: Violation[] }).violations);

// Whatever is blocked is an error in the console too, which fails every test of every other file (`support.ts`): forms, chat,
// translation and bot check are tried there, under the same policies.
test.beforeEach(({ page }) => watch(page));

for (const path of [...pagePaths, '/no/such/page']) {
  test.describe(path, () => {
    if (path === '/no/such/page') test.use({ expects: { errors: /404/ } });

    test('lives under its policies without a violation', async ({ page }) => {
      const response = await page.goto(path);
      const header = (await response?.allHeaders())?.['content-security-policy'] ?? '';
      const own = await page
        .locator('meta[http-equiv="Content-Security-Policy"]')
        .getAttribute('content');
      for (const policy of [header, own ?? '']) {
        expect(policy).toContain("script-src 'self'");
        expect(policy).not.toContain('unsafe-');
        expect(policy).toContain("require-trusted-types-for 'script'");
      }
      expect(header).toContain("frame-ancestors 'none'");
      expect(own).toContain("default-src 'none'");

      await hydrated(page);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await expect(page.locator('body')).toHaveClass(/dark/);
      // Everything that waits to be scrolled to.
      await page.mouse.wheel(0, 20_000);
      await page.waitForTimeout(300);
      expect(await violationsOf(page)).toEqual([]);
    });
  });
}

test('filters, accordion and navigation work under the policies', async ({ page }) => {
  await page.goto('/skills');
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Search skills' }).fill('SQL');
  await expect(page.getByRole('meter')).toHaveCount(1);
  for (const name of ['Projects', 'Blogs', 'Certificates', 'Contact', 'Resume', 'Activity']) {
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(name === 'Activity' ? 'my-activity' : name, 'i'));
    await page.waitForTimeout(100);
  }
  expect(await violationsOf(page)).toEqual([]);
});

test.describe('what an attacker would try', () => {
  test.use({ expects: { errors: /Content Security Policy|Trusted|Refused|violates/ } });

  test('is blocked: markup from text, code from text, inline code and styles', async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    const outcome = await page.evaluate(async () => {
      // What a test calls directly may do more than the page itself.
      await new Promise((resolve) => setTimeout(resolve));
      const attempt = (action: () => void) => {
        try {
          action();
          return 'went through';
        } catch {
          return 'blocked';
        }
      };
      const inline = document.createElement('style');
      inline.textContent = 'body { color: red }';
      document.head.append(inline);
      return {
        markup: attempt(() => {
          document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
        }),
        code: attempt(() => {
          window.eval('1');
        }),
        script: attempt(() => {
          document.createElement('script').text = 'document.title = "taken over"';
        }),
        colour: getComputedStyle(document.body).color,
      };
    });
    expect(outcome).toMatchObject({ markup: 'blocked', code: 'blocked', script: 'blocked' });
    expect(outcome.colour).not.toBe('rgb(255, 0, 0)');
    const blocked = (await violationsOf(page)).map(({ directive }) => directive);
    expect(blocked).toContain('require-trusted-types-for');
    expect(blocked.join()).toContain('style-src');
  });

  test("is blocked: scripts, frames and posts to a host that is no service's", async ({ page }) => {
    await page.goto('/about');
    await hydrated(page);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = 'https://elsewhere.example/x.js';
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(script, frame);
      void fetch('https://elsewhere.example/').catch(() => undefined);
    });
    await expect
      .poll(async () => (await violationsOf(page)).map(({ directive }) => directive).sort())
      .toEqual(expect.arrayContaining(['connect-src', 'frame-src', 'script-src-elem']));
  });
});
