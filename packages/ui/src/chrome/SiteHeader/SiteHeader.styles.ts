import { keyframes, styled } from 'styled-components';

import { IconButton } from '../../forms/IconButton/IconButton';
import { Container } from '../../layout/Container/Container';
import {
  breakpoints,
  duration,
  ease,
  font,
  layer,
  motion,
  notPrinted,
  row,
  size,
  space,
  square,
} from '../../theme';

/* Container queries, because their `rem` grows with the page's text size. At 200 %, the menu button replaces the links. */
const compact = `@container nav (max-width: ${breakpoints.roomy})`;
const folded = `@container nav (max-width: ${breakpoints.wide})`;

export const Root = styled.header`
  --focus: var(--nav-fg);
  --focus-halo: transparent;
  container: nav / inline-size;
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer('nav')};
  border-block-end: var(--b) solid;
  background: var(--nav-bg);
  color: var(--nav-fg);

  /* A sticky header would cover too much of a short screen. Without scripts, the links may wrap and make the header tall. */
  @media (max-height: 20rem), (scripting: none) {
    position: relative;
  }

  ${notPrinted}
`;

export const Bar = styled(Container)`
  display: flex;
  align-items: stretch;
  gap: ${space(24)};
  min-block-size: 4.625rem;

  ${compact} {
    gap: ${space(16)};
  }

  ${folded} {
    flex-wrap: wrap;
    min-block-size: 4.125rem;
    gap: 0 ${space(8)};

    @media (scripting: none) {
      padding-block-start: ${space(16)};
    }
  }
`;

/** The row's width minus the padding, the mark and the buttons. */
const spaceForName = '(100cqi - 2 * var(--gutter) - 11.5rem)';

export const Brand = styled.a<{ $nameWidth: number }>`
  --dot: var(--nav-dot);
  --dot-ring: transparent;
  /* A long name wraps before the links wrap. */
  flex: 1 0 min-content;
  ${row(12)}
  max-inline-size: max-content;
  margin-inline-end: auto;
  font: 700 1.375rem/1 ${font('display')};
  text-decoration: none;

  svg {
    flex: none;
    ${square('2.375rem')}
  }

  @container nav (${breakpoints.wide} < width <= ${breakpoints.roomy}) {
    gap: ${space(8)};
    font-size: 1.2rem;
  }

  /* The owner's name shrinks to fit in two lines. A word breaks only if it is longer than the row. */
  ${folded} {
    > span {
      font-size: clamp(1rem, ${spaceForName} / ${({ $nameWidth }) => $nameWidth.toFixed(2)}, 1em);
      max-inline-size: calc(100cqi - 2 * var(--gutter) - 2.375rem - ${space(12)});
      overflow-wrap: break-word;
    }
  }
`;

export const Nav = styled.nav`
  display: flex;

  ${folded} {
    display: none;

    /* Puts the links in a separate row. */
    @media (scripting: none) {
      display: flex;
      order: 1;
    }
  }
`;

/* Each link draws its own segment of the line, so that links can wrap. */
export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;

  li {
    display: flex;
    margin-block-end: calc(-1 * var(--b));
    padding-inline: clamp(0.1rem, 0.45vw, 0.55rem);
    border-block-end: var(--b) solid;
  }

  a {
    position: relative;
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: ${space(8)};
    font-size: 1rem;
    font-weight: 500;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset-block-end: calc(-4.5px - var(--b) / 2);
    inset-inline-start: calc(50% - 4.5px);
    ${square('9px')}
    border: 2px solid;
    border-radius: 50%;
    background: var(--nav-bg);
  }

  a:hover::after {
    border-width: 4.5px;
    scale: 1.5;
  }

  a[aria-current] {
    font-weight: 700;
  }

  a[aria-current]::after {
    forced-color-adjust: none;
    border-width: 1px;
    background: var(--nav-dot);
    scale: 2;
  }

  a:focus-visible {
    outline-offset: -4px;
  }

  ${motion} {
    a::after {
      transition: scale ${duration('quick')} ${ease('spring')};
    }
  }

  ${compact} {
    li {
      padding-inline: 0;
    }

    a {
      font-size: ${size('small')};
    }
  }
`;

export const Tools = styled.div`
  ${row(4)}

  ${folded} {
    gap: 0;
    margin-inline-start: auto;
  }

  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

export const Burger = styled(IconButton)`
  @container nav (width > ${breakpoints.wide}) {
    display: none;
  }
`;

/**
 * A list item whose link appears only in the menu. If there is such an item, the menu button is always visible, and the menu's links are
 * smaller, so that more of them fit in the window. The pure annotation lets the bundler drop the styles from sites with few links.
 */
export const MenuOnlyItem = /* @__PURE__ */ (() => styled.li`
  @media (scripting: enabled) {
    ${Links} > & {
      display: none;
    }

    ${Root}:has(&) ${Burger} {
      display: grid;
    }
  }

  dialog nav:has(&) a {
    font-size: min(clamp(1.5rem, 4.2vh, 2.75rem), 12vw);
  }
`)();

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

/* The delay is in CSS, because a timer would need another render. `!important` keeps reduced motion from shortening the delay. */
export const Pending = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-end: calc(-1px - var(--b));
  /* Behind the links' dots. */
  z-index: -1;
  block-size: calc(var(--b) + 2px);
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
