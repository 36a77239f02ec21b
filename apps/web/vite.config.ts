import react from '@vitejs/plugin-react';
import { uiAssets } from '@portfolio/ui/vite';
import { defineConfig } from 'vite';
import { pageData } from './prerender/pageDataPlugin.ts';

/** The path below which the site is deployed, with both slashes; '/' at the top of a domain. */
const base = process.env['PORTFOLIO_BASE_PATH'] ?? '/';

export default defineConfig(({ command }) => ({
  base,
  define: { __BUILD_YEAR__: new Date().getFullYear() },
  plugins: [react(), uiAssets(), pageData()],
  // Development reads the packages' sources; production builds take what tsup made of them.
  resolve:
    command === 'serve' ? { conditions: ['source', 'module', 'browser', 'development'] } : {},
  server: { port: Number(process.env['WEB_PORT'] ?? 5173), strictPort: true },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  ssr: { noExternal: [/^@portfolio\//, 'react-router-dom', 'react-router', 'styled-components'] },
}));
