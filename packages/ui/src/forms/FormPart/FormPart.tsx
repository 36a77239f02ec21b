import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { colour, leading, size, space } from '../../theme';

export interface FormPartProps {
  /** What the questions have in common. */
  title: string;
  children: ReactNode;
}

const Root = styled.fieldset`
  padding-block: ${space(24)} clamp(2.5rem, 4.5vw, 4rem);
  border-block-start: var(--b) solid ${colour('ink')};
  /* On paper a question stays whole, but a part would leave half of a sheet empty. */
  break-inside: auto;

  > legend {
    float: inline-start;
    inline-size: 100%;
    margin-block-end: ${space(24)};
    padding: 0;

    + * {
      clear: both;
    }
  }

  h2 {
    font-size: ${size(2)};
    line-height: ${leading(1)};
  }
`;

/** A titled part of a long form, under a rule: a group of fields whose name is a heading too, so that one can go from part to part. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <Root>
      <legend>
        <h2>{title}</h2>
      </legend>
      <div>{children}</div>
    </Root>
  );
}
