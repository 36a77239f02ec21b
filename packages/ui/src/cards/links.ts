import { css } from 'styled-components';

import { duration, ease, motion, radius, space } from '../theme';

/** What the card is pressed for: the link's area is the whole card. */
export const stretched = css`
  &::before {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** A dot after a link, which stretches into a line when the list item that the link is in is reached for. Nothing else moves. */
export const trailingDot = css`
  &::after {
    content: '';
    border: 0.25rem solid;
    border-radius: ${radius('pill')};
  }

  li:hover &::after {
    margin-inline-end: calc(${space(24)} * -1);
    padding-inline-end: ${space(24)};
  }

  ${motion} {
    &::after {
      transition: ${duration('quick')} ${ease('out')};
    }
  }
`;
