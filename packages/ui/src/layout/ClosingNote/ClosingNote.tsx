import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { below, colour, size, space } from '../../theme';

export interface ClosingNoteProps {
  /** The paragraph. */
  children: string;
  /** What to do next: a link button. */
  action?: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(32)};
  align-items: end;
  margin-block-start: clamp(3rem, 6vw, 5.5rem);
  padding-block-start: ${space(32)};
  border-block-start: 2px solid ${colour('ink')};
  break-inside: avoid;

  p {
    max-inline-size: 34em;
    font-size: ${size('lead')};
    line-height: 1.42;
    text-wrap: pretty;
  }

  ${below('medium')} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A paragraph that ends a page, and what to do next. */
export function ClosingNote({ children, action }: ClosingNoteProps) {
  return (
    <Root>
      <p>{children}</p>
      {action && <div>{action}</div>}
    </Root>
  );
}
