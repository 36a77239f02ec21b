// Storybook requires relative imports to have file extensions, both in this file and in the files imported here.
import type { StorybookConfig } from '@storybook/react-vite';
import { ownFontsFolder } from '@portfolio/theme/fontsFolder';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { styledComponentsCompiler } from '../build/styledComponents.ts';
import { faceFiles } from '../src/fonts/files.ts';
import { familyOf } from '../src/theme/globalCss.ts';

/** `@font-face` rules for Storybook's interface. */
const managerFonts = faceFiles.text.whole
  .map(
    ({ file, range, weight }) =>
      `@font-face{font-family:"${familyOf('text')}";src:url("./fonts/${file}") format("woff2");font-weight:${weight};font-display:swap${range ? `;unicode-range:${range}` : ''}}`,
  )
  .join('');

const replacement = (name: string) => join(import.meta.dirname, `${name}.ts`);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../docs/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // Drawings and fonts for stories, and design tokens to download.
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
    // Adds controls for union types. Lists only props that a component declares itself, not those of HTML elements.
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
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // Shows stories in the language set in the toolbar, not in the site's language.
      alias: {
        ...vite.resolve?.alias,
        '#generated/language': replacement('language'),
        '#generated/messages': replacement('messages'),
      },
      conditions: ['source', 'module', 'browser', 'development|production'],
    },
    oxc: styledComponentsCompiler,
  }),
};

export default config;
