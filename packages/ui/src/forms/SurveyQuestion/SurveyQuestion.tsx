import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { below, colour, font, size, space } from '../../theme';

export interface SurveyQuestionProps {
  /** The question’s number, shown beside it and not read out. */
  number: number;
  /** A `RadioGroup`, or a `Field`. */
  children: ReactNode;
}

const Root = styled.div`
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
export function SurveyQuestion({ number, children }: SurveyQuestionProps) {
  return (
    <Root>
      <Number aria-hidden>{number}</Number>
      {children}
    </Root>
  );
}
