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
  const blocked = await page.evaluate(async () => {
    // Code that runs synchronously in `evaluate` bypasses the policy.
    await new Promise((resolve) => setTimeout(resolve));
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/x.js';
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(style, script, frame);
    // The policy blocks the request, so `fetch` always rejects.
    void fetch('https://elsewhere.example/').catch(() => undefined);
    return [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      // oxlint-disable-next-line no-eval -- the policy must block it
      () => window.eval('1') as unknown,
      () => (document.createElement('script').text = 'document.title = "taken over"'),
    ].filter((attempt) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    }).length;
  });
  expect(blocked).toBe(3);
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
