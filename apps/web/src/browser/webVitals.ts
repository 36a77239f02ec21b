import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** See https://web.dev/articles/vitals. */
export interface WebVital {
  name: 'CLS' | 'FID' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** In ms; CLS has no unit. */
  value: number;
}

/** Measures First Input Delay, which the `web-vitals` library no longer measures. */
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

/** Measures a visit's web vitals. */
export function measureWebVitals(report: (vital: WebVital) => void) {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    measure(({ name, value }) => report({ name, value }));
  }
  onFID(report);
}
