import type { FieldWiring } from '../Field/Field';
import type { SelectOption } from './matchingOptions';

/** Props of `SearchableSelect`, in addition to those from its `Field`. */
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
  /** Returns the value for text that matches no option; by default, the text itself. Called on blur, autofill and hydration. */
  readCustom?: (text: string) => string;
  /** Text shown while nothing is selected. */
  placeholder?: string;
  /** Autofill hint for the browser: "country-name". */
  autoComplete?: string;
  /** Called on blur, after `onChange`. */
  onBlur?: () => void;
}
