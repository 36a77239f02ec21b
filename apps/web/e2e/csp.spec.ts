import { expect, test } from './support';

// All other tests check the policies too: a violation logs a console error, which fails the test (`support.ts`).
test('blocks injected markup, code, styles and third-party requests', async ({ page }) => {
  page.expectErrors(/Content Security Policy|Trusted|Refused|violates/);
  await page.open('/about');
  const { blocked, violated } = await page.evaluate(async () => {
    const violated: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      violated.push(effectiveDirective),
    );
    // Code that runs synchronously in `evaluate` bypasses the policy.
    await new Promise((resolve) => setTimeout(resolve));
    const style = document.createElement('style');
    style.textContent = 'body { color: red }';
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/x.js';
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(style, script, frame);
    await fetch('https://elsewhere.example/').catch(() => undefined);
    const blocked = [
      () => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      // oxlint-disable-next-line no-eval -- the policy must block it
      () => window.eval('1') as unknown,
    ].filter((attempt) => {
      try {
        return !attempt();
      } catch {
        return true;
      }
    }).length;
    // Violations are reported in later tasks.
    for (let waits = 0; waits < 100 && new Set(violated).size < 5; waits++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { blocked, violated };
  });
  expect(blocked).toBe(2);
  expect(violated).toEqual(
    expect.arrayContaining([
      ...['connect-src', 'frame-src', 'require-trusted-types-for'],
      ...['script-src-elem', 'style-src-elem'],
    ]),
  );
});
