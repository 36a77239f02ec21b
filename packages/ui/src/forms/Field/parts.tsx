import { useId } from 'react';
import { styled } from 'styled-components';

import { Icon } from '../../art/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { colour, size, space, square } from '../../theme';

/** What connects a control with its label, hint and error; spread it onto the control. */
export interface FieldWiring {
  /** The control's id, which its label points to. */
  id: string;
  /** Whether the form may not be sent without it. */
  required: boolean;
  /** Ids of the hint and the error that are shown. */
  'aria-describedby'?: string;
  /** Set while there is an error. */
  'aria-invalid'?: true;
}

/** What a field's parts say, and how it is found. */
export interface FieldParts {
  /** The control's id, which an `ErrorSummary` links to; generated when left out. */
  id?: string;
  /** What helps before one types. */
  hint?: string;
  /** What is wrong and how to mend it; without it the control is not marked as wrong. */
  error?: string;
  /** Shows the star and makes the control `required`. */
  isRequired?: boolean;
}

/** Returns a control's wiring, whose description names what is rendered of hint and error, and the ids of these. */
export function useWiring({ id, hint, error, isRequired = false }: FieldParts) {
  const generated = useId();
  const base = id ?? generated;
  const hintId = `${base}-hint`;
  const errorId = `${base}-error`;
  const description = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const wiring: FieldWiring = {
    id: base,
    required: isRequired,
    ...(description && { 'aria-describedby': description }),
    ...(error && { 'aria-invalid': true }),
  };
  return { wiring, hintId, errorId };
}

/** A control's name, above it. Survey questions make it larger through `--label-size` and `--label-gap`. */
export const FieldLabel = styled.label`
  display: block;
  margin-block-end: var(--label-gap, ${space(8)});
  padding: 0;
  font-weight: 600;
  font-size: var(--label-size, inherit);
  line-height: 1.3;
`;

export const Hint = styled.p`
  margin-block-end: ${space(8)};
  color: ${colour('ink-2')};
  font-size: ${size('small')};
  line-height: 1.4;
`;

const ErrorLine = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space(8)};
  margin-block-start: ${space(8)};
  color: ${colour('err')};
  font-weight: 600;
  font-size: ${size('small')};
  line-height: 1.35;

  > svg {
    flex: none;
    ${square('1.15rem')}
    margin-block-start: 1px;
  }
`;

export const Star = styled.span`
  color: ${colour('err')};
`;

interface FieldErrorProps {
  /** What the control's `aria-describedby` refers to. */
  id: string;
  /** What is wrong and how to mend it, in a sentence. */
  children: string;
}

/** The line under a control that says what is wrong with it: an icon, a hidden "Error: " and a sentence. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <ErrorLine id={id}>
    <Icon name="warn" />
    <VisuallyHidden>{`${WORDS.forms.error} `}</VisuallyHidden>
    <span>{children}</span>
  </ErrorLine>
);
