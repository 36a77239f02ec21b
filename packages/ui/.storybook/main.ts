import type { StorybookConfig } from '@storybook/react-vite';
import { styledComponentsCompiler } from '../build/styledComponents';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The drawings and fonts are the same files that the site serves.
  staticDirs: [
    { from: '../generated/art', to: '/art' },
    { from: '../fonts', to: '/fonts' },
  ],
  typescript: { reactDocgen: 'react-docgen-typescript' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    oxc: styledComponentsCompiler,
  }),
};

export default config;
