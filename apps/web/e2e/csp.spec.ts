import { expect, test } from './support';

declare global {
  interface Window {
    violatedDirectives: string[];
  }
}

// All other tests check the policies too: a violation logs a console error, which fails the test (`support.ts`).

test('blocks injected markup, code, styles and third-party requests', async ({ page }) => {
  page.expectErrors(/Content Security Policy|Trusted|Refused|violates/);
  await page.addInitScript(() => {
    window.violatedDirectives = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      window.violatedDirectives.push(effectiveDirective),
    );
  });
  await page.open('/about');
  const result = await page.evaluate(async () => {
    // Code that runs synchronously in `evaluate` bypasses the policy.
    await new Promise((resolve) => setTimeout(resolve));
    const attempt = (action: () => void) => {
      try {
        action();
        return 'allowed';
      } catch {
        return 'blocked';
      }
    };
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    document.body.append(style);
    const results = {
      markup: attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      code: attempt(() => {
        // oxlint-disable-next-line no-eval -- the policy must block it
        window.eval('1');
      }),
      script: attempt(() => {
        document.createElement('script').text = 'document.title = "taken over"';
      }),
      colour: getComputedStyle(document.body).color,
    };
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/x.js';
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(script, frame);
    // The policy blocks the request, so `fetch` always rejects.
    void fetch('https://elsewhere.example/').catch(() => undefined);
    return results;
  });
  expect(result).toMatchObject({ markup: 'blocked', code: 'blocked', script: 'blocked' });
  expect(result.colour).not.toBe('rgb(255, 0, 0)');
  await expect
    .poll(() => page.evaluate(() => window.violatedDirectives))
    .toEqual(
      expect.arrayContaining([
        'connect-src',
        'frame-src',
        'require-trusted-types-for',
        'script-src-elem',
        'style-src-elem',
      ]),
    );
});
