import { Icon } from '../../art/Icon';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden';
import { ErrorLine } from './Field.styles';

export interface FieldErrorProps {
  /** What the control's `aria-describedby` refers to. */
  id: string;
  /** What is wrong and how to mend it, in a sentence. */
  children: string;
  /** Said before it to assistive technology, which does not see the colour. */
  prefix?: string;
}

/** The line under a control that says what is wrong with it: an icon, a hidden "Error: " and a sentence. */
export function FieldError({ id, children, prefix = `${WORDS.forms.error} ` }: FieldErrorProps) {
  return (
    <ErrorLine id={id}>
      <Icon name="warn" />
      <VisuallyHidden>{prefix}</VisuallyHidden>
      <span>{children}</span>
    </ErrorLine>
  );
}
