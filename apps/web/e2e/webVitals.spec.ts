import { readdirSync } from 'node:fs';
import type { measureWebVitals, WebVital } from '../src/browser/webVitals';
import { expect, appPath, test } from './support';

declare global {
  interface Window {
    report: (vital: WebVital) => void;
  }
}

// By default, pages do not fetch the web vitals module. `visits.spec.ts` tests this.
test('reports all six web vitals', async ({ page }) => {
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
  // The click takes 80 ms, because `web-vitals` may ignore interactions shorter than 40 ms.
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const end = performance.now() + 80;
      while (performance.now() < end);
    });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[];
      if (entries.some(({ interactionId }) => interactionId)) document.title = 'reported';
    }).observe({ type: 'event', buffered: true, durationThreshold: 40 });
  });
  await expect(async () => {
    await page.darkTheme.click();
    await expect(page).toHaveTitle('reported', { timeout: 1_000 });
  }).toPass();
  await expect.poll(() => [...reported.keys()]).toContain('FID');
  // Web vitals are reported when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // Simulates switching to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect
    .poll(() => [...reported.keys()].sort())
    .toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  // A CLS of up to 0.1 is good. If the system fonts are wide, loading the site's typefaces causes a shift of 0.014.
  expect(reported.get('CLS')).toBeLessThan(0.1);
  expect(reported.get('LCP')).toBeGreaterThanOrEqual(reported.get('FCP')!);
});
