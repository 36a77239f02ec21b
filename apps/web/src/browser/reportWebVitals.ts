import type { WebVital } from './webVitals';

/**
 * Tells a callback how the visit goes. Each figure comes when it is final: most of them when the page is left or hidden.
 *
 * @param report takes each figure; without it nothing is measured and nothing is loaded
 */
export async function reportWebVitals(report?: (vital: WebVital) => void) {
  if (!report) return;
  const { measureWebVitals } = await import('./webVitals');
  measureWebVitals(report);
}
