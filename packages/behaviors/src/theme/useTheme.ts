import { useLayoutEffect } from 'react';
import { listen } from '../environment/listen';
import { useClientValue } from '../environment/useClientValue';
import {
  readMemory,
  readStored,
  subscribeToStorage,
  writeMemory,
  writeStored,
} from '../storage/storage';

export type Theme = 'light' | 'dark';

/** Where the choice is kept, as `light` or `dark`; a script that runs before the first paint reads the same. */
const storageKey = 'theme';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

/** Listens for the visitor's choice and for the system's. @returns stops listening. */
function subscribe(onChange: () => void): () => void {
  const stops = [listen(systemDark(), 'change', onChange), subscribeToStorage(onChange)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Light and dark: adds or removes the class `dark` on the page's body. Every component that uses it with the same options sees
 * the same theme. What a before-paint script has set on the body stays.
 *
 * @param initial what a visit begins with; `system` follows the visitor's system until they choose, and is `light` until hydration
 * @param remember keeps the visitor's choice for later visits
 */
export function useTheme({
  initial,
  remember = false,
}: {
  initial: Theme | 'system';
  remember?: boolean;
}) {
  const begun = initial === 'system' ? 'light' : initial;
  const readTheme = (): Theme => {
    const chosen = (remember ? readStored : readMemory)(storageKey);
    if (chosen === 'dark' || chosen === 'light') return chosen;
    return initial === 'system' && systemDark().matches ? 'dark' : begun;
  };
  const theme = useClientValue(readTheme, begun, subscribe);

  // What is read, not what is rendered: during hydration that is still the server's, and the page would flash.
  useLayoutEffect(() => void document.body.classList.toggle('dark', readTheme() === 'dark'));

  return {
    theme,
    toggle: () =>
      (remember ? writeStored : writeMemory)(storageKey, theme === 'dark' ? 'light' : 'dark'),
  };
}
