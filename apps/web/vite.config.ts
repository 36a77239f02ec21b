import { contentDevelopment, generatedAlias, publicFolder } from '@portfolio/content/vite';
import react from '@vitejs/plugin-react';
import { uiAssets } from '@portfolio/ui/vite';
import { defineConfig } from 'vite';
import { devFiles } from './prerender/devFilesPlugin.ts';

const language = process.env['PORTFOLIO_LANGUAGE']?.toLowerCase();

/** The site's base path, with leading and trailing slashes; `/` at the root of a domain. */
const base = process.env['PORTFOLIO_BASE_PATH'] ?? (language ? `/${language}/` : '/');

export default defineConfig({
  base,
  publicDir: publicFolder,
  resolve: { alias: generatedAlias },
  // Exposes `PORTFOLIO_RESUME_PDF` in `import.meta.env`.
  envPrefix: ['VITE_', 'PORTFOLIO_RESUME_'],
  plugins: [contentDevelopment(), react(), devFiles(), uiAssets({ splitsFonts: true })],
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    // Publishing while the development server runs must not reload pages.
    watch: { ignored: ['**/generated/deploy/**'] },
    // Forwards only POST requests to the local inbox, as `pnpm start` does.
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
      // Omits preloads from documents, which load their scripts after the first paint (`prerender/afterFirstPaint.ts`).
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
    rolldownOptions: {
      // No module has getters with side effects.
      treeshake: { propertyReadSideEffects: false },
      output: {
        codeSplitting: {
          groups: [
            // This chunk changes only if a dependency changes, so browsers keep it across deployments. Excludes code that loads on demand.
            {
              name: 'framework',
              test: /^(?!.*\/(zod|libphonenumber-js|web-vitals)\/).*node_modules/,
              priority: 2,
            },
            // One file for code that at least four entry chunks share, because a dozen small files would compress worse and queue up.
            { name: 'common', test: /^(?!.*ownerLine)/i, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/^@portfolio\//, 'react-router-dom', 'react-router', 'styled-components'] },
});
