import { Children, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { space } from '../../theme';

export interface AchievementListProps {
  /** Achievement counters, each with its key. */
  children: ReactNode;
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: clamp(2rem, 6vw, 6rem);

  /* What follows is the way to what was counted. */
  & + * {
    margin-block-start: ${space(32)};
  }
`;

/** Counters beside each other, as wide as their numbers. */
export function AchievementList({ children }: AchievementListProps) {
  return (
    <List>
      {Children.map(children, (counter) => (
        <li>{counter}</li>
      ))}
    </List>
  );
}
