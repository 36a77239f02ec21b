import type { Ref, TextareaHTMLAttributes } from 'react';

import { Control } from '../Control.styles';

/** Props of `TextArea`: a text area's own. */
export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** The `<textarea>` itself. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. Grows with what is typed where the browser can, up to 32 rem. Belongs in a `Field`. */
export function TextArea(props: TextAreaProps) {
  return <Control as="textarea" {...props} />;
}
