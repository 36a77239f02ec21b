import type { FieldWiring } from '../Field/Field';
import type { SelectOption } from './matchingOptions';

/** Props of `SearchableSelect`, besides those from its `Field`. */
export interface SearchableSelectProps extends FieldWiring {
  name: string;
  /** Options with unique labels and values. Two may submit the same value with `sent`. */
  options: readonly SelectOption[];
  /** Chosen value, or '' for none. A value that is not an option is shown unchanged. */
  value: string;
  /** Called with the chosen value, and on blur with text that matches no option. */
  onChange: (value: string) => void;
  /** Allows text that matches no option. `onChange` is then called on every key. */
  allowCustom?: boolean;
  /** Converts text that matches no option to a value, on blur, autofill and hydration; unchanged by default. */
  readCustom?: (text: string) => string;
  /** Instruction shown while nothing is chosen. */
  placeholder?: string;
  /** Autofill hint for the browser: "country-name". */
  autoComplete?: string;
  /** Called on blur, after `onChange`. */
  onBlur?: () => void;
}
