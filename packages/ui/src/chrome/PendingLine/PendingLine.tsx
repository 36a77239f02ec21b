import { keyframes, styled } from 'styled-components';

import { duration, motion } from '../../theme';

export interface PendingLineProps {
  /** Whether the next page is being fetched. */
  isPending: boolean;
  /** What is on its way, for assistive technology. */
  label?: string;
}

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

const run = keyframes`
  from {
    transform: translateX(calc(-100% * var(--dir)));
  }
  to {
    transform: translateX(calc(250% * var(--dir)));
  }
`;

/* The waiting is CSS's, so that a page that is there at once costs no rendering. `!important`: the delay is no motion, and the
   base style's rule for reduced motion must not cut it. */
const Root = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: -3px;
  /* Behind the stops. */
  z-index: -1;
  block-size: 4px;
  overflow: clip;
  animation: ${appear} 1ms 300ms backwards;
  animation-delay: 300ms !important;

  &::before {
    content: '';
    display: block;
    block-size: 100%;
    background: var(--nav-fg);
    border-inline-end: 0.75rem solid var(--nav-dot);
  }

  ${motion} {
    &::before {
      inline-size: 40%;
      animation: ${run} ${duration('line')} linear infinite;
    }
  }
`;

/**
 * A segment that runs along the navigation's route line while the next page is being fetched. It shows after 300 ms, so that quick pages
 * do not flicker. Stands inside `SiteHeader`.
 */
export function PendingLine({ isPending, label = WORDS.page.loading }: PendingLineProps) {
  return isPending ? <Root role="progressbar" aria-label={label} /> : null;
}
