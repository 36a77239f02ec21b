import { css, keyframes } from 'styled-components';

import { duration, ease, motion } from '../theme';

const dotsIn = keyframes`
  from {
    opacity: 0;
  }
`;

/* Dashed only during the animation, because dashes leave a gap in a closed line. */
const lineIn = keyframes`
  from {
    stroke-dasharray: 1;
    stroke-dashoffset: 1;
  }
  to {
    stroke-dasharray: 1;
    stroke-dashoffset: 0;
  }
`;

/** Animates the `Art` inside: first the dots, then the line. */
export const drawOn = css`
  ${motion} {
    [data-part='dots'],
    [data-part='you'] {
      animation: ${dotsIn} ${duration('quick')} ${ease('out')};
    }

    [data-part='line'] {
      animation: ${lineIn} ${duration('line')} ${ease('line')} ${duration('quick')} backwards;
    }
  }
`;
