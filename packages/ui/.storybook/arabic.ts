import { arabicOf } from '@portfolio/messages/arabic';

/** Returns true for code, and for text that is not in the page's language. */
const isUntranslated = (node: Node, langRoot: Element | null) =>
  node.parentElement?.closest('[translate=no],[lang],script,style,svg title') !== langRoot;

function replaceWordsIn(node: Node, langRoot: Element | null): void {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = walker.currentNode; text; text = walker.nextNode() as Node) {
    if (!(text instanceof Text) || isUntranslated(text, langRoot)) continue;
    const arabic = arabicOf(text.data);
    if (arabic !== text.data) text.data = arabic;
  }
  if (!(node instanceof Element)) return;
  for (const field of node.querySelectorAll<HTMLInputElement>('[placeholder]')) {
    field.placeholder = arabicOf(field.placeholder);
  }
}

/**
 * Replaces Latin words with Arabic words of similar length, to test right-to-left layout. Also replaces words that are added later.
 *
 * @returns a function that stops replacing; it does not restore words
 */
export function replaceWithArabic(root: Element): () => void {
  const langRoot = root.closest('[lang]');
  replaceWordsIn(root, langRoot);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') replaceWordsIn(target, langRoot);
      else for (const node of addedNodes) replaceWordsIn(node, langRoot);
    }
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
