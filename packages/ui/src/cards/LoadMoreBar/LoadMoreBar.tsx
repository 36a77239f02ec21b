import { styled } from 'styled-components';

import { Button } from '../../forms/Button/Button';
import { colour, space } from '../../theme';

/** Props of `LoadMoreBar`. */
export interface LoadMoreBarProps {
  /** Whether there is more to show; the button stands only then. */
  hasMore: boolean;
  /** Called by the button. */
  onLoadMore: () => void;
  /** How far the list goes: "Showing 3 of 7". Announced when it changes. */
  status: string;
  /** What the button says. */
  label?: string;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(20)};
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

/** Below a list that grows by portions: the button for the next one, and how far the list goes. */
export function LoadMoreBar({
  hasMore,
  onLoadMore,
  status,
  label = 'Load More',
}: LoadMoreBarProps) {
  return (
    <Root>
      {hasMore && (
        <Button type="button" onClick={onLoadMore}>
          <span>{label}</span>
        </Button>
      )}
      <p role="status">
        <span>{status}</span>
      </p>
    </Root>
  );
}
