import type { ReactNode } from 'react';

import { Reveal } from './Reveal';

/** A list item that is animated when it scrolls into view, if `revealMs` is set. */
export function RevealItem({ revealMs, children }: { revealMs?: number; children: ReactNode }) {
  if (revealMs === undefined) return <li>{children}</li>;
  return (
    <Reveal as="li" durationMs={revealMs}>
      {children}
    </Reveal>
  );
}
