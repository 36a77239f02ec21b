import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

import { colour, notPrinted, space } from '../../theme';

const Root = styled.button`
  min-block-size: 2.75rem;
  /* Aligns the label with surrounding text. */
  margin-inline: calc(-1 * ${space(4)});
  padding: ${space(4)};
  border: 0;
  background: none;
  color: inherit;
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.25em;
  cursor: pointer;

  &:hover {
    background: ${colour('accent')};
    color: ${colour('on-accent')};
  }

  &:is(:disabled, [aria-disabled='true']) {
    background: none;
    color: ${colour('ink-3')};
    text-decoration-style: dotted;
    cursor: default;
  }

  ${notPrinted}
`;

/** An underlined text button for minor actions: Clear Filter, Try again. */
export function TextButton({ type = 'button', ...buttonProps }: ComponentProps<'button'>) {
  return <Root {...buttonProps} type={type} />;
}
