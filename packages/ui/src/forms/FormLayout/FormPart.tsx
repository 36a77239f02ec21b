import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { FittedText } from '../../layout/FittedText/FittedText';
import { below, colour, font, leading, size, space } from '../../theme';

export interface FormPartProps {
  /** The part's heading. */
  title: string;
  /** Fields or questions. */
  children: ReactNode;
}

const Root = styled.fieldset`
  padding-block: ${space(24)} clamp(2.5rem, 4.5vw, 4rem);
  border-block-start: var(--b) solid ${colour('ink')};
  /* Allows page breaks in print, because a part that is kept whole can leave half a page empty. */
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

/** A part of a long form, with a heading that screen readers can jump to. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <Root>
      <legend>
        <h2>
          <FittedText>{title}</FittedText>
        </h2>
      </legend>
      <div>{children}</div>
    </Root>
  );
}

export interface SurveyQuestionProps {
  /** Number of the question, from 1. */
  number: number;
  /** A `RadioGroup` or a `Field`. */
  children: ReactNode;
}

const Question = styled.div`
  --label-size: ${size(4)};
  --label-gap: 0.8rem;
  --area-size: 6.5rem;
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: 0 ${space(8)};
  padding-block: ${space(16)};

  & + & {
    border-block-start: var(--b-hair) solid ${colour('hair')};
  }

  ${below('narrow')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Number = styled.span`
  color: ${colour('ink-2')};
  font: 700 1.75rem / calc(1.3 * ${size(4)}) ${font('display')};
  font-variant-numeric: tabular-nums;
`;

/** A numbered survey question. The number is hidden from screen readers. */
export const SurveyQuestion = ({ number, children }: SurveyQuestionProps) => (
  <Question>
    <Number aria-hidden>{number}</Number>
    {children}
  </Question>
);
