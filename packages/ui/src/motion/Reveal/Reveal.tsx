import { useScrollReveal } from '@portfolio/behaviors';
import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';

import { ease, motion } from '../../theme';

export interface RevealProps {
  /** How long the entrance takes, in ms (1200, 1000 or 800 by page). */
  durationMs: number;
  /** What it is drawn as: an item where its parent is a list, or a part with styles of its own. */
  as?: ElementType;
  children: ReactNode;
}

const Root = styled.div<{ $durationMs: number }>`
  ${motion} {
    &[data-reveal='waiting'] {
      opacity: 0;
      translate: 0 24px;
    }

    &[data-reveal='entering'] {
      transition:
        opacity ${({ $durationMs }) => $durationMs}ms,
        translate ${({ $durationMs }) => $durationMs}ms ${ease('out')};
    }
  }
`;

/** Brings a part in when it is scrolled to. What is in view at first is there at once, and so is all without scripts, motion, or on paper. */
export function Reveal({ durationMs, as, children }: RevealProps) {
  const { ref, state } = useScrollReveal();
  return (
    <Root as={as} ref={ref} data-reveal={state} $durationMs={durationMs}>
      {children}
    </Root>
  );
}
