import { readdirSync } from 'node:fs';
import type { measureWebVitals, WebVital } from '../src/browser/webVitals';
import { expect, appPath, test } from './support';

declare global {
  interface Window {
    report: (vital: WebVital) => void;
  }
}

// By default, pages do not fetch the web vitals module. `site.spec.ts` tests this.
test('reports the web vitals of a visit', async ({ page }) => {
  const reported = new Map<string, number>();
  await page.exposeFunction(
    'report',
    ({ name, value }: WebVital) => void reported.set(name, value),
  );
  await page.open('/skills');
  const chunk = readdirSync(appPath('dist/assets')).find((name) => name.startsWith('webVitals'))!;
  await page.evaluate(async (url) => {
    type Measure = { measureWebVitals: typeof measureWebVitals };
    const { measureWebVitals: measure } = (await import(url)) as Measure;
    measure(window.report);
  }, `/assets/${chunk}`);
  // The largest paint is final after the first click.
  await page.darkTheme.click();
  // Simulates switching to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect
    .poll(() => [...reported.keys()])
    .toEqual(expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']));
  expect(reported.get('LCP')).toBeGreaterThanOrEqual(reported.get('FCP')!);
});
