import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useState, type PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { storybookTheme } from './theme';

const docsThemes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

interface GlobalsMessage {
  globals: Record<string, unknown>;
}

const themeIn = (message: GlobalsMessage | undefined) =>
  message?.globals['theme'] === 'dark' ? 'dark' : 'light';

/** Documentation pages follow the toolbar's theme, also those without a story. */
export function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const channel = addons.getChannel();
  const [theme, setTheme] = useState<'light' | 'dark'>(() => {
    const [message] = [channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []].flat();
    return themeIn(message as GlobalsMessage | undefined);
  });
  useLayoutEffect(() => {
    const follow = (message: GlobalsMessage) => setTheme(themeIn(message));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [channel]);
  useLayoutEffect(() => {
    document.body.classList.toggle('dark', theme === 'dark');
  }, [theme]);
  return <DocsContainer {...props} theme={docsThemes[theme]} />;
}
