import { useIsHydrated } from '@portfolio/behaviors';
import { useState } from 'react';

import { Combobox } from './Combobox';
import { NativeSelect } from './NativeSelect';
import type { SearchableSelectProps } from './props';

export type { SelectOption } from './matchingOptions';

/**
 * A select with a search field, for long lists: a combobox that chooses the matching option on leaving. Before hydration
 * it is a native control, which is replaced once it is no longer in use.
 */
export function SearchableSelect({ autoComplete = 'off', ...props }: SearchableSelectProps) {
  const [isNativeInUse, setIsNativeInUse] = useState(false);
  const isEnhanced = useIsHydrated() && !isNativeInUse;
  if (isEnhanced) return <Combobox autoComplete={autoComplete} {...props} />;
  return <NativeSelect autoComplete={autoComplete} {...props} onUse={setIsNativeInUse} />;
}
