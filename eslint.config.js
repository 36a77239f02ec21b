import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import googleTranslate from 'eslint-plugin-react-google-translate';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Space comes from the scale of the tokens, `space(16)`. Free are what grows with the window or is computed (any function), what
 * belongs to a letter (em), and up to 4 px that set a line or a dot right by eye.
 */
const spaceFromScale = {
  create: (context) => ({
    TemplateLiteral(node) {
      const css = node.quasis.map(({ value }) => value.raw).join('$');
      for (const [whole, values] of css.matchAll(
        /(?<![\w-])(?:margin|padding|(?:row-|column-)?gap)[a-z-]*:([^;{}]*)/g,
      )) {
        let plain = values;
        while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
        if (/\d(?:\.\d+)?rem|(?:[5-9]|\d\d)(?:\.\d+)?px/.test(plain)) {
          context.report({
            node,
            message: `Take space from the scale, space(16): "${whole.trim()}"`,
          });
        }
      }
    },
  }),
};

/**
 * Words that a visitor reads or hears come from `@portfolio/words`, which has them in every language, or from the content. Free are
 * errors for whoever builds the site.
 */
const wordsFromFile = {
  create: (context) => {
    const spoken =
      /^(aria-(label|roledescription|valuetext)|alt|caption|heading|label|message|note|placeholder|text|title)$/;
    const report = (node, words) =>
      context.report({ node, message: `Take the words from WORDS: "${words.trim()}"` });
    const phrase = (node, text, looksSpoken) => {
      if (!looksSpoken.test(text) || /[@[\](){};=<>#]/.test(text)) return;
      const technical = context.sourceCode
        .getAncestors(node)
        .some(
          ({ type, name, callee, tag }) =>
            /^(TS\w+|Import\w+|SwitchCase|BinaryExpression)$/.test(type) ||
            tag ||
            /Error$/.test(callee?.name ?? '') ||
            /^(rel|preserveAspectRatio|media)$/.test(name?.name ?? ''),
        );
      if (!technical) report(node, text);
    };
    return {
      JSXText: (node) => /\p{L}{2}/u.test(node.value) && report(node, node.value),
      JSXAttribute({ name, value }) {
        if (value?.type === 'Literal' && spoken.test(name.name) && /\p{L}{2}/u.test(value.value))
          report(value, value.value);
      },
      Literal: (node) =>
        phrase(node, String(node.value), /^\s*\p{Lu}(\p{Ll}+[ .:]?$|.*\p{L}{2,}[,.:]? \p{L}{2,})/u),
      TemplateElement: (node) => phrase(node, node.value.cooked, /\p{L}{3,}[,.:]? \p{L}{3,}/u),
    };
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/storybook-static/**',
      '**/generated/**',
      '**/reports/**',
      '**/test-results/**',
      '**/shots/**',
      '**/node_modules/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.tsx', 'packages/behaviors/src/**/*.ts'],
    plugins: {
      'react-hooks': reactHooks,
      'jsx-a11y': jsxA11y,
      'react-google-translate': googleTranslate,
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // A region that scrolls must take the focus, or the keyboard cannot scroll it (WCAG 2.2 2.1.1).
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['region', 'tabpanel'] }],
    },
  },
  {
    // Page translators replace text nodes, and React then fails on text that stands beside other nodes.
    files: ['apps/*/src/**/*.tsx', 'packages/ui/src/**/*.tsx'],
    ignores: ['**/*.stories.tsx', '**/*.test.tsx'],
    rules: {
      'react-google-translate/no-conditional-text-nodes-with-siblings': 'error',
      'react-google-translate/no-return-text-nodes': 'error',
    },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/resume/**', '**/Prose/**'],
    plugins: { portfolio: { rules: { 'space-from-scale': spaceFromScale } } },
    rules: { 'portfolio/space-from-scale': 'error' },
  },
  {
    files: ['apps/*/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.{stories,styles,test}.{ts,tsx}',
      'packages/ui/src/{art,fonts,samples,theme}/**',
      '**/pageStory.tsx',
    ],
    plugins: { words: { rules: { 'from-file': wordsFromFile } } },
    rules: { 'words/from-file': 'error' },
  },
  {
    // Every visual part is in the design system, where its stories show and test it. Apps put parts together.
    files: ['apps/*/src/**'],
    rules: { 'no-restricted-imports': ['error', 'styled-components'] },
  },
  {
    // Text must not become markup: the content security policy blocks it in the browser, this at the desk.
    files: ['apps/*/src/**', 'packages/{behaviors,ui}/src/**'],
    ignores: ['**/*.stories.tsx', '**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          'Property[key.name="dangerouslySetInnerHTML"]',
          'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]',
          'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString)$/]',
        ].map((selector) => ({
          selector,
          message: 'Render elements instead: text from data must never be read as markup.',
        })),
      ],
    },
  },
  {
    // A Playwright fixture without dependencies says so with an empty pattern; it accepts nothing else.
    files: ['apps/*/e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // What runs in a terminal talks to it.
    files: [
      'packages/tools/**',
      '**/src/tools/**',
      'apps/*/{build,deploy,pdf,prerender}/**',
      'packages/ui/build/**',
      '**/{write,subset,portraitFromPhoto}.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
