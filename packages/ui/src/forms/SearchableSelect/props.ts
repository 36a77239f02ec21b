import type { FieldWiring } from '../Field/Field';
import type { SelectOption } from './matchingOptions';

export interface SearchableSelectProps extends FieldWiring {
  /** The field's name in the submitted form. */
  name: string;
  /** Options with unique labels and values. Two options may have the same `submittedValue`. */
  options: readonly SelectOption[];
  /** The selected value, or '' for none. A value that is not an option is shown unchanged. */
  value: string;
  /** Called with the selected value or, on blur, with text that matches no option. */
  onChange: (value: string) => void;
  /** Allows text that matches no option. `onChange` is then called on every keystroke. */
  allowCustom?: boolean;
  /** Converts text that matches no option into a value. By default, the value is the text. */
  readCustom?: (text: string) => string;
  /** Text shown while nothing is selected. */
  placeholder?: string;
  /** Autofill hint for the browser: "country-name". */
  autoComplete?: string;
  /** Called on blur, after `onChange`. */
  onBlur?: () => void;
}
