import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** A polite live region that is always there: what is put into it is read out (WCAG 2.2 4.1.3). */
export const Announcer = ({ id }: { id: string }) => (
  <VisuallyHidden as="div" id={id} aria-live="polite" />
);
