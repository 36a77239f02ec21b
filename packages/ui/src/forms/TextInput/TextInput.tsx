import type { InputHTMLAttributes, Ref } from 'react';

import { Control } from '../Control.styles';

/** Props of `TextInput`: an input's own. */
export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The `<input>` itself. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text: words, an e-mail address, a telephone number. Belongs in a `Field`, which names it. */
export function TextInput(props: TextInputProps) {
  return <Control {...props} />;
}
