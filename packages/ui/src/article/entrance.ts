import { css, keyframes } from 'styled-components';

import { ease, motion } from '../theme';

const fade = keyframes`from { opacity: 0; }`;
const slide = keyframes`from { translate: var(--from); }`;

/** When each part of a detail page enters, in ms, and for how long. */
export const entranceMs = {
  head: 0,
  heading: 200,
  dates: 400,
  side: 600,
  prose: 800,
  duration: 800,
} as const;

/** From where a part comes, as a `translate`; the sides follow the writing direction. */
const origins = {
  head: '0 0',
  heading: '0 -28px',
  dates: 'calc(28px * var(--dir)) 0',
  side: 'calc(-28px * var(--dir)) 0',
  prose: 'calc(28px * var(--dir)) 0',
} as const;

/**
 * A part's entrance: it slides to its place after the specified delay. Words also fade in, but only when the visitor came from
 * another page of the site (`data-navigated` on the root): on a first visit they are painted at once and merely move, so that
 * nobody waits for text that has arrived. Without motion all stand in their places.
 */
export const entering = (part: keyof typeof origins) => css`
  ${motion} {
    --from: ${origins[part]};
    animation: ${slide} ${entranceMs.duration}ms ${ease('out')} ${entranceMs[part]}ms both;

    [data-navigated] & {
      animation:
        ${slide} ${entranceMs.duration}ms ${ease('out')} ${entranceMs[part]}ms both,
        ${fade} ${entranceMs.duration}ms ${entranceMs[part]}ms both;
    }
  }
`;
