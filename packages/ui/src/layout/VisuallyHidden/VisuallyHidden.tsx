import { styled } from 'styled-components';

import { visuallyHidden } from '../../theme';

/** Text for assistive technology only. Not for controls: they would stay hidden on focus. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
