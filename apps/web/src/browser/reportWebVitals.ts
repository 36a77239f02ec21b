import type { WebVital } from './webVitals';

/**
 * Reports a visit's web vitals. Most are final only when the page is hidden or closed.
 * @param report receives each metric; if omitted, nothing is measured or loaded
 */
export async function reportWebVitals(report?: (vital: WebVital) => void) {
  if (!report) return;
  const { measureWebVitals } = await import('./webVitals');
  measureWebVitals(report);
}
