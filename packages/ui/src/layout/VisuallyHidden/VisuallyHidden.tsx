import { styled } from 'styled-components';

import { visuallyHidden } from '../../theme';

/** Text for assistive technology only. Anything that takes the focus stays hidden too, so give it words, not controls. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
