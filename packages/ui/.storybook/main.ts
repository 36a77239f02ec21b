import type { StorybookConfig } from '@storybook/react-vite';
import { inEnglish } from '@portfolio/messages/testing';
import { ownFontsFolder } from '@portfolio/theme/fontsFolder';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findComponentPages } from '../build/componentPages.ts';
import { styledComponentsCompiler } from '../build/styledComponents.ts';
import { faceFiles } from '../src/fonts/files.ts';
import { familyOf } from '../src/theme/globalCss.ts';
import { docgenOptions } from './docgen.ts';

/** The text's face, for Storybook's own pages. */
const managerFonts = faceFiles.text.whole
  .map(
    ({ file, range, weight }) =>
      `@font-face{font-family:"${familyOf('text')}";src:url("./fonts/${file}") format("woff2");font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}}`,
  )
  .join('');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../docs/**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The drawings, fonts and design tokens that the site and designers use.
  staticDirs: [
    { from: '../generated/art', to: '/art' },
    { from: '../fonts', to: '/fonts' },
    ...(existsSync(ownFontsFolder) ? [{ from: ownFontsFolder, to: '/fonts' }] : []),
    { from: '../generated/tokens', to: '/tokens' },
    './public',
  ],
  managerHead: (head = '') => `${head}<style>${managerFonts}</style>`,
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: docgenOptions,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, ...inEnglish },
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    define: {
      ...vite.define,
      COMPONENT_PAGES: JSON.stringify(
        findComponentPages(join(import.meta.dirname, '../src/pages')),
      ),
    },
    oxc: styledComponentsCompiler,
  }),
};

export default config;
