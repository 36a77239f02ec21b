import { useIsHydrated } from '@portfolio/behaviors';
import { useState } from 'react';

import type { FieldWiring } from '../Field/Field';
import { Combobox } from './Combobox';
import type { SelectOption } from './matchingOptions';
import { NativeSelect } from './NativeSelect';

export type { SelectOption } from './matchingOptions';

/** Props of `SearchableSelect`, besides the wiring of its `Field`. */
export interface SearchableSelectProps extends FieldWiring {
  /** The name under which the value is sent. */
  name: string;
  /** No two have the same label or value; two may send the same. */
  options: readonly SelectOption[];
  /** The value that is chosen, '' for none. A value that no option has is shown as it is. */
  value: string;
  /**
   * Called with the value that was chosen, and when the field is left with the text that no option says. Only with `allowCustom`
   * is such a text sent; otherwise the form's rules have to say that it is not in the list.
   */
  onChange: (value: string) => void;
  /** Whether what is typed is a value too, though no option says so. `onChange` then hears of every letter. */
  allowCustom?: boolean;
  /** What such a text stands for, once the field is left or the browser has filled it in; itself when left out. */
  readCustom?: (text: string) => string;
  /** What to do, while nothing is chosen. */
  placeholder?: string;
  /** What the browser may fill in: "country-name". */
  autoComplete?: string;
  /** Called when the visitor has left the field, after it has taken its value. */
  onBlur?: () => void;
}

/**
 * A list of options so long that one types a part of the one that is meant: a combobox; leaving it takes what was typed for what it
 * means. Until scripts run there is the browser's own control, which is not taken from under a visitor who is using it.
 */
export function SearchableSelect({ autoComplete = 'off', ...props }: SearchableSelectProps) {
  const [isNativeInUse, setIsNativeInUse] = useState(false);
  const isEnhanced = useIsHydrated() && !isNativeInUse;
  if (isEnhanced) return <Combobox autoComplete={autoComplete} {...props} />;
  return <NativeSelect autoComplete={autoComplete} {...props} onUse={setIsNativeInUse} />;
}
