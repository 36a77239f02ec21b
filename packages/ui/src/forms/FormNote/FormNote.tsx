import { styled } from 'styled-components';

import { colour, size } from '../../theme';

/** A quiet line under a form: that what one types is kept, and where. */
export const FormNote = styled.p`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;
