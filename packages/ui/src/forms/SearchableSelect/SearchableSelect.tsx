import { useIsHydrated } from '@portfolio/behaviors';
import { useState } from 'react';

import { Combobox } from './Combobox';
import { NativeSelect } from './NativeSelect';
import type { SearchableSelectProps } from './props';

export type { SelectOption } from './matchingOptions';

/**
 * A select for long lists, as a combobox that filters options and chooses a matching one on blur. A native select replaces it
 * before hydration, and afterwards while the visitor is still using it.
 */
export function SearchableSelect({ autoComplete = 'off', ...props }: SearchableSelectProps) {
  const [isNativeInUse, setIsNativeInUse] = useState(false);
  const isEnhanced = useIsHydrated() && !isNativeInUse;
  if (isEnhanced) return <Combobox autoComplete={autoComplete} {...props} />;
  return <NativeSelect autoComplete={autoComplete} {...props} onUse={setIsNativeInUse} />;
}
