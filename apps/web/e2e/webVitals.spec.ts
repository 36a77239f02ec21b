import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { WebVital } from '../src/browser/webVitals';
import { expect, open, test } from './support';

/** The reporter as an owner would use it, bundled into one script that hands its figures to `window.take`. */
async function scriptWithCallback() {
  const reporter = fileURLToPath(new URL('../src/browser/reportWebVitals.ts', import.meta.url));
  const application = 'virtual:application';
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'application',
        resolveId: (id) => (id === application ? id : undefined),
        load: (id) =>
          id === application
            ? `import { reportWebVitals } from ${JSON.stringify(reporter)}; void reportWebVitals(window.take);`
            : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: application, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

test('with a callback all six figures of a visit are told', async ({ page }) => {
  const told = new Map<string, number>();
  await page.exposeFunction('take', ({ name, value }: WebVital) => void told.set(name, value));
  await page.addInitScript(await scriptWithCallback());
  await open(page, '/skills');
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
    await page.getByRole('button', { name: 'Dark theme' }).click();
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
