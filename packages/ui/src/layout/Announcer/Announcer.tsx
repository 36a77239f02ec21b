import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

export interface AnnouncerProps {
  /** By which whoever has something to say finds the region. */
  id: string;
}

/** A polite live region that is always there: what is put into it is read out (WCAG 2.2 4.1.3). */
export const Announcer = ({ id }: AnnouncerProps) => (
  <VisuallyHidden as="div" id={id} aria-live="polite" />
);
