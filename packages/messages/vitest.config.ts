import { defineConfig } from 'vitest/config';

const packageFolder = import.meta.dirname;

export default defineConfig({
  resolve: {
    alias: {
      '#generated/language': `${packageFolder}/src/testing/language.ts`,
      '#generated/messages': `${packageFolder}/src/english/messages.json`,
    },
  },
  test: { reporters: ['default', ['junit', { outputFile: 'reports/unit.xml' }]] },
});
