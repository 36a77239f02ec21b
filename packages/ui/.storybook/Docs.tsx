import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './theme';

function subscribeToToolbar(onChange: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  return () => channel.off(GLOBALS_UPDATED, onChange);
}

function lastToolbarMessage() {
  const channel = addons.getChannel();
  const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as unknown[];
  return message as { globals: Record<string, unknown> } | undefined;
}

/** Returns the toolbar's settings, for use outside stories. */
export const useToolbar = () =>
  useSyncExternalStore(subscribeToToolbar, lastToolbarMessage)?.globals ?? {};

const docsThemes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** Applies the toolbar's theme to a documentation page. With "Side by side", this page is light, and `manager.tsx` adds a dark one. */
export function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const isDark = useToolbar()['theme'] === 'dark';
  useLayoutEffect(() => {
    document.body.classList.toggle('dark', isDark);
  }, [isDark]);
  return <DocsContainer {...props} theme={docsThemes[isDark ? 'dark' : 'light']} />;
}
