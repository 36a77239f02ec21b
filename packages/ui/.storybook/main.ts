import type { StorybookConfig } from '@storybook/react-vite';
import { inlineWords } from '@portfolio/words/vite';
import { styledComponentsCompiler } from '../build/styledComponents.ts';
import { docgenOptions } from './docgen.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../docs/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The drawings, fonts and design tokens are the same files that the site and designers use.
  staticDirs: [
    { from: '../generated/art', to: '/art' },
    { from: '../fonts', to: '/fonts' },
    { from: '../generated/tokens', to: '/tokens' },
    './public',
  ],
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: docgenOptions,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    oxc: styledComponentsCompiler,
    plugins: [...(vite.plugins ?? []), inlineWords()],
  }),
};

export default config;
