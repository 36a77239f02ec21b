import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { space } from '../../theme';

/** What stands below one another in a form, with the distance that its fields have too. */
export const FormStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};

  /* A live region that has nothing to say takes no room, but has to be in the page. */
  > :has(> [role='status']:only-child:empty) {
    position: absolute;
  }
`;

/** Props of `FormStack`: a `<div>`'s own. */
export type FormStackProps = ComponentProps<typeof FormStack>;
