const question = /\(prefers-reduced-motion:\s*(reduce|no-preference)\)/g;

/** What media rules asked before the toolbar answered. */
const asked = new WeakMap<CSSMediaRule, string>();

let isStill = false;

/** Answers for the system: with motion reduced, "reduce" holds always and "no-preference" never. */
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

// Styles of parts come when the parts do: as text while one develops, as rules in a built Storybook.
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
 * Shows the page as to people who asked their system for reduced motion, or as the system says. Every style sheet is told, so
 * that one sees what they see and not merely movements cut short.
 *
 * @param next Whether motion is reduced.
 */
export function setStill(next: boolean): void {
  if (next === isStill) return;
  isStill = next;
  answerAll();
}
