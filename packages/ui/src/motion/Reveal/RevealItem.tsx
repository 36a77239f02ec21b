import type { ReactNode } from 'react';

import { Reveal } from './Reveal';

/** A list item that animates in when scrolled to, if it has a duration (in ms). */
export function RevealItem({ revealMs, children }: { revealMs?: number; children: ReactNode }) {
  if (revealMs === undefined) return <li>{children}</li>;
  return (
    <Reveal as="li" durationMs={revealMs}>
      {children}
    </Reveal>
  );
}
