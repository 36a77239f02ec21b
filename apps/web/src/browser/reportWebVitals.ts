/** Names of the figures, as their definitions have them (https://web.dev/articles/vitals). */
export type WebVitalName = 'CLS' | 'FID' | 'FCP' | 'INP' | 'LCP' | 'TTFB';

/** One figure of how a visit went. */
export interface WebVital {
  name: WebVitalName;
  /** In ms; CLS is a score without a unit. */
  value: number;
}

/** First Input Delay, which INP has replaced and libraries no longer measure: how long the first press waited, in ms. */
function onFID(report: (vital: WebVital) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (!first) return;
    report({ name: 'FID', value: first.processingStart - first.startTime });
    observer.disconnect();
  });
  observer.observe({ type: 'first-input', buffered: true });
}

/**
 * Tells a callback how the visit goes (Specification §7). Each figure comes when it is final: most of them when the page is
 * left or hidden.
 *
 * @param report takes each figure; without it nothing is measured and nothing is loaded
 */
export async function reportWebVitals(report?: (vital: WebVital) => void) {
  if (!report) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => report({ name, value }));
  }
  onFID(report);
}
