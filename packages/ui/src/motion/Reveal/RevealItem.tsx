import type { ReactNode } from 'react';

import { Reveal } from './Reveal';

/** An item of a list, which appears when it is scrolled to if a time is given, in ms. */
export function RevealItem({ revealMs, children }: { revealMs?: number; children: ReactNode }) {
  if (revealMs === undefined) return <li>{children}</li>;
  return (
    <Reveal as="li" durationMs={revealMs}>
      {children}
    </Reveal>
  );
}
