import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the site does not use of react-router. Its one file defines contexts and components by calls that
 * are not marked as free of side effects, and names them by assignments, so all of them would be kept, with all that they use:
 * forms, data loading and the framework mode, 8 KB on every first visit (brotli).
 */
const shakeRouter = (code: string) =>
  code
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^[A-Z]\w*\.(?:displayName|contextType) = .*;$/gm, '')
    // Without a data router every route is a plain one.
    .replace('isDataRoute ? useNavigateStable() : useNavigateUnstable()', 'useNavigateUnstable()')
    // The version is noted on the window for the router's own developer tools.
    .replace(/^try \{\s*if \(isBrowser2\) \{[\s\S]*?\n\} catch \(e\) \{\s*\}$/m, '');

/** Keeps from visitors what the framework's packages bring but this site never calls. */
export function leanFramework(): Plugin {
  return {
    name: 'lean-framework',
    // Vite's own loads a chunk's style sheets and preloads first; there are none.
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    transform: {
      filter: { id: [/\/react-router\/dist\/.*\.mjs$/, /\/stylis\/src\/Prefixer\.js$/] },
      handler: (code, id) =>
        id.includes('/stylis/')
          ? // styled-components adds vendor prefixes only where it is told to; no browser that runs this site needs them.
            'export const prefix = (value) => value;'
          : shakeRouter(code),
    },
  };
}
