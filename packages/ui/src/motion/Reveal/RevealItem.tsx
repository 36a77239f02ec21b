import type { ReactNode } from 'react';

import { Reveal } from './Reveal';

/** A list item that appears when scrolled to, if a duration in ms is given. */
export function RevealItem({ revealMs, children }: { revealMs?: number; children: ReactNode }) {
  if (revealMs === undefined) return <li>{children}</li>;
  return (
    <Reveal as="li" durationMs={revealMs}>
      {children}
    </Reveal>
  );
}
