import { contentReload, site, words } from '@portfolio/content/vite';
import react from '@vitejs/plugin-react';
import { uiAssets } from '@portfolio/ui/vite';
import { inlineWords } from '@portfolio/words/vite';
import { defineConfig } from 'vite';
import { deploymentServices } from './build/deploymentServices.ts';
import { isOnEveryPage, leanFramework } from './build/leanFramework.ts';
import { pageRefresh } from './build/pageRefresh.ts';
import { devFiles } from './prerender/devFilesPlugin.ts';
import { resumeQr } from './prerender/resumeQrPlugin.ts';
import { hasResumePdf } from './prerender/siteFiles.ts';

/** The path below which the site is deployed, with both slashes; '/' at the top of a domain. */
const base = process.env['PORTFOLIO_BASE_PATH'] ?? '/';

export default defineConfig(({ command }) => ({
  base,
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __HAS_RESUME_PDF__: hasResumePdf,
  },
  plugins: [
    contentReload(),
    pageRefresh(),
    react(),
    uiAssets({ splitsFonts: true }),
    // Development takes them from the content as it stands.
    command === 'build' && inlineWords(site.language, words),
    deploymentServices(),
    leanFramework(),
    devFiles(),
    resumeQr(),
  ],
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
    rolldownOptions: {
      // No module of ours or of our dependencies does anything when one of its properties is read.
      treeshake: { propertyReadSideEffects: false },
      output: {
        // Short, since every file names those that it imports: what only shares code is called by its hash alone.
        chunkFileNames: ({ name, isDynamicEntry }) =>
          `assets/${isDynamicEntry || isOnEveryPage(name) ? '[name]-' : ''}[hash:6].js`,
        codeSplitting: {
          groups: [
            // Changes with a dependency's version, not with the site: stays in the browser's cache over deployments. What is
            // loaded only when it is needed is left out.
            {
              name: 'framework',
              test: /^(?!.*\/(zod|libphonenumber-js|web-vitals)\/).*node_modules/,
              priority: 2,
            },
            // What most pages share travels in one file: a dozen small ones compress worse and queue up. The words on the owner are
            // for pages on which visitors land from elsewhere, and would bring more content along.
            { name: 'common', test: /^(?!.*ownerLine)/i, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: [/^@portfolio\//, 'react-router-dom', 'react-router', 'styled-components'] },
}));
