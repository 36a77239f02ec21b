import { Hint, Star } from '../Field/Field.styles';

export interface RequiredNoteProps {
  /** What the star means. */
  children?: string;
}

/** The line above a form that explains the star. */
export function RequiredNote({ children = WORDS.forms.required }: RequiredNoteProps) {
  return (
    <Hint>
      <Star>{'* '}</Star>
      <span>{children}</span>
    </Hint>
  );
}
