import type { Plugin } from 'vite';

/** A change to a dependency's code. */
interface Edit {
  what: string;
  find: RegExp;
  replaceBy: string;
}

/**
 * Lets the bundler drop what the site does not use of react-router. Its one file defines contexts and components by calls that
 * are not marked as free of side effects, and names them by assignments, so all of them would be kept, with all that they use:
 * forms, data loading and the framework mode, 8 KB on every first visit (brotli).
 */
const routerEdits: readonly Edit[] = [
  {
    what: 'marks contexts and components as free of side effects',
    find: /= (React\d*\.(?:forwardRef|createContext|memo)\()/g,
    replaceBy: '= /* @__PURE__ */ $1',
  },
  {
    what: 'drops names of contexts and components',
    find: /^[A-Z]\w*\.(?:displayName|contextType) = .*;$/gm,
    replaceBy: '',
  },
  {
    what: 'takes every route for a plain one, as it is without a data router',
    find: /isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\)/g,
    replaceBy: 'useNavigateUnstable()',
  },
  {
    what: "drops the note of the version for the router's own developer tools",
    find: /^try \{\s*if \(isBrowser2\) \{[\s\S]*?\n\} catch \(e\) \{\s*\}$/gm,
    replaceBy: '',
  },
];

const prefixer = { what: "replaces styled-components' vendor prefixes" };

/**
 * Keeps from visitors what the framework's packages bring but this site never calls. A new version of theirs in which an edit
 * finds nothing stops the build: the edit has to be made anew, or can go.
 */
export function leanFramework(): Plugin {
  const made = new Set<object>();
  return {
    name: 'lean-framework',
    apply: 'build',
    buildStart: () => made.clear(),
    // Vite's own loads a chunk's style sheets and preloads first; there are none.
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
    transform: {
      filter: { id: [/\/react-router\/dist\/.*\.mjs$/, /\/stylis\/src\/Prefixer\.js$/] },
      handler(code, id) {
        if (id.includes('/stylis/')) {
          made.add(prefixer);
          // It adds them only where it is told to; no browser that runs this site needs them.
          return 'export const prefix = (value) => value;';
        }
        return routerEdits.reduce((text, edit) => {
          const edited = text.replace(edit.find, edit.replaceBy);
          if (edited !== text) made.add(edit);
          return edited;
        }, code);
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const edit of [prefixer, ...routerEdits]) {
        if (!made.has(edit)) {
          this.error(
            `apps/web/build/leanFramework.ts ${edit.what}, but finds no such code in the installed version.`,
          );
        }
      }
    },
  };
}
