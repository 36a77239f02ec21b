import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

export default defineConfig({
  resolve: {
    alias: {
      '#generated/language': `${here}/src/testing/language.ts`,
      '#generated/messages': `${here}/src/english/messages.json`,
    },
  },
  test: { reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]] },
});
