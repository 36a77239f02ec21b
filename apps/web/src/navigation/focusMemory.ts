const controls = 'a[href], button, input, select, textarea, summary';

/** The index distinguishes controls with the same text and target. */
interface SavedControl {
  text: string | null;
  href: string | null;
  index: number;
}

const savedControls = new Map<string, SavedControl>();

const matchingControls = ({ text, href }: Omit<SavedControl, 'index'>) =>
  [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.textContent === text && control.getAttribute('href') === href,
  );

export function rememberFocus(historyKey: string) {
  const control = document.activeElement;
  if (!control?.matches(controls)) return;
  const saved = { text: control.textContent, href: control.getAttribute('href') };
  savedControls.set(historyKey, {
    ...saved,
    index: matchingControls(saved).indexOf(control as HTMLElement),
  });
}

/**
 * Moves focus back to the saved control (WCAG 2.2, 2.4.3).
 * If a loader covers the control, tries again when the loader disappears, unless focus has moved by then.
 */
export function restoreFocus(historyKey: string) {
  const saved = savedControls.get(historyKey);
  const control = saved && matchingControls(saved)[saved.index];
  if (!control) return;
  const focusedBefore = document.activeElement;
  control.focus({ preventScroll: true });
  const loading = control.closest('[aria-busy=true]');
  if (!loading) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    if (document.activeElement === focusedBefore) control.focus({ preventScroll: true });
  });
  observer.observe(loading, { attributeFilter: ['aria-busy'] });
}
