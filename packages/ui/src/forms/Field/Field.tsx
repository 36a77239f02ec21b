import type { ReactNode } from 'react';

import {
  FieldError,
  FieldLabel,
  Hint,
  Asterisk,
  useWiring,
  type FieldParts,
  type FieldWiring,
} from './parts';

export type { FieldWiring } from './parts';

export interface FieldProps extends FieldParts {
  /** The control's label. */
  label: string;
  /** Renders the control with the field's attributes: `(wiring) => <TextInput {...wiring} name="email" />`. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** A control with its label, hint and error message. */
export function Field({ label, children, ...parts }: FieldProps) {
  const { wiring, hintId, errorId } = useWiring(parts);
  return (
    <div>
      <FieldLabel id={`${wiring.id}-label`} htmlFor={wiring.id}>
        <span>{label}</span>
        {parts.isRequired && <Asterisk aria-hidden>{'\u00a0*'}</Asterisk>}
      </FieldLabel>
      {parts.hint && <Hint id={hintId}>{parts.hint}</Hint>}
      {children(wiring)}
      {parts.error && <FieldError id={errorId}>{parts.error}</FieldError>}
    </div>
  );
}

export interface RequiredNoteProps {
  /** A sentence that explains the asterisk. */
  children: string;
}

/** Explains the asterisk on required fields. Place this note above the form. */
export const RequiredNote = ({ children }: RequiredNoteProps) => (
  <Hint>
    <Asterisk>{'* '}</Asterisk>
    <span>{children}</span>
  </Hint>
);
