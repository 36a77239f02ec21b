import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { cluster, colour, layer, size } from '../../theme';
import { TextButton } from '../TextButton/TextButton';

export interface FilterBarProps {
  /** Dropdown, search field. */
  children: ReactNode;
  /** How many are shown: "3 of 8". Announced when it changes. */
  count?: string;
  /** Called by Clear Filter. What it resets is the page's rule. */
  onClear: () => void;
  /** Whether there is anything to clear; Clear Filter is disabled otherwise. */
  isFiltered: boolean;
}

const Root = styled.div`
  position: relative;
  z-index: ${layer('drop')};
  ${cluster(12)}
  margin-block-end: clamp(1.75rem, 3.5vw, 3rem);

  /* The count goes to the end of the line, and where it has a line of its own to that one's start. */
  > button {
    margin-inline-end: auto;
  }

  /* On paper and without scripts nothing filters the list. */
  @media print, (scripting: none) {
    display: none;
  }
`;

const Count = styled.p`
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

/** The row above a list: what filters it, Clear Filter, and how many entries are shown. */
export function FilterBar({ children, count, onClear, isFiltered }: FilterBarProps) {
  return (
    <Root data-filters="">
      {children}
      {/* Not `disabled`: that would drop the focus of whoever has just pressed it. */}
      <TextButton aria-disabled={!isFiltered} onClick={isFiltered ? onClear : undefined}>
        {WORDS.filters.clear}
      </TextButton>
      <Count role="status">{count}</Count>
    </Root>
  );
}
