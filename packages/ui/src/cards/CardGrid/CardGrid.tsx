import { Children, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { below, motion } from '../../theme';
import { Reveal } from '../../motion/Reveal/Reveal';

export interface CardGridProps {
  /**
   * Cards in a row of a wide window:
   * - `open`: three, for cards without a background
   * - `mix`: two, the first wider in odd rows and the second wider in even rows
   * - `thirds`: three
   * - `tiles`: four, close together
   * - `bands`: three
   * - `single`: one
   * - `stats`: two in the first row, then one
   */
  layout: keyof typeof layouts;
  /** Duration of the reveal animation, in ms; no animation by default. */
  revealMs?: number;
  /** Fades the list out, for example while a filter is applied. */
  isFading?: boolean;
  /** Duration of each fade, in ms. */
  fadeMs?: number;
  /** The cards. */
  children: ReactNode;
}

const projectGap = 'gap: clamp(2.25rem, 4vw, 4rem) clamp(1rem, 2vw, 2rem);';

const layouts = {
  open: css`
    --columns: 3;
    gap: clamp(2rem, 3.6vw, 3.5rem) clamp(1.25rem, 3vw, 3rem);

    ${below('tablet')} {
      --columns: 2;
    }

    ${below('narrow')} {
      --columns: 1;
    }
  `,
  mix: css`
    --columns: 12;
    --cover-height: clamp(15rem, 27vw, 26rem);
    --cover-ratio: auto;
    ${projectGap}

    > :nth-child(4n + 1),
    > :nth-child(4n) {
      grid-column: span 7;
    }

    > :nth-child(4n + 2),
    > :nth-child(4n + 3) {
      grid-column: span 5;
    }

    ${below('columns')} {
      --cover-height: auto;
      --cover-ratio: 4/3;

      > :nth-child(n) {
        grid-column: span 6;
      }
    }

    /* A single column, because the gaps between twelve columns would not fit with large text. */
    ${below('narrow')} {
      --columns: 1;

      > :nth-child(n) {
        grid-column: 1;
      }
    }
  `,
  thirds: css`
    --columns: 3;
    ${projectGap}

    ${below('narrow')} {
      --columns: 1;
    }
  `,
  tiles: css`
    --columns: 4;

    /* Two columns, or one if large text would break within words. */
    ${below('medium')} {
      @media screen {
        grid-template-columns: repeat(auto-fill, minmax(max(7.5rem, 40%), 1fr));
      }
    }
  `,
  bands: css`
    --columns: 3;

    ${below('medium')} {
      @media screen {
        --columns: 1;
      }
    }
  `,
  stats: css`
    --columns: 12;

    > :nth-child(1) {
      grid-column: span 7;
    }

    > :nth-child(2) {
      grid-column: span 5;
    }

    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }

    ${below('tablet')} {
      > :nth-child(n) {
        grid-column: 1 / -1;
      }
    }
  `,
  single: css`
    --columns: 1;
  `,
};

const Grid = styled.ul<{ $layout: CardGridProps['layout']; $fadeMs: number }>`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: clamp(0.75rem, 1.5vw, 1.5rem);

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  &[data-fading='true'] {
    opacity: 0;
  }

  ${motion} {
    transition: opacity ${({ $fadeMs }) => $fadeMs}ms;
  }

  ${({ $layout }) => layouts[$layout]}
`;

/** A list of cards in columns, with equal heights in each row. */
export function CardGrid({ layout, revealMs, isFading, fadeMs = 0, children }: CardGridProps) {
  return (
    <Grid $layout={layout} $fadeMs={fadeMs} data-fading={isFading}>
      {Children.map(
        children,
        (card) =>
          card && (
            <Reveal as="li" durationMs={revealMs}>
              {card}
            </Reveal>
          ),
      )}
    </Grid>
  );
}
