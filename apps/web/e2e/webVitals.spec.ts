import { readdirSync } from 'node:fs';
import type { measureWebVitals, WebVital } from '../src/browser/webVitals';
import { expect, inApp, test } from './support';

// That nothing is measured or loaded where nobody asks for it: visits.spec.ts.
test('where an owner wants the figures of a visit, all six are told', async ({ page }) => {
  const told = new Map<string, number>();
  await page.exposeFunction('take', ({ name, value }: WebVital) => void told.set(name, value));
  await page.open('/skills');
  const chunk = readdirSync(inApp('dist/assets')).find((name) => name.startsWith('webVitals'))!;
  await page.evaluate(async (url) => {
    type Measure = { measureWebVitals: typeof measureWebVitals };
    const { measureWebVitals: measure } = (await import(url)) as Measure;
    measure((window as unknown as { take: (vital: WebVital) => void }).take);
  }, `/assets/${chunk}`);
  // Presses that are answered within 40 ms are not told one by one; the browser tells of others once it has drawn the answer.
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const end = performance.now() + 80;
      while (performance.now() < end);
    });
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[];
      if (entries.some(({ interactionId }) => interactionId)) document.title = 'told';
    }).observe({ type: 'event', buffered: true, durationThreshold: 40 });
  });
  await expect(async () => {
    await page.darkTheme.click();
    await expect(page).toHaveTitle('told', { timeout: 1_000 });
  }).toPass();
  await expect.poll(() => [...told.keys()]).toContain('FID');
  // The figures take it in when nothing else is to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  // As when the visitor turns to another tab.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect
    .poll(() => [...told.keys()].sort())
    .toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
  expect(told.get('CLS')).toBeLessThan(0.01);
  expect(told.get('LCP')).toBeGreaterThanOrEqual(told.get('FCP')!);
});
