import { styled } from 'styled-components';

import { colour, size, space } from '../../theme';

export interface FormNoteProps {
  /** What happens to what one types. */
  children: string;
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
export function FormNote({ children }: FormNoteProps) {
  return (
    <Root>
      <p>{children}</p>
    </Root>
  );
}
