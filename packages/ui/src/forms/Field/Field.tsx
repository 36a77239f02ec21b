import type { ReactNode } from 'react';

import {
  FieldError,
  FieldLabel,
  Hint,
  Star,
  useWiring,
  type FieldParts,
  type FieldWiring,
} from './parts';

export type { FieldWiring } from './parts';

export interface FieldProps extends FieldParts {
  /** What is asked, above the control. */
  label: string;
  /** Renders the control, which is given its wiring: `(wiring) => <TextInput {...wiring} name="email" />`. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** A control with its label above, a hint, and under it what is wrong, all connected. */
export function Field({ label, children, ...parts }: FieldProps) {
  const { wiring, hintId, errorId } = useWiring(parts);
  return (
    <div>
      <FieldLabel id={`${wiring.id}-label`} htmlFor={wiring.id}>
        <span>{label}</span>
        {parts.isRequired && <Star aria-hidden>{'\u00a0*'}</Star>}
      </FieldLabel>
      {parts.hint && <Hint id={hintId}>{parts.hint}</Hint>}
      {children(wiring)}
      {parts.error && <FieldError id={errorId}>{parts.error}</FieldError>}
    </div>
  );
}

export interface RequiredNoteProps {
  /** What the star means. */
  children: string;
}

/** The line above a form that explains the star. */
export const RequiredNote = ({ children }: RequiredNoteProps) => (
  <Hint>
    <Star>{'* '}</Star>
    <span>{children}</span>
  </Hint>
);
