import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour } from '../../theme';
import { fading, type FadeState } from '../fade';

/** Props of `PostList`. */
export interface PostListProps {
  /** For the `LoadMoreBar` below it. */
  id?: string;
  /** `out` while a filter is being applied. */
  state?: FadeState;
  /** Post cards, each with its key. */
  children: ReactNode;
}

const List = styled.ul`
  ${fading}

  > li {
    border-block: var(--b) solid ${colour('ink')};
  }

  > li + li {
    border-block-start: 0;
  }
`;

/** A list of post cards between rules. */
export function PostList({ id, state = 'in', children }: PostListProps) {
  return (
    <List id={id} data-state={state}>
      {Children.map(children, (card) => (
        <li>{card}</li>
      ))}
    </List>
  );
}
