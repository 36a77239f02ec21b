import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour } from '../../theme';
import { RevealItem } from '../../motion/Reveal/RevealItem';

export interface PostListProps {
  /** How long a card takes to appear when it is scrolled to, in ms; without it cards just stand there. */
  revealMs?: number;
  /** Post cards, each with its key. */
  children: ReactNode;
}

const List = styled.ul`
  > li {
    /* List items are numbered one by one, which takes seconds for thousands of them. */
    display: block;
    border-block: var(--b) solid ${colour('ink')};
  }

  > li + li {
    border-block-start: 0;
  }
`;

/** A list of post cards between rules. */
export function PostList({ revealMs, children }: PostListProps) {
  return (
    <List>
      {Children.map(children, (card) => (
        <RevealItem revealMs={revealMs}>{card}</RevealItem>
      ))}
    </List>
  );
}
