/** What a visitor can have the focus in and leave the page from. */
const controls = 'a[href], button, input, select, textarea, summary';

/** Tells a control from others: controls that read alike and lead to the same place are counted. */
interface Trace {
  text: string | null;
  href: string | null;
  index: number;
}

/** By the key of the history entry. Only while this document lives: otherwise the browser itself gives the focus back. */
const traces = new Map<string, Trace>();

const alike = ({ text, href }: Omit<Trace, 'index'>) =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.textContent === text && control.getAttribute('href') === href,
  );

/** Notes which control has the focus as a page is left, under the key of its history entry. */
export function rememberFocus(historyKey: string) {
  const control = document.activeElement;
  if (!control?.matches(controls)) return;
  const trace = { text: control.textContent, href: control.getAttribute('href') };
  traces.set(historyKey, { ...trace, index: alike(trace).indexOf(control as HTMLElement) });
}

/**
 * Gives the focus back to what had it when the page was left (WCAG 2.2 2.4.3). What a loader still hides gets it once that is gone,
 * unless the visitor has moved on by then.
 */
export function recallFocus(historyKey: string) {
  const trace = traces.get(historyKey);
  const control = trace && alike(trace)[trace.index];
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
