import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, size, space } from '../../theme';

/** Props of `FormNote`. */
export interface FormNoteProps {
  /** What happens to what one types. */
  children: string;
  /** A text button that belongs to it. */
  action?: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(12)};
  min-block-size: 2.75rem;
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

/** A quiet line under a form: that it is kept, where, and what one can do about it. */
export function FormNote({ children, action }: FormNoteProps) {
  return (
    <Root>
      <p>{children}</p>
      {action}
    </Root>
  );
}
