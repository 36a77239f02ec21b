import { css } from 'styled-components';

import { duration, motion } from '../theme';

/** Whether a list is shown, or faded out while a filter is about to be applied. */
export const fadeStates = ['in', 'out'] as const;
export type FadeState = (typeof fadeStates)[number];

/** Fades with `data-state`, 400 ms each way. */
export const fading = css`
  &[data-state='out'] {
    opacity: 0;
  }

  ${motion} {
    transition: opacity ${duration('fade')};
  }
`;
