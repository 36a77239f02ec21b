import type { FieldWiring } from '../Field/Field';
import type { SelectOption } from './matchingOptions';

/** Props of `SearchableSelect`, besides those from its `Field`. */
export interface SearchableSelectProps extends FieldWiring {
  /** Name of the form value. */
  name: string;
  /** Options with unique labels and values; two may send the same. */
  options: readonly SelectOption[];
  /** Chosen value, '' for none. A value outside the options is shown as it is. */
  value: string;
  /**
   * Called with the value that was chosen, and when the field is left with the text that no option says. Only with `allowCustom`
   * is such a text sent; otherwise the form's rules have to say that it is not in the list.
   */
  onChange: (value: string) => void;
  /** Accepts text outside the options. `onChange` is then called on every letter. */
  allowCustom?: boolean;
  /** Returns the value of such a text on blur or autofill; by default the text itself. */
  readCustom?: (text: string) => string;
  /** Instruction, shown while nothing is chosen. */
  placeholder?: string;
  /** Autofill hint for the browser: "country-name". */
  autoComplete?: string;
  /** Called on blur, after the value has been taken. */
  onBlur?: () => void;
}
