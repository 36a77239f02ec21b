import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright, type PlaywrightProviderOptions } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { styledComponentsCompiler } from './build/styledComponents.ts';

const launchOptions = {
  ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
};

const inPackage = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A browser for one project; projects that share an instance would share its name. */
const browser = (contextOptions: PlaywrightProviderOptions['contextOptions'] = {}) => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions, contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});

/** Every story is a test in a real browser, in both themes: it renders, its play function passes, and axe finds nothing. */
const stories = ['light', 'dark'].map((theme) => ({
  extends: true as const,
  plugins: [storybookTest({ configDir: inPackage('.storybook'), initialGlobals: { theme } })],
  test: { name: `stories in the ${theme}`, browser: browser() },
}));

/** The parts as they are painted where the system forces its own colours upon pages. */
const forcedColours = {
  extends: true as const,
  publicDir: inPackage('generated'),
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: styledComponentsCompiler,
  test: {
    name: 'forced colours',
    include: ['src/**/*.browser.test.tsx'],
    browser: {
      ...browser({ forcedColors: 'active' }),
      screenshotFailures: false,
      // As large as the window that Playwright opens: a larger page would be made smaller, and its pictures with it.
      viewport: { width: 1280, height: 720 },
    },
  },
};

export default defineConfig({
  test: {
    projects: [...stories, forcedColours],
    reporters: ['default', ['json', { outputFile: 'reports/stories.json' }]],
  },
});
