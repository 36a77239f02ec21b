const question = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g;

/** Original conditions of media rules. */
const asked = new WeakMap<CSSMediaRule, string>();

let isStill = false;

/** Overrides the system setting: with reduced motion, "reduce" always matches and "no-preference" never. */
function answer(rules: Iterable<CSSRule>): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const text = asked.get(rule) ?? rule.media.mediaText;
      if (text.includes('prefers-reduced-motion')) {
        asked.set(rule, text);
        rule.media.mediaText = isStill
          ? text.replace(question, (_, preference) =>
              preference === 'reduce' ? '(width >= 0px)' : '(width < 0px)',
            )
          : text;
      }
    }
    if ('cssRules' in rule) answer(rule.cssRules as CSSRuleList);
  }
}

const answerAll = () => {
  for (const sheet of document.styleSheets) answer(sheet.cssRules);
};

// Components' styles arrive late: as text in development, as rules in a built Storybook.
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function insertAnswered(text, index) {
  const at = insertRule.call(this, text, index);
  const rule = this.cssRules[at];
  if (isStill && rule) answer([rule]);
  return at;
};
new MutationObserver(() => {
  if (isStill) answerAll();
}).observe(document.head, { childList: true, subtree: true, characterData: true });

/**
 * Simulates the system setting for reduced motion in every style sheet.
 *
 * @param next whether motion is reduced
 */
export function setStill(next: boolean): void {
  if (next === isStill) return;
  isStill = next;
  answerAll();
}
