import { defineConfig } from 'vitest/config';
import { inlineWords } from './src/vite';

export default defineConfig({
  plugins: [inlineWords('ar-EG')],
  test: { reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]] },
});
