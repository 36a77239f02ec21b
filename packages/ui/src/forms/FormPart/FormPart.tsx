import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, font, size, space } from '../../theme';

/** Props of `FormPart`. */
export interface FormPartProps {
  /** What the questions have in common. */
  title: string;
  children: ReactNode;
}

const Root = styled.fieldset`
  padding-block: ${space(24)} clamp(2.5rem, 4.5vw, 4rem);
  border-block-start: var(--b) solid ${colour('ink')};

  > legend {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: ${space(24)};
    padding: 0;
    font: 700 ${size(2)} / 1 ${font('display')};
    letter-spacing: -0.012em;

    + * {
      clear: both;
    }
  }
`;

/** A titled part of a long form, under a rule. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <Root>
      <legend>{title}</legend>
      <div>{children}</div>
    </Root>
  );
}
