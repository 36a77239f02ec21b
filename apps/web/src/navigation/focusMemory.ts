const controls = 'a[href], button, input, select, textarea, summary';

/** Identifies a control. The index distinguishes controls with the same text and target. */
interface Trace {
  text: string | null;
  href: string | null;
  index: number;
}

/** Focused controls by history key. After a page load, the browser restores focus itself. */
const traces = new Map<string, Trace>();

const matching = ({ text, href }: Omit<Trace, 'index'>) =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.textContent === text && control.getAttribute('href') === href,
  );

export function rememberFocus(historyKey: string) {
  const control = document.activeElement;
  if (!control?.matches(controls)) return;
  const trace = { text: control.textContent, href: control.getAttribute('href') };
  traces.set(historyKey, { ...trace, index: matching(trace).indexOf(control as HTMLElement) });
}

/**
 * Restores focus to the control that had it (WCAG 2.2 2.4.3).
 * If a loader covers the control, waits for it unless focus moves in the meantime.
 */
export function restoreFocus(historyKey: string) {
  const trace = traces.get(historyKey);
  const control = trace && matching(trace)[trace.index];
  if (!control) return;
  const before = document.activeElement;
  control.focus({ preventScroll: true });
  const loading = control.closest('[aria-busy=true]');
  if (!loading) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (document.activeElement === before) control.focus({ preventScroll: true });
  });
  observer.observe(loading, { attributeFilter: ['aria-busy'] });
}
