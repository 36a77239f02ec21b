import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** A change to a dependency's code. */
interface Edit {
  what: string;
  find: RegExp | string;
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

/**
 * Lets styled-components go on with the style sheet that the page came with. As it is, it writes all rules of that sheet into a new
 * one and removes the first, so that the browser styles the whole page twice. `kept` marks the element while that is so. A browser
 * that has left out a rule, which it does not know, counts other rules than were sent: there it is done as it was.
 */
const styleEdits: readonly Edit[] = [
  {
    what: 'keeps the style sheet of the page',
    find: '(be(e,o),o.parentNode&&o.parentNode.removeChild(o))',
    replaceBy:
      '(o.kept=o.textContent.split(p).filter((rule)=>rule.trim()).length===o.sheet.cssRules.length,be(e,o),o.kept?o.kept=!1:o.remove())',
  },
  {
    what: 'counts the rule that ends a group, which is in the sheet as well',
    find: 'e.getTag().insertRules(t,s))',
    replaceBy: 'e.getTag().insertRules(t,s.concat("")))',
  },
  {
    what: 'takes the element that is there',
    find: 's=document.createElement("style"),',
    replaceBy:
      's=[...document.querySelectorAll("style")].find(({kept})=>kept)||document.createElement("style"),',
  },
  {
    what: 'leaves that element in its place',
    find: 'o.insertBefore(s,a),s',
    replaceBy: 's.kept||o.insertBefore(s,a),s',
  },
  {
    what: 'leaves its text as it is',
    find: 'this.element.appendChild(document.createTextNode(""))',
    replaceBy: 'this.element.kept||this.element.appendChild(document.createTextNode(""))',
  },
  {
    what: 'counts its rules and does not write them again',
    find: 'return this.sheet.insertRule(t,e),',
    replaceBy: 'return this.element.kept||this.sheet.insertRule(t,e),',
  },
];

/**
 * Lets styled-components insert what a render brings in one go, as React commits it. As it is, it does so rule by rule while React
 * renders, which React does in slices: between any two of them the browser found a changed sheet and styled the present page anew, twelve
 * times on the way to the next one.
 */
const insertionEdits: readonly Edit[] = [
  {
    what: 'puts new rules by',
    find: 'this.registerName(e,t),this.getTag().insertRules(C(e),n)}',
    replaceBy: 'this.registerName(e,t),pendingRules.push(()=>this.getTag().insertRules(C(e),n))}',
  },
  {
    what: 'inserts them before React changes the page',
    find: 'v=a.generateAndInjectStyles(y,p.styleSheet,p.stylis);',
    replaceBy:
      'v=a.generateAndInjectStyles(y,p.styleSheet,p.stylis);t.useInsertionEffect(insertPending,[v]);',
  },
  {
    what: 'knows what is put by',
    find: /^/,
    replaceBy:
      'const pendingRules=[],insertPending=()=>pendingRules.splice(0).forEach((insert)=>insert());',
  },
];

/** Which edits are made where. */
const edited: readonly { file: RegExp; edits: readonly Edit[] }[] = [
  { file: /\/react-router\/dist\/.*\.mjs$/, edits: routerEdits },
  { file: /\/styled-components\.browser\.esm\.js$/, edits: [...styleEdits, ...insertionEdits] },
];

/** Whether a file is there before any page's code is asked for. */
export const isOnEveryPage = (name: string) =>
  /^(index|framework|common|rolldown-runtime)(-|$)/.test(name);

/** The names of the files that a page's code shares with other pages, without folder and ending. */
const sharedFiles = (file: string, dependencies: string[]) =>
  dependencies
    .filter((one) => one !== file && file.includes('Page-'))
    .map((one) => basename(one, '.js'))
    .filter((name) => !isOnEveryPage(name));

/**
 * Asks for a page's code and for what it shares with others at once: one wait on a slow line, where the browser by itself finds one
 * file after the other, and waits up to three times. What fails is told by the page's own import, which then fails too.
 */
const importWithShared =
  "(load, shared) => (shared?.forEach((name) => import(/* @vite-ignore */ './' + name + '.js').catch(() => {})), load())";

const prefixer = { what: "replaces styled-components' vendor prefixes" };

/**
 * Keeps from visitors what the framework's packages bring or do but this site has no use for. A new version of theirs in which an edit
 * finds nothing stops the build: the edit has to be made anew, or can go.
 */
export function leanFramework(): Plugin {
  const made = new Set<object>();
  return {
    name: 'lean-framework',
    apply: 'build',
    config: () => ({
      build: { modulePreload: { polyfill: false, resolveDependencies: sharedFiles } },
    }),
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart: () => made.clear(),
    // Vite's own also waits for a chunk's style sheets, which there are none of.
    load: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => `export const __vitePreload = ${importWithShared};`,
    },
    transform: {
      filter: { id: [...edited.map(({ file }) => file), /\/stylis\/src\/Prefixer\.js$/] },
      handler(code, id) {
        if (id.includes('/stylis/')) {
          made.add(prefixer);
          // It adds them only where it is told to; no browser that runs this site needs them.
          return 'export const prefix = (value) => value;';
        }
        const edits = edited.find(({ file }) => file.test(id))?.edits ?? [];
        return edits.reduce((text, edit) => {
          const changed = text.replace(edit.find, edit.replaceBy);
          if (changed !== text) made.add(edit);
          return changed;
        }, code);
      },
    },
    buildEnd(error) {
      if (error) return;
      for (const edit of [prefixer, ...edited.flatMap(({ edits }) => edits)]) {
        if (!made.has(edit)) {
          this.error(
            `apps/web/build/leanFramework.ts ${edit.what}, but finds no such code in the installed version.`,
          );
        }
      }
    },
  };
}
