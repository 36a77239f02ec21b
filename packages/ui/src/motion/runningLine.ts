import { css, keyframes } from 'styled-components';

import { motion } from '../theme';

const run = keyframes`
  to {
    stroke-dashoffset: -1;
  }
`;

/** Lets a piece of the line of the `Art` inside run round and round. With reduced motion the line stands still, and closed. */
export const runningLine = css`
  ${motion} {
    [data-part='line'] {
      stroke-dasharray: 0.62 0.38;
      animation: ${run} 2.4s linear infinite;
    }
  }
`;
