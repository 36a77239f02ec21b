import { useIsHydrated } from '@portfolio/behaviors';
import { useState } from 'react';

import { Combobox } from './Combobox';
import { NativeSelect } from './NativeSelect';
import type { SearchableSelectProps } from './props';

export type { SelectOption } from './matchingOptions';

/**
 * A select for long lists: a combobox that filters options and chooses a matching one on blur. Before hydration, it is a native
 * select, which stays until the visitor is no longer using it.
 */
export function SearchableSelect({ autoComplete = 'off', ...props }: SearchableSelectProps) {
  const [isNativeInUse, setIsNativeInUse] = useState(false);
  const isEnhanced = useIsHydrated() && !isNativeInUse;
  if (isEnhanced) return <Combobox autoComplete={autoComplete} {...props} />;
  return <NativeSelect autoComplete={autoComplete} {...props} onUse={setIsNativeInUse} />;
}
