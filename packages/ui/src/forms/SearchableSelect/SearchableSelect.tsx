import { useIsHydrated } from '@portfolio/behaviors';
import { useState } from 'react';

import { Combobox } from './Combobox';
import { NativeSelect } from './NativeSelect';
import type { SearchableSelectProps } from './props';

export type { SelectOption } from './matchingOptions';

/**
 * A select for long lists: a combobox that filters options and chooses a matching one on blur. Before hydration, it is a native
 * select. If the native select has focus during hydration, the combobox replaces it on blur.
 */
export function SearchableSelect({ autoComplete = 'off', ...props }: SearchableSelectProps) {
  const [isNativeFocused, setIsNativeFocused] = useState(false);
  const isEnhanced = useIsHydrated() && !isNativeFocused;
  if (isEnhanced) return <Combobox autoComplete={autoComplete} {...props} />;
  return <NativeSelect autoComplete={autoComplete} {...props} onFocusChange={setIsNativeFocused} />;
}
