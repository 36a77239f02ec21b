import { styled } from 'styled-components';

import { colour, radius, space, square } from '../theme';

/** An input, text area or select, 52 px high. */
export const Control = styled.input`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3.25rem;
  padding: ${space(12)} ${space(16)};
  border: var(--b) solid ${colour('edge')};
  border-radius: ${radius('field')};
  background: ${colour('raised')};
  appearance: none;

  &::placeholder {
    color: ${colour('ink-3')};
    opacity: 1;
  }

  &:hover {
    border-color: ${colour('ink')};
  }

  &:focus-visible {
    border-color: ${colour('ink')};
    outline-offset: 0;
    box-shadow: inset calc(6px * var(--dir)) 0 ${colour('accent')};
  }

  &[aria-invalid='true'] {
    border-color: ${colour('err')};
    background: ${colour('err-bg')};
  }

  &:disabled {
    border: var(--b) dashed ${colour('edge')};
    background: none;
    color: ${colour('ink-3')};
    cursor: not-allowed;
  }

  &:is(textarea) {
    min-block-size: var(--area-size, 9rem);
    max-block-size: 32rem;
    line-height: 1.5;
    resize: vertical;
    field-sizing: content;
  }

  &:is(select),
  &[role='combobox'] {
    padding-inline-end: ${space(40)};
    text-overflow: ellipsis;
  }
`;

/** Positions a control's chevron and options. */
export const ControlBox = styled.div`
  position: relative;

  > svg {
    position: absolute;
    inset-block-start: calc(50% - 0.55rem);
    inset-inline-end: ${space(16)};
    ${square('1.1rem')}
    pointer-events: none;
  }
`;
