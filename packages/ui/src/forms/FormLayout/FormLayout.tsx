import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { below, colour, size, space } from '../../theme';

/** What stands below one another in a form, with the distance that its fields have too. */
export const FormStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};
`;

/** A quiet line under a form: that what one types is kept, and where. */
export const FormNote = styled.p`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

/** `message`: the form first, what helps with it at its end. `survey`: a narrow column, then the questions. What helps stays in view. */
export const formLayouts = ['message', 'survey'] as const;
export type FormLayoutKind = (typeof formLayouts)[number];

export interface FormLayoutProps {
  /** Which of the two forms it is for. */
  kind: FormLayoutKind;
  /** What stands beside the form. */
  aside: ReactNode;
  children: ReactNode;
}

const Root = styled.div<{ $kind: FormLayoutKind }>`
  display: grid;
  align-items: start;
  ${({ $kind }) =>
    $kind === 'message'
      ? css`
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          gap: clamp(2.5rem, 6vw, 6.5rem);
        `
      : css`
          grid-template-columns: minmax(0, 4fr) minmax(0, 9fr);
          gap: clamp(2rem, 6vw, 6rem);
        `}

  ${below('columns')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.div`
  position: sticky;
  inset-block-start: 6.5rem;

  ${below('columns')} {
    position: static;
  }
`;

/** A form with what helps to fill it in beside it; below it, or above it, on narrow screens. */
export function FormLayout({ kind, aside, children }: FormLayoutProps) {
  return (
    <Root $kind={kind}>
      {kind === 'survey' && <Side>{aside}</Side>}
      <div>{children}</div>
      {kind === 'message' && <Side>{aside}</Side>}
    </Root>
  );
}

/** Six columns that a form's fields stand in; one below 640 px, and where the text is large for the room that there is. */
export const FormGrid = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  align-items: start;
  gap: ${space(24)} ${space(20)};
`;

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
export const FormCell = ({ span = 6, isPaired = false, children }: FormCellProps) => (
  <Cell $span={span} $isPaired={isPaired}>
    {children}
  </Cell>
);
