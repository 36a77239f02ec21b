import { contentReload, site, words } from '@portfolio/content/vite';
import react from '@vitejs/plugin-react';
import { uiAssets } from '@portfolio/ui/vite';
import { inlineWords } from '@portfolio/words/vite';
import { defineConfig } from 'vite';
import { selfContained } from './build/selfContained';

/** Whether the PDFs lie beside the app: the build's next step makes them, unless it is told not to. */
const hasPdfs = (command: string) =>
  command === 'build' && process.env['PORTFOLIO_RESUME_PDF'] !== 'none';

export default defineConfig(({ command }) => ({
  // Relative, so that the built folder works wherever it is put.
  base: './',
  define: { 'import.meta.env.HAS_PDFS': hasPdfs(command) },
  plugins: [
    contentReload(),
    react(),
    uiAssets(),
    // Development takes them from the content as it stands.
    command === 'build' && inlineWords(site.language, words),
    selfContained(),
  ],
  server: { host: '127.0.0.1', port: Number(process.env['PRINT_PORT'] ?? 5174) },
  build: { modulePreload: { polyfill: false }, target: 'es2022' },
}));
