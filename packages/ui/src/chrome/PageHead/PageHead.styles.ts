import { css, styled } from 'styled-components';

import { artLayout } from '../../art/Art';
import { Container } from '../../layout/Container/Container';
import { drawOn } from '../../motion/drawOn';
import {
  below,
  breakpoints,
  colour,
  column,
  font,
  leading,
  notPrinted,
  onTile,
  size,
  space,
  tileVars,
  type Tile,
} from '../../theme';

export type PageHeadSize = 'page' | 'long' | 'banner' | 'article';

/* Windows in which the drawing is above the title. On phones in landscape, the title would not fit below. */
export const stacked = `@media (max-width: 35rem), (max-width: ${breakpoints.medium}) and (orientation: portrait)`;

export const Root = styled.div<{ $tile: Tile; $size: PageHeadSize }>`
  ${({ $tile }) => tileVars($tile)}
  ${onTile}
  position: relative;
  overflow: clip;
  margin-block-end: ${({ $size }) => ($size === 'article' ? 0 : 'clamp(1.75rem, 3.6vw, 3.25rem)')};

  /* A blank tile's line colour is too pale for text. */
  ${({ $tile }) =>
    $tile === 'blank' && `color: ${colour('ink')}; [data-part='line'] { display: none; }`}

  @media print {
    background: none;
    color: inherit;
  }
`;

const titles = {
  page: css`
    font-size: min(${size('page')}, 19vw);
    line-height: ${leading(0.84)};
    letter-spacing: -0.028em;
    /* The title wraps before it reaches the drawing. */
    max-inline-size: min(7.4em - 5em * var(--extra-leading), 62vw);

    /* At this width, titles wrap at the same word in the site's typeface and in the narrower fallback. */
    ${below('narrow')} {
      max-inline-size: 5.2em;
    }
  `,
  long: css`
    font-size: min(${size(1)}, 13.5vw);
    line-height: ${leading(0.9)};
    max-inline-size: min(8.6em, 62vw);

    ${stacked} {
      max-inline-size: 8.6em;
    }
  `,
};

export const Text = styled(Container)<{ $size: PageHeadSize }>`
  position: relative;
  z-index: 1;
  ${column}
  justify-content: flex-end;
  min-block-size: clamp(17rem, 31vw, 30rem);
  padding-block: clamp(2rem, 4vw, 3.5rem) clamp(1.5rem, 3vw, 2.75rem);

  h1 {
    margin-inline-start: -0.03em;
    ${({ $size }) => titles[$size === 'long' || $size === 'article' ? 'long' : 'page']}
  }

  /* Adds space, because Arabic letters reach so far below the baseline that the page head would clip them. */
  &:is(:lang(ar), :lang(fa), :lang(ur)) > h1:last-child {
    padding-block-end: 0.15em;
  }

  > p {
    margin-block-start: ${space(24)};
    max-inline-size: min(27em, 50vw);
    font-size: ${size('lead')};
    line-height: 1.42;
    text-wrap: balance;
  }

  ${stacked} {
    min-block-size: 0;

    /* Space for the drawing. */
    &:not(:last-child) {
      padding-block-start: 62vw;
    }

    > p {
      max-inline-size: 27em;
    }
  }

  /* The owner line ends before the drawing, even with large text. */
  ${({ $size }) =>
    $size !== 'article' &&
    css`
      > div {
        max-inline-size: 56vw;

        ${stacked} {
          max-inline-size: none;
        }
      }
    `}

  ${({ $size }) =>
    $size === 'banner' &&
    css`
      > p {
        font: 600 ${size(3)} / 1.1 ${font('display')};
      }
    `}

  ${({ $size }) =>
    $size === 'article' &&
    css`
      min-block-size: 0;

      h1 {
        max-inline-size: 13em;
      }

      ${stacked} {
        padding-block-start: ${space(32)};
      }
    `}

  @media print {
    min-block-size: 0;
    padding-block: 0 ${space(16)};

    > p {
      max-inline-size: none;
    }
  }
`;

/*
 * --p: distance between dots
 * --end: how far the drawing extends past the end edge, as a multiple of --p
 * --down: downward offset, as a multiple of --p
 * On narrow screens, --narrow replaces --p, and --past replaces --end with a length.
 */
const small = '--p: min(3.35vw, 3.2rem); --end: 1.25; --past: 26vw;';
const positions = {
  ring: '--past: 26vw;',
  diamond: '--end: 3.1; --past: 36vw;',
  // The dots stand for four stops on a line.
  stops:
    'align-items: start; --end: 2.2; --down: 0.7; --past: 24vw; @media (max-width: 66rem) { --end: 5.2; }',
  // The dots stand for twenty certificates.
  twenty: '--p: min(6.4vw, 6.5rem); --narrow: 14vw; --end: 0.5; --past: 9vw;',
  stair: 'align-items: end; --end: 1.25; --down: 0.55; --past: 26vw;',
  // Each column of dots stands for the seven days of a week.
  week: 'align-items: start; --p: min(2.9vw, 3rem); --narrow: 7.6vw; --end: 3.25; --down: 0.9; --past: 24vw;',
  // The two diamonds stand for two people.
  pair: 'align-items: start; --end: 2; --down: 0.8; --past: 27.5vw; @media (max-width: 66rem) { --end: 3.2; }',
  // The columns of dots stand for seventeen questions.
  seventeen: 'align-items: start; --down: 0.9;',
  octagon: small,
  plain: small,
};
export type HeadShape = keyof typeof positions;

export const Kolam = styled.div<{ $shape: HeadShape }>`
  --p: min(3.35vw, 3.5rem);
  --end: 2.25;
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: safe center;
  ${({ $shape }) => positions[$shape]}

  svg {
    flex: none;
    position: relative;
    inset-block-start: calc(var(--p) * var(--down, 0));
    inline-size: calc(
      ${({ $shape }) => artLayout(`heads/${$shape}`)?.[0].split(' ')[2]} / 20 * var(--p)
    );
    max-inline-size: none;
    margin-inline-end: calc(var(--p) * var(--end) * -1);
    scale: var(--dir) 1;
  }

  ${drawOn}

  ${stacked} {
    --p: var(--narrow, 8.6vw);
    inset-block-end: auto;
    align-items: end;
    block-size: 54vw;

    svg {
      inset-block-start: 0;
      margin-inline-end: calc(var(--past, var(--p) * 2.25) * -1);
    }
  }

  ${notPrinted}
`;
