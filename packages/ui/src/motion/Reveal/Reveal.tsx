import { useScrollReveal } from '@portfolio/behaviors';
import type { ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';

import { ease, motion } from '../../theme';

export interface RevealProps {
  /** Duration of the animation, in ms; no animation by default. */
  durationMs?: number;
  /** Element or component to render, such as `li`. A `div` by default. */
  as?: ElementType;
  /** Content to animate. */
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

/**
 * Animates content when it scrolls into view, unless it was in view on load. Nothing is animated without JavaScript, with reduced motion
 * or in print.
 */
export function Reveal({ durationMs, as: Element = 'div', children }: RevealProps) {
  if (durationMs === undefined) return <Element>{children}</Element>;
  return (
    <Revealed as={Element} durationMs={durationMs}>
      {children}
    </Revealed>
  );
}

function Revealed({ durationMs, as, children }: RevealProps & { durationMs: number }) {
  const { ref, state } = useScrollReveal();
  return (
    <Root as={as} ref={ref} data-reveal={state} $durationMs={durationMs}>
      {children}
    </Root>
  );
}
