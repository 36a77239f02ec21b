import { styled } from 'styled-components';

import { brightDot, dot } from '../../cards/styles';
import {
  below,
  colour,
  ease,
  font,
  leading,
  motion,
  size,
  space,
  square,
  visuallyHidden,
} from '../../theme';

/** Media query for narrow windows and for devices that cannot hover. In these windows, scrolling selects a drawing. */
export const scrolledWindows = '(max-width: 40rem), (hover: none)';

/** All drawings share one lattice, except in print, without scripts, and with large text on phones. */
const sharedLattice = '@media screen and (scripting: enabled) and (min-width: 18em)';

/** `sharedLattice`, but only in `scrolledWindows`. */
const scrolled = `@media ${scrolledWindows
  .split(', ')
  .map((query) => `screen and (scripting: enabled) and (min-width: 18em) and ${query}`)
  .join(', ')}`;

const timing = `450ms ${ease('line')}`;

const pictures = `
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(40)} clamp(1.5rem, 4.6vw, 5rem);
`;

export const List = styled.ul<{ $count: number }>`
  display: grid;
  ${pictures}

  svg {
    display: block;
    inline-size: 100%;
  }

  > li {
    position: relative;
  }

  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(24)};

    > li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space(24)};
    }
  }

  ${sharedLattice} {
    position: relative;
    --stage: clamp(16rem, 38vw, 30rem);
    grid-template-columns: minmax(0, 1fr) var(--stage);
    grid-template-rows: repeat(${({ $count }) => $count}, auto);
    gap: 0 clamp(1.5rem, 4.6vw, 5rem);

    > li {
      display: contents;
    }
  }

  /* Shrinks the drawing as the text size grows. */
  ${scrolled} {
    --stage: clamp(0px, 100vw - 13rem, min(50vw, 18rem));
    column-gap: ${space(12)};
  }

  /* One row, because a second row could be cut off at the end of the page. */
  @media print {
    ${pictures}
    column-gap: ${space(24)};

    > li {
      display: block;
    }
  }
`;

/** Stacks the drawings on the shared lattice. */
const position = `
  ${sharedLattice} {
    grid-area: 1 / 2 / -1 / 3;
    align-self: center;
    inline-size: var(--stage);

    /* Leaves space for drawings that overflow their canvas. */
    svg {
      padding: 6%;
    }
  }

  ${scrolled} {
    position: sticky;
    inset-block-start: max(5rem, 50svh - 8.5rem);
    align-self: start;
  }
`;

/** The dots, which do not move when the line changes. */
export const Lattice = styled.span`
  display: none;
  pointer-events: none;
  ${position}

  ${sharedLattice} {
    display: block;
  }
`;

/** Wipes from the old drawing to the new one. Animates `translate`, which runs on the compositor. */
export const Drawing = styled.span`
  display: block;

  span {
    display: block;
  }

  ${below('narrow')} {
    flex: none;
    inline-size: 6.5rem;
  }

  ${position}

  ${sharedLattice} {
    --end: calc(var(--stage) * var(--dir));
    --start: calc(var(--stage) * var(--dir) * -1);
    --moved: var(--end);
    --kept: var(--start);
    overflow: clip;
    visibility: hidden;

    > span {
      overflow: clip;
      translate: var(--moved);
    }

    > span > span {
      translate: var(--kept);
    }

    [data-current] ~ li > & {
      --moved: var(--start);
      --kept: var(--end);
    }

    [data-current] > & {
      --moved: 0;
      --kept: 0;
      visibility: visible;
    }

    [data-lattice] > li > & [data-part='dots'] {
      display: none;
    }

    ${motion} {
      transition: visibility ${timing};

      span {
        transition: translate ${timing};
      }
    }
  }
`;

export const Text = styled.p`
  display: block;
  margin-block-start: ${space(16)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};
  line-height: 1.35;
  text-decoration: none;

  /* Large text wraps below the drawing. */
  ${below('narrow')} {
    flex: 1 1 6rem;
  }

  ${sharedLattice} {
    grid-column: 1;
    position: relative;
    margin: 0;
    display: flex;
    flex-wrap: wrap;
    align-content: center;
    align-items: baseline;
    gap: 0 ${space(16)};
    font-size: ${size('body')};
    padding-block: ${space(12)};
    padding-inline-start: ${space(48)};

    &::before {
      content: '';
      position: absolute;
      inset-inline-start: 0.8125rem;
      inset-block: 0;
      border-inline-start: 2px solid ${colour('ink')};
    }

    li:first-child > &::before {
      inset-block-start: 50%;
    }

    li:last-child > &::before {
      inset-block-end: 50%;
    }

    &::after {
      ${dot('1rem', `2px solid ${colour('ink')}`)}
      position: absolute;
      inset-block-start: calc(50% - 0.5rem);
      inset-inline-start: 0.375rem;
      background: ${colour('ground')};
    }

    [data-current] > &::after {
      ${brightDot}
      inset-block-start: calc(50% - 0.875rem);
      inset-inline-start: 0;
      ${square('1.75rem')}
    }
  }

  ${scrolled} {
    min-block-size: 11rem;
    font-size: ${size('small')};
    padding-inline-start: ${space(40)};
  }
`;

export const Name = styled.strong`
  display: block;
  margin-block-end: ${space(4)};
  color: ${colour('ink')};
  font: 700 ${size(4)} / 1.1 ${font('display')};

  ${sharedLattice} {
    margin: 0;
    font-size: ${size(2)};
    line-height: ${leading(1.02)};
  }

  ${scrolled} {
    flex-basis: 100%;
    font-size: ${size(3)};

    a > & {
      text-decoration: underline;
    }
  }
`;

/** The project's name, used as the link text. */
export const ProjectName = styled.span`
  display: block;
  margin-block-start: ${space(4)};
  text-decoration: underline;

  ${sharedLattice} {
    flex-basis: 100%;
    margin: 0;
  }

  /* Hidden, because there is no space beside the lattice. */
  ${scrolled} {
    ${visuallyHidden}
  }
`;
