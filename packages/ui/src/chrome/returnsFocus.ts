/** A `ref`, or layout effect, for a panel that may go while it has the focus: that then returns to where it came from. */
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
