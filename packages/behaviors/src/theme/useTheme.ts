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

/** The script that runs before the first paint reads the same key. */
const storageKey = 'theme';

const systemDark = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(onChange: () => void): () => void {
  const stops = [listen(systemDark(), 'change', onChange), subscribeToStorage(onChange)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Manages the theme. The page's body has the class `dark` while the theme is dark. Components that use the same options share the theme.
 * Hydration keeps a class that a script set before the first paint.
 *
 * @param initial theme at the start of a visit; `system` follows the system until the visitor chooses, and is `light` until hydration
 * @param remember keeps the choice for later visits
 */
export function useTheme({
  initial,
  remember = false,
}: {
  initial: Theme | 'system';
  remember?: boolean;
}) {
  const serverTheme = initial === 'system' ? 'light' : initial;
  const readTheme = (): Theme => {
    const chosen = (remember ? readStored : readMemory)(storageKey);
    if (chosen === 'dark' || chosen === 'light') return chosen;
    return initial === 'system' && systemDark().matches ? 'dark' : serverTheme;
  };
  const theme = useClientValue(readTheme, serverTheme, subscribe);

  // Reads the stored theme. During hydration, the rendered theme is still the server's and would make the page flash.
  useLayoutEffect(() => void document.body.classList.toggle('dark', readTheme() === 'dark'));

  return {
    theme,
    // Reads the stored theme, because a second click may arrive before the first click's theme is rendered.
    toggle: () =>
      (remember ? writeStored : writeMemory)(storageKey, readTheme() === 'dark' ? 'light' : 'dark'),
  };
}
