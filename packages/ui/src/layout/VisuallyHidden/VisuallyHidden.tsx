import { styled } from 'styled-components';

import { visuallyHidden } from '../../theme';

/** Text for screen readers only. Do not put controls in it, because they would stay hidden on focus. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
