/** Returns focus to the previously focused element when a panel that contains focus is removed. Use it as a `ref` or in a layout effect. */
export function returnFocus(panel: HTMLElement | null) {
  if (!panel) return;
  let previousFocus: EventTarget | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!panel.contains(relatedTarget as Node | null)) previousFocus = relatedTarget;
  };
  panel.addEventListener('focusin', remember);
  return () => {
    panel.removeEventListener('focusin', remember);
    if (panel.contains(document.activeElement) && previousFocus instanceof HTMLElement)
      previousFocus.focus();
  };
}
