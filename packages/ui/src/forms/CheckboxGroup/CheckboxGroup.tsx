import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { space } from '../../theme';

export interface CheckboxGroupProps {
  /** What the boxes have in common. */
  label: string;
  /** The boxes: `Checkbox`es. */
  children: ReactNode;
}

const Root = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(16)};
  overflow-wrap: anywhere;

  /* Short ones stand in columns; a long one takes the room that it needs. */
  > div {
    min-inline-size: min(8.5rem, 100%);
  }

  legend {
    padding: 0;
    margin-block-end: ${space(4)};
    font-weight: 600;
  }
`;

/** Boxes to tick that belong together, under one name: a fieldset, as many beside each other as there is room for. */
export function CheckboxGroup({ label, children }: CheckboxGroupProps) {
  return (
    <Root>
      <legend>{label}</legend>
      {children}
    </Root>
  );
}
