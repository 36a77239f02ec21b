import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { below, colour, size, space } from '../../theme';

/** Stacks a form's content with a gap of 24 px. */
export const FormStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(24)};

  @media print {
    > form {
      display: none;
    }
  }
`;

/** A note below a form, e.g. about where drafts are stored. */
export const FormNote = styled.p`
  display: flex;
  align-items: center;
  min-block-size: 2.75rem;
  color: ${colour('ink-2')};
  font-size: ${size('small')};
`;

/** A note shown only in print, e.g. how to reach the owner without the form. */
export const PaperNote = styled.p`
  display: none;

  @media print {
    display: block;
  }
`;

type FormLayoutKind = 'message' | 'survey';

export interface FormLayoutProps {
  /** `message` puts the form first and `aside` after it; `survey` puts `aside` first, in a narrow column. */
  kind: FormLayoutKind;
  /** Help beside the form. Stays in view while the form scrolls. */
  aside: ReactNode;
  /** The form. */
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

/** A form with help beside it or, on narrow screens, above or below it. */
export function FormLayout({ kind, aside, children }: FormLayoutProps) {
  return (
    <Root $kind={kind}>
      {kind === 'survey' && <Side>{aside}</Side>}
      <div>{children}</div>
      {kind === 'message' && <Side>{aside}</Side>}
    </Root>
  );
}

/** A six-column grid of `FormCell`s. */
export const FormGrid = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  align-items: start;
  gap: ${space(24)} ${space(20)};
`;

/** Numbers of columns that a cell can span. */
export const formSpans = [2, 3, 4, 6] as const;
export type FormSpan = (typeof formSpans)[number];

export interface FormCellProps {
  /** Number of columns from 640 px up; six by default. */
  span?: FormSpan;
  /** Keeps two short fields side by side on phones, except with large text. */
  isPaired?: boolean;
  /** The field. */
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

/** A cell of the `FormGrid`. */
export const FormCell = ({ span = 6, isPaired = false, children }: FormCellProps) => (
  <Cell $span={span} $isPaired={isPaired}>
    {children}
  </Cell>
);
