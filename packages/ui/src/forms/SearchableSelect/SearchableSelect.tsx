import { useIsHydrated } from '@portfolio/behaviors';
import { useState } from 'react';

import { Combobox } from './Combobox';
import { NativeSelect } from './NativeSelect';
import type { SearchableSelectProps } from './props';

export type { SelectOption } from './matchingOptions';

/**
 * A select for long lists, with options filtered by the typed text. Before hydration, it is a native select. A focused native select
 * stays until blur.
 */
export function SearchableSelect({ autoComplete = 'off', ...props }: SearchableSelectProps) {
  const [isNativeFocused, setIsNativeFocused] = useState(false);
  const isEnhanced = useIsHydrated() && !isNativeFocused;
  if (isEnhanced) return <Combobox autoComplete={autoComplete} {...props} />;
  return <NativeSelect autoComplete={autoComplete} {...props} onFocusChange={setIsNativeFocused} />;
}
