import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the site does not use of react-router. Its one file defines contexts and components by calls that
 * are not marked as free of side effects, and names them by assignments, so all of them would be kept, with all that they use:
 * forms, data loading and the framework mode, 5 KB on every first visit (brotli).
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) =>
        code
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^[A-Z]\w*\.displayName = .*;$/gm, '')
          // The version is noted on the window for the router's own developer tools.
          .replace(/^try \{\s*if \(isBrowser2\) \{[\s\S]*?\n\} catch \(e\) \{\s*\}$/m, ''),
    },
  };
}
