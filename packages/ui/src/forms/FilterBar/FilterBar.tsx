import { fill, messages } from '@portfolio/messages';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { cluster, colour, layer, size } from '../../theme';
import { TextButton } from '../TextButton/TextButton';

export interface FilterBarProps {
  /** The filters: `FilterDropdown` and `SearchField`. */
  children: ReactNode;
  /** Number of entries shown: "3 of 8". Announced when it changes. */
  count?: string;
  /** A nonexistent filter option from the URL. A message about it replaces the count. */
  unknown?: string;
  /** Called when the Clear Filter button is clicked. */
  onClear: () => void;
  /** Enables the Clear Filter button. */
  isFiltered: boolean;
}

const Root = styled.div`
  position: relative;
  z-index: ${layer('drop')};
  ${cluster(12)}
  margin-block-end: clamp(1.75rem, 3.5vw, 3rem);

  > button {
    margin-inline-end: auto;
  }

  /* Filters do not work without scripts or in print. */
  @media print, (scripting: none) {
    display: none;
  }
`;

const Count = styled.p`
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

/** The row above a list: filters, a Clear Filter button, and the number of entries. */
export function FilterBar({ children, count, unknown, onClear, isFiltered }: FilterBarProps) {
  const canClear = isFiltered || unknown !== undefined;
  return (
    <Root data-filters="">
      {children}
      {/* Not `disabled`, because a disabled button loses focus. */}
      <TextButton aria-disabled={!canClear} onClick={canClear ? onClear : undefined}>
        {messages.filters.clear}
      </TextButton>
      <Count role="status">
        {unknown === undefined ? count : fill(messages.filters.unknown, { name: unknown })}
      </Count>
    </Root>
  );
}
