import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, radius, space, square } from '../../theme';

export interface CheckboxProps extends ComponentProps<'input'> {
  /** The label. Clicking a link in the label does not tick the box. */
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
    /* Centres the box on the label's first line. */
    margin-block: calc((1lh - 1.6rem) / 2);
    border: var(--b) solid ${colour('ink')};
    border-radius: min(4px, ${radius('pill')});
    background: ${colour('raised')};
    appearance: none;
    cursor: inherit;

    &:checked {
      background: ${colour('accent')};
    }

    &:checked::after {
      content: '';
      inline-size: 0.42rem;
      block-size: 0.8rem;
      border: solid ${colour('on-accent')};
      border-width: 0 3px 3px 0;
      translate: 0 -1px;
      rotate: 42deg;
    }
  }
`;

/** A checkbox with a clickable label. */
export const Checkbox = ({ children, ...inputProps }: CheckboxProps) => (
  <Root>
    <input {...inputProps} type="checkbox" />
    <span>{children}</span>
  </Root>
);

export interface CheckboxGroupProps {
  /** Label of the group. */
  label: string;
  /** The checkboxes. */
  children: ReactNode;
}

/* The pure annotation lets the bundler drop the styles from pages without such groups. */
const Group = /* @__PURE__ */ (() => styled.fieldset`
  display: grid;
  grid-template-columns: auto auto;
  justify-content: start;
  gap: 0 ${space(16)};
  overflow-wrap: anywhere;

  legend {
    padding: 0;
    margin-block-end: ${space(4)};
    font-weight: 600;
  }
`)();

/** A labelled group of checkboxes. */
export const CheckboxGroup = ({ label, children }: CheckboxGroupProps) => (
  <Group>
    <legend>{label}</legend>
    {children}
  </Group>
);
