import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour } from '../../theme';
import { RevealItem } from '../../motion/Reveal/RevealItem';

export interface PostListProps {
  /** For the `LoadMoreBar` below it. */
  id?: string;
  /** How long a card takes to appear when it is scrolled to, in ms; without it cards just stand there. */
  revealMs?: number;
  /** Post cards, each with its key. */
  children: ReactNode;
}

const List = styled.ul`
  > li {
    border-block: var(--b) solid ${colour('ink')};
  }

  > li + li {
    border-block-start: 0;
  }

  /*
   * Of a very long list only what is near the window is laid out, so that filtering stays quick; search in the page and print find the
   * rest all the same. Lists of ordinary length keep their exact height, by which Back finds its place.
   */
  @media screen {
    > li:nth-child(n + 31) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 22rem;
      overflow-clip-margin: 1rem;
    }
  }
`;

/** A list of post cards between rules. */
export function PostList({ id, revealMs, children }: PostListProps) {
  return (
    <List id={id}>
      {Children.map(children, (card) => (
        <RevealItem revealMs={revealMs}>{card}</RevealItem>
      ))}
    </List>
  );
}
