/** A `ref` or layout effect that returns focus to where it came from when a focused panel is removed. */
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
