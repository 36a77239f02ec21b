import { defineConfig } from 'vitest/config';
import { defaultTheme } from './testing';

export default defineConfig({
  resolve: { alias: defaultTheme },
  test: { reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]] },
});
