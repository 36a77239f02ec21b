import { css, keyframes } from 'styled-components';

import { duration, ease, motion } from '../theme';

const dotsIn = keyframes`
  from { opacity: 0; }
`;

const lineIn = keyframes`
  from { stroke-dasharray: 1; stroke-dashoffset: 1; }
  to { stroke-dasharray: 1; stroke-dashoffset: 0; }
`;

/** Lets the drawings within draw themselves: the dots first, then the line. */
export const drawing = css`
  ${motion} {
    [data-part='dots'] {
      animation: ${dotsIn} ${duration('quick')} ${ease('out')};
    }

    [data-part='line'] {
      animation: ${lineIn} ${duration('line')} ${ease('line')} ${duration('quick')} backwards;
    }
  }
`;
