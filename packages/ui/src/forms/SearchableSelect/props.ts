import type { FieldWiring } from '../Field/Field';
import type { SelectOption } from './matchingOptions';

/** Props of `SearchableSelect`, besides those from its `Field`. */
export interface SearchableSelectProps extends FieldWiring {
  name: string;
  /** Options with unique labels and values; two may send the same. */
  options: readonly SelectOption[];
  /** Chosen value; '' for none. A value outside the options is shown unchanged. */
  value: string;
  /** Called with the chosen value, and on blur with text that matches no option. */
  onChange: (value: string) => void;
  /** Allows text that matches no option; `onChange` is then called on every key. */
  allowCustom?: boolean;
  /** Converts such text to a value on blur, autofill and hydration; by default it is unchanged. */
  readCustom?: (text: string) => string;
  /** Instruction, shown while nothing is chosen. */
  placeholder?: string;
  /** Autofill hint for the browser: "country-name". */
  autoComplete?: string;
  /** Called on blur, after `onChange`. */
  onBlur?: () => void;
}
