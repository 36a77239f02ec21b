import { contentDevelopment, generatedAlias } from '@portfolio/content/vite';
import react from '@vitejs/plugin-react';
import { uiAssets } from '@portfolio/ui/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  // Relative, so that the build works at any path.
  base: './',
  // Exposes `PORTFOLIO_RESUME_PDF` in `import.meta.env`.
  envPrefix: ['VITE_', 'PORTFOLIO_RESUME_'],
  resolve: { alias: generatedAlias },
  plugins: [contentDevelopment(), react(), uiAssets()],
  server: { host: '127.0.0.1', port: Number(process.env['PRINT_PORT'] ?? 5174) },
  build: { modulePreload: { polyfill: false }, target: 'es2022' },
});
