import { Children, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { below, motion } from '../../theme';
import { RevealItem } from '../../motion/Reveal/RevealItem';

/** `mix` alternates 7/5 and 5/7 columns; `three` has equal thirds. */
export const projectGridLayouts = ['mix', 'three'] as const;
export type ProjectGridLayout = (typeof projectGridLayouts)[number];

export interface ProjectGridProps {
  /** How wide the cards are. */
  layout?: ProjectGridLayout;
  /** Whether the grid is faded out, while a category is being applied. */
  isFading?: boolean;
  /** How long the fade takes each way, in ms. */
  fadeMs?: number;
  /** How long a card takes to appear when it is scrolled to, in ms; without it cards just stand there. */
  revealMs?: number;
  /** Project cards, each with its key. */
  children: ReactNode;
}

const mix = css`
  --cover-height: clamp(15rem, 27vw, 26rem);
  --cover-ratio: auto;

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
`;

const Grid = styled.ul<{ $layout: ProjectGridLayout; $fadeMs: number }>`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: clamp(2.25rem, 4vw, 4rem) clamp(1rem, 2vw, 2rem);

  &[data-fading='true'] {
    opacity: 0;
  }

  ${motion} {
    transition: opacity ${({ $fadeMs }) => $fadeMs}ms;
  }

  > li {
    grid-column: span 4;
  }

  ${({ $layout }) => $layout === 'mix' && mix}

  /* One column in fact: between twelve there would be more gaps than large text leaves room for. */
  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);

    > :nth-child(n) {
      grid-column: 1 / -1;
    }
  }
`;

/** A list of project cards. It fades out and in while a category is applied. */
export function ProjectGrid({
  layout = 'mix',
  isFading = false,
  fadeMs = 0,
  revealMs,
  children,
}: ProjectGridProps) {
  return (
    <Grid $layout={layout} $fadeMs={fadeMs} data-fading={isFading}>
      {Children.map(children, (card) => (
        <RevealItem revealMs={revealMs}>{card}</RevealItem>
      ))}
    </Grid>
  );
}
