import type { StorybookConfig } from '@storybook/react-vite';
import { englishMessages } from '@portfolio/messages/testing';
import { ownFontsFolder } from '@portfolio/theme/fontsFolder';
import { existsSync } from 'node:fs';
import { styledComponentsCompiler } from '../build/styledComponents.ts';
import { faceFiles } from '../src/fonts/files.ts';
import { familyOf } from '../src/theme/globalCss.ts';
import { ownLanguages, ownMessages } from './ownMessages.ts';

/** `@font-face` rules for Storybook's interface. */
const managerFonts = faceFiles.text.whole
  .map(
    ({ file, range, weight }) =>
      `@font-face{font-family:"${familyOf('text')}";src:url("./fonts/${file}") format("woff2");font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}}`,
  )
  .join('');

/** Tests of a fork's stories are not affected, because stories start in English. */
const hasOwnMessages = ownLanguages.length > 0;

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
    // Adds controls for union types, and lists only props that a component declares itself, not those of HTML elements.
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) =>
        !name.startsWith('$') &&
        !['as', 'forwardedAs'].includes(name) &&
        (!parent || !parent.fileName.includes('node_modules')),
    },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  env: (env = {}) => ({ ...env, STORYBOOK_LANGUAGES: ownLanguages.join() }),
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), hasOwnMessages && ownMessages()],
    resolve: {
      ...vite.resolve,
      alias: { ...vite.resolve?.alias, ...(hasOwnMessages ? {} : englishMessages) },
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    oxc: styledComponentsCompiler,
  }),
};

export default config;
