import { styled } from 'styled-components';

import { colour, column, size, space } from '../../theme';
import { drawOn } from '../../motion/drawOn';

/** A message that fills the window below the navigation. */
export const Screen = styled.div`
  --dot: ${colour('hero-dot')};
  --dot-ring: ${colour('hero-fg')};
  flex: 1;
  ${column}
  align-items: center;
  justify-content: center;
  gap: clamp(1.5rem, 4vh, 3rem);
  min-block-size: calc(100svh - 4.75rem);
  padding: ${space(32)} var(--gutter) ${space(64)};
  background: ${colour('hero')};
  color: ${colour('hero-fg')};
  text-align: center;

  h1 {
    max-inline-size: 100%;
    font-size: ${size(2)};
  }

  > p {
    max-inline-size: 30em;
    color: ${colour('hero-2')};
  }

  @media print {
    min-block-size: 0;
    background: none;
    color: inherit;
  }
`;

export const Picture = styled.div`
  inline-size: min(26rem, 100%);

  ${drawOn}
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(12)};
`;

/* The pure annotation lets the bundler drop the styles from sites with kolams. */
export const Digits = /* @__PURE__ */ (() => styled.div`
  display: flex;
  justify-content: center;
  gap: 6%;
  inline-size: min(40rem, 84%);

  svg {
    flex: 1;
    min-inline-size: 0;
  }
`)();
