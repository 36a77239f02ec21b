import { messages } from '@portfolio/messages';
import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { cluster, colour, space } from '../../theme';

export interface LoadMoreBarProps {
  /** Id of the list or an ancestor. */
  listId: string;
  /** True if there are more entries to load. */
  hasMore: boolean;
  /** Called when the button is clicked. */
  onLoadMore: () => void;
  /** Number of entries shown: "Showing 3 of 7". Announced when it changes. */
  status: ReactNode;
}

const Root = styled.div`
  ${cluster(20)}
  min-block-size: 3.25rem;
  padding-block-start: ${space(40)};
  box-sizing: content-box;

  p {
    color: ${colour('ink-2')};
  }

  @media (scripting: none), print {
    display: none;
  }
`;

/** The end of a long list: a Load More button and the number of entries shown. The button moves focus to the first new entry. */
export function LoadMoreBar({ listId, hasMore, onLoadMore, status }: LoadMoreBarProps) {
  const firstNewIndex = useRef<number>(null);
  const entries = () =>
    document.getElementById(listId)?.querySelectorAll('li:not([hidden] *)') ?? [];

  useEffect(() => {
    const entry = firstNewIndex.current === null ? undefined : entries()[firstNewIndex.current];
    if (!entry) return;
    firstNewIndex.current = null;
    entry.querySelector('a')?.focus();
  });

  const loadMore = () => {
    firstNewIndex.current = entries().length;
    onLoadMore();
  };
  return (
    <Root>
      {hasMore && (
        <Button type="button" aria-controls={listId} onClick={loadMore}>
          {messages.filters.loadMore}
        </Button>
      )}
      <p role="status">
        <span>{status}</span>
      </p>
    </Root>
  );
}
