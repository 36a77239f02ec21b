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
 * Words that a visitor reads or hears come from `@portfolio/messages`, which has them in the site's language, or from the content. Free are
 * errors for whoever builds the site.
 */
const wordsFromFile = {
  create: (context) => {
    const spoken =
      /^(aria-(label|roledescription|valuetext)|alt|caption|heading|label|message|note|placeholder|text|title)$/;
    const report = (node, words) =>
      context.report({ node, message: `Take the text from the messages: "${words.trim()}"` });
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

/** Text must not become markup: the content security policy blocks it in the browser, this at the desk. */
const textIsNoMarkup = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Render elements instead: text from data must never be read as markup.',
      });
    return {
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]': report,
      'Property[key.name="dangerouslySetInnerHTML"]': report,
      'AssignmentExpression[left.property.name=/^(inner|outer)HTML$/]': report,
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString)$/]':
        report,
    };
  },
};

/** Rules of this repository alone; `.oxlintrc.json` says where they hold. */
export default {
  meta: { name: 'portfolio' },
  rules: {
    'space-from-scale': spaceFromScale,
    'text-is-no-markup': textIsNoMarkup,
    'words-from-file': wordsFromFile,
  },
};
