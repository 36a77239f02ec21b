import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { below, space } from '../../theme';

/** How many of the six columns a cell takes. */
export const formSpans = [2, 3, 4, 6] as const;
export type FormSpan = (typeof formSpans)[number];

export interface FormCellProps {
  /** Columns from 640 px up; all six when left out. */
  span?: FormSpan;
  /** Keeps two short fields beside each other on a phone, but not in large text. */
  isPaired?: boolean;
  children: ReactNode;
}

/** Six columns that a form's fields stand in; one below 640 px, and where the text is large for the room that there is. */
export const FormGrid = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  align-items: start;
  gap: ${space(24)} ${space(20)};
`;

const Cell = styled.div<{ $span: FormSpan; $isPaired: boolean }>`
  grid-column: span ${({ $span }) => $span};

  ${below('narrow')} {
    grid-column: span ${({ $isPaired }) => ($isPaired ? 3 : 6)};
  }

  @container (max-width: 21.6rem) {
    grid-column: 1 / -1;
  }
`;

/** A field's place in the `FormGrid`. */
export function FormCell({ span = 6, isPaired = false, children }: FormCellProps) {
  return (
    <Cell $span={span} $isPaired={isPaired}>
      {children}
    </Cell>
  );
}
