/** Requires spacing from the scale, like `space(16)`. Computed values, em units, and up to 4 px for optical alignment are exempt. */
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
            message: `Use the spacing scale, like space(16): "${whole.trim()}"`,
          });
        }
      }
    },
  }),
};

/** Requires visible and spoken text to come from `@portfolio/messages` or the content. Error messages are exempt. */
const textFromMessages = {
  create: (context) => {
    const textAttributes =
      /^(aria-(label|roledescription|valuetext)|alt|caption|heading|label|message|note|placeholder|text|title)$/;
    const report = (node, words) =>
      context.report({ node, message: `Move the text to @portfolio/messages: "${words.trim()}"` });
    const checkPhrase = (node, text, looksSpoken) => {
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
        if (
          value?.type === 'Literal' &&
          textAttributes.test(name.name) &&
          /\p{L}{2}/u.test(value.value)
        )
          report(value, value.value);
      },
      Literal: (node) =>
        checkPhrase(
          node,
          String(node.value),
          /^\s*\p{Lu}(\p{Ll}+[ .:]?$|.*\p{L}{2,}[,.:]? \p{L}{2,})/u,
        ),
      TemplateElement: (node) => checkPhrase(node, node.value.cooked, /\p{L}{3,}[,.:]? \p{L}{3,}/u),
    };
  },
};

/** Forbids parsing strings as markup, which the content security policy also blocks in the browser. */
const noTextAsMarkup = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Render elements instead. Text must never be parsed as markup.',
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

/** Rules of this repository; `.oxlintrc.json` sets where they apply. */
export default {
  meta: { name: 'portfolio' },
  rules: {
    'space-from-scale': spaceFromScale,
    'no-text-as-markup': noTextAsMarkup,
    'text-from-messages': textFromMessages,
  },
};
