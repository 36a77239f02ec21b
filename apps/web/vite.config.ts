import { contentDevelopment, generatedAlias } from '@portfolio/content/vite';
import react from '@vitejs/plugin-react';
import { uiAssets } from '@portfolio/ui/vite';
import { defineConfig } from 'vite';
import { devFiles } from './prerender/devFilesPlugin.ts';

/** The path below which the site is deployed, with both slashes; '/' at the top of a domain. */
const base = process.env['PORTFOLIO_BASE_PATH'] ?? '/';

export default defineConfig({
  base,
  resolve: { alias: generatedAlias },
  // Code reads `PORTFOLIO_RESUME_PDF` from `import.meta.env`.
  envPrefix: ['VITE_', 'PORTFOLIO_RESUME_'],
  plugins: [contentDevelopment(), react(), uiAssets({ splitsFonts: true }), devFiles()],
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    // Posts go to the owner's inbox, as they do where `start` serves the site; nothing else of it passes.
    proxy: {
      [`${base}inbox/`]: {
        target: `http://127.0.0.1:${process.env['INBOX_PORT'] ?? 4175}`,
        rewrite: (path) => path.slice(`${base}inbox`.length),
        bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
      },
    },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // The document asks for its scripts after the first paint (`prerender/afterFirstPaint.ts`).
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
    rolldownOptions: {
      // No module of ours or of our dependencies does anything when one of its properties is read.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // Changes with a dependency's version, not with the site, so it stays in the browser's cache over deployments. What is
            // loaded only when it is needed is left out.
            {
              name: 'framework',
              test: /^(?!.*\/(zod|libphonenumber-js|web-vitals)\/).*node_modules/,
              priority: 2,
            },
            // What most pages share travels in one file: a dozen small ones compress worse and queue up.
            { name: 'common', test: /^(?!.*ownerLine)/i, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/^@portfolio\//, 'react-router-dom', 'react-router', 'styled-components'] },
});
