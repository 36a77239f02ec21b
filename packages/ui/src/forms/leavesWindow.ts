import type { FocusEvent } from 'react';

/**
 * Whether an element loses the focus only because the window does: someone who looks at another window, or at what stands beside a
 * frame, comes back to what they left, so a list that is open stays open. The document still holds the element as its active one.
 */
export const leavesWindow = ({ target }: FocusEvent): boolean => target === document.activeElement;
