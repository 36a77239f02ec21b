import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, type PropsWithChildren } from 'react';
import { storybookTheme } from './theme';
import { useToolbar } from './useToolbar';

const docsThemes = { light: storybookTheme('light'), dark: storybookTheme('dark') };

/** Documentation pages follow the toolbar's theme, also those without a story. */
export function Docs(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useToolbar();
  useLayoutEffect(() => {
    document.body.classList.toggle('dark', theme === 'dark');
  }, [theme]);
  return <DocsContainer {...props} theme={docsThemes[theme]} />;
}
