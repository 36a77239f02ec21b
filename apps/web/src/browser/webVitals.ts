import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** One figure of how a visit went, by the name that its definition has (https://web.dev/articles/vitals). */
export interface WebVital {
  name: 'CLS' | 'FID' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
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

/** Measures a visit; see `reportWebVitals`, which loads this where there is somebody to tell. */
export function measureWebVitals(report: (vital: WebVital) => void) {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => report({ name, value }));
  }
  onFID(report);
}
