import { css, keyframes } from 'styled-components';

import { ease, motion } from '../theme';

const fade = keyframes`from { opacity: 0; }`;
const slide = keyframes`from { translate: var(--from); }`;

/** When each part of a detail page enters, and how long that takes; in ms. */
export interface Entrance {
  durationMs: number;
  delaysMs: { heading: number; dates: number; panel: number; prose: number };
}

/** From where a part comes, as a `translate`; the sides follow the writing direction. */
const origins = {
  head: '0 0',
  heading: '0 -28px',
  dates: 'calc(28px * var(--dir)) 0',
  panel: 'calc(-28px * var(--dir)) 0',
  prose: 'calc(28px * var(--dir)) 0',
} as const;

/**
 * A part's entrance: it slides to its place after the specified delay. Words also fade in, but only when the visitor came from
 * another page of the site (`data-navigated` on the root): on a first visit they are painted at once and merely move, so that
 * nobody waits for text that has arrived. Without motion all stand in their places.
 */
export const entering = (part: keyof typeof origins) => {
  const timing = ({ $entrance: { durationMs, delaysMs } }: { $entrance: Entrance }) =>
    `${durationMs}ms ${part === 'head' ? 0 : delaysMs[part]}ms both`;
  return css<{ $entrance: Entrance }>`
    ${motion} {
      --from: ${origins[part]};
      animation: ${slide} ${timing} ${ease('out')};

      [data-navigated] & {
        animation:
          ${slide} ${timing} ${ease('out')},
          ${fade} ${timing};
      }
    }
  `;
};
