import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, space, square } from '../../theme';

/** Props of `Checkbox`: its words, and an input's own props. */
export interface CheckboxProps extends ComponentProps<'input'> {
  /** What one agrees to; may hold a link, which does not tick the box. */
  children: ReactNode;
}

const Root = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space(12)};
  min-block-size: 2.75rem;
  padding-block: ${space(8)};
  cursor: pointer;

  input {
    display: grid;
    place-items: center;
    flex: none;
    ${square('1.6rem')}
    border: var(--b) solid ${colour('ink')};
    border-radius: 4px;
    background: ${colour('raised')};
    appearance: none;
    cursor: inherit;

    &:checked {
      background: ${colour('manjal')};
    }

    &:checked::after {
      content: '';
      inline-size: 0.42rem;
      block-size: 0.8rem;
      border: solid ${colour('on-manjal')};
      border-width: 0 3px 3px 0;
      translate: 0 -1px;
      rotate: 42deg;
    }
  }
`;

/** A box to tick with its words beside it, all of which are the target. */
export const Checkbox = ({ children, ...inputProps }: CheckboxProps) => (
  <Root>
    <input {...inputProps} type="checkbox" />
    <span>{children}</span>
  </Root>
);

export interface CheckboxGroupProps {
  /** What the boxes have in common. */
  label: string;
  /** The boxes: `Checkbox`es. */
  children: ReactNode;
}

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(16)};
  overflow-wrap: anywhere;

  /* Short ones stand in columns; a long one takes the room that it needs. */
  > label {
    min-inline-size: min(8.5rem, 100%);
  }

  legend {
    padding: 0;
    margin-block-end: ${space(4)};
    font-weight: 600;
  }
`;

/** Boxes that belong together, under one name: any number of them may be ticked. */
export const CheckboxGroup = ({ label, children }: CheckboxGroupProps) => (
  <Group>
    <legend>{label}</legend>
    {children}
  </Group>
);
