import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { below, colour, font, leading, size, space } from '../../theme';

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

export interface SurveyQuestionProps {
  /** The question’s number, shown beside it and not read out. */
  number: number;
  /** A `RadioGroup`, or a `Field`. */
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

/** A question of a survey with its number at the start. The number is decoration: the questions are not referred to by it. */
export const SurveyQuestion = ({ number, children }: SurveyQuestionProps) => (
  <Question>
    <Number aria-hidden>{number}</Number>
    {children}
  </Question>
);
