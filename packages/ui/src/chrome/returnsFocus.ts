/**
 * A `ref`, or layout effect, for a panel that may go while it has the focus: the focus then returns to where it came from instead of falling
 * back to the top of the page. Does nothing when the panel goes without the focus.
 */
export function returnsFocus(panel: HTMLElement | null) {
  if (!panel) return;
  let cameFrom: EventTarget | null = null;
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!panel.contains(relatedTarget as Node | null)) cameFrom = relatedTarget;
  };
  panel.addEventListener('focusin', remember);
  return () => {
    panel.removeEventListener('focusin', remember);
    if (panel.contains(document.activeElement) && cameFrom instanceof HTMLElement) cameFrom.focus();
  };
}
