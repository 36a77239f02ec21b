import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { fallbackFaces } from '../src/fonts/metrics';
import { UiProvider } from '../src/platform/UiProvider';
import { breakpoints, globalCss } from '../src/theme';

const style = document.createElement('style');
style.textContent = globalCss({
  displayFontUrl: './fonts/anek-latin-display.woff2',
  textFontUrl: './fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  fallbackFaces,
});
document.head.append(style);

/** Stories stand in the site's environment: drawings from ./art, the theme on the body, the direction on the root. */
const inSite: Decorator = (Story, { globals, parameters }) => {
  const theme = String(globals['theme'] ?? 'light');
  const direction = String(parameters['direction'] ?? globals['direction'] ?? 'ltr');
  useLayoutEffect(() => {
    document.body.classList.toggle('dark', theme === 'dark');
    document.documentElement.dir = direction;
    document.documentElement.lang = 'en';
  }, [theme, direction]);
  return (
    <UiProvider artBase="./art/">
      <Story />
    </UiProvider>
  );
};

const widths = { phone: '390px', small: '320px', ...breakpoints };

const preview: Preview = {
  decorators: [inSite],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light: day' },
          { value: 'dark', title: 'Dark: the hour before dawn' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          'Pages',
          'Chrome',
          'Layout',
          'Home',
          'Cards',
          'Forms',
          'Article',
          'Resume',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} (${width})`, styles: { width, height: '844px' } },
        ]),
      ),
    },
  },
};

export default preview;
