import { useEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { cluster, colour, space } from '../../theme';

export interface LoadMoreBarProps {
  /** Id of the list that grows, or of what holds its parts. */
  listId: string;
  /** Whether there is more to show; the button stands only then. */
  hasMore: boolean;
  /** Called by the button. */
  onLoadMore: () => void;
  /** How far the list goes: "Showing 3 of 7". Announced when it changes. */
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

/**
 * Below a list that grows by portions: the button for the next one, and how far the list goes. The focus goes to the first new
 * entry, since the button may be gone.
 */
export function LoadMoreBar({ listId, hasMore, onLoadMore, status }: LoadMoreBarProps) {
  const firstNew = useRef<number>(null);
  const entries = () =>
    document.getElementById(listId)?.querySelectorAll('li:not([hidden] *)') ?? [];

  useEffect(() => {
    const entry = firstNew.current === null ? undefined : entries()[firstNew.current];
    if (!entry) return;
    firstNew.current = null;
    entry.querySelector('a')?.focus();
  });

  const loadMore = () => {
    firstNew.current = entries().length;
    onLoadMore();
  };
  return (
    <Root>
      {hasMore && (
        <Button type="button" aria-controls={listId} onClick={loadMore}>
          <span>{WORDS.filters.loadMore}</span>
        </Button>
      )}
      <p role="status">
        <span>{status}</span>
      </p>
    </Root>
  );
}
