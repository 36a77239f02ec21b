import { useLayoutEffect } from 'react';
import { useIsHydrated } from '../environment/useIsHydrated';
import { useMediaQuery } from '../environment/useMediaQuery';
import { writeMemory, writeStored } from '../storage/storage';
import { useStoredText } from '../storage/useStoredText';

export type Theme = 'light' | 'dark';

/** @see useTheme */
export interface ThemeOptions {
  /** What a visit begins with; `system` follows the visitor's system until they choose. Default: `light`. */
  initial?: Theme | 'system';
  /** Keeps the visitor's choice for later visits. Default: `false` (Specification §4: not persisted). */
  remember?: boolean;
  /** Where it is kept, as `light` or `dark`; a script that runs before the first paint reads the same. Default: `theme`. */
  storageKey?: string;
}

/** @see useTheme */
export interface ThemeControl {
  /** The server's, and the one until hydration, is `initial` (`light` for `system`). */
  theme: Theme;
  /** Flips light and dark. */
  toggle(): void;
}

/**
 * Light and dark (Specification §4, Decision 11): adds or removes the class `dark` on the page's body. Every component that
 * uses it with the same options sees the same theme. Until hydration the body is left as a before-paint script has set it.
 */
export function useTheme({
  initial = 'light',
  remember = false,
  storageKey = 'theme',
}: ThemeOptions = {}): ThemeControl {
  const isHydrated = useIsHydrated();
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const chosen = useStoredText(storageKey, remember ? 'browser' : 'memory');

  const begun = initial === 'system' ? (isSystemDark ? 'dark' : 'light') : initial;
  const theme = chosen === 'dark' || chosen === 'light' ? chosen : begun;

  useLayoutEffect(() => {
    if (isHydrated) document.body.classList.toggle('dark', theme === 'dark');
  }, [isHydrated, theme]);

  return {
    theme,
    toggle: () =>
      (remember ? writeStored : writeMemory)(storageKey, theme === 'dark' ? 'light' : 'dark'),
  };
}
