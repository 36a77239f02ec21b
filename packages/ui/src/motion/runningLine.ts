import { css, keyframes } from 'styled-components';

import { motion } from '../theme';

const run = keyframes`
  to {
    stroke-dashoffset: -1;
  }
`;

/** Moves a gap along the line of the contained `Art`. With reduced motion, the line is closed and still. */
export const runningLine = css`
  ${motion} {
    [data-part='line'] {
      stroke-dasharray: 0.62 0.38;
      animation: ${run} 2.4s linear infinite;
    }
  }
`;
