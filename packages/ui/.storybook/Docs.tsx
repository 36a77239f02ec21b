import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './theme';

function onToolbarChange(follow: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, follow);
  return () => channel.off(GLOBALS_UPDATED, follow);
}

function lastMessage() {
  const channel = addons.getChannel();
  const [message] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as unknown[];
  return message as { globals: Record<string, unknown> } | undefined;
}

/** Returns the toolbar's settings, for use outside stories. */
export const useToolbar = () => useSyncExternalStore(onToolbarChange, lastMessage)?.globals ?? {};

const docsThemes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** Applies the toolbar's theme to documentation pages. With "Side by side", this page has the light theme (see `manager.tsx`). */
export function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const isDark = useToolbar()['theme'] === 'dark';
  useLayoutEffect(() => {
    document.body.classList.toggle('dark', isDark);
  }, [isDark]);
  return <DocsContainer {...props} theme={docsThemes[isDark ? 'dark' : 'light']} />;
}
