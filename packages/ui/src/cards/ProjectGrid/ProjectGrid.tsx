import { Children, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { below } from '../../theme';
import { fading, type FadeState } from '../fade';

/** `mix` alternates 7/5 and 5/7 columns; `three` has equal thirds. */
export const projectGridLayouts = ['mix', 'three'] as const;
export type ProjectGridLayout = (typeof projectGridLayouts)[number];

/** Props of `ProjectGrid`. */
export interface ProjectGridProps {
  /** How wide the cards are. */
  layout?: ProjectGridLayout;
  /** `out` while a filter is being applied. */
  state?: FadeState;
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

const Grid = styled.ul<{ $layout: ProjectGridLayout }>`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: clamp(2.25rem, 4vw, 4rem) clamp(1rem, 2vw, 2rem);
  ${fading}

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
export function ProjectGrid({ layout = 'mix', state = 'in', children }: ProjectGridProps) {
  return (
    <Grid $layout={layout} data-state={state}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </Grid>
  );
}
