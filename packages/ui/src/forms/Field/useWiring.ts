import { useId } from 'react';

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
