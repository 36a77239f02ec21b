import type { Plugin } from 'vite';

/**
 * Lets React's Fast Refresh take over what has changed in a page, or in what a page reads: it updates modules that export components
 * alone, and a page's module exports an object. While developing, that object stays the same one, and so does the component in it, of
 * which Fast Refresh knows the newest form.
 */
export function pageRefresh(): Plugin {
  return {
    name: 'portfolio-page-refresh',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/src\/pages\/\w+\/\w+Page\.tsx$/ },
      handler: (code) =>
        code.replace('export const page =', 'const newest =') +
        `
const { data } = import.meta.hot;
const { Component } = (data.page ??= newest);
export const page = Object.assign(data.page, newest, { Component });
`,
    },
  };
}
